/** The sea that a map is drawn on: as large as the map, and there before it. */

import type { ReactNode } from "react";
import styles from "./sea.module.css";

/** A piece of the map, in its own coordinates. */
export interface MapRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of Europe, as `geo/projection` frames it. */
export const WHOLE: MapRegion = { x: 0, y: 0, width: 1000, height: 741 };

export function Sea(props: {
  readonly label: string;
  readonly region: MapRegion;
  /** Width over height of the picture, where it is not that of the region. */
  readonly shape?: number | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { x, y, width, height } = props.region;
  return (
    <svg
      className={`${styles.map} ${props.className ?? ""}`}
      style={
        props.shape === undefined ? undefined : { aspectRatio: props.shape }
      }
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMinYMin meet"
      role="group"
      aria-label={props.label}
    >
      <rect className={styles.sea} x={x} y={y} width={width} height={height} />
      {props.children}
    </svg>
  );
}
