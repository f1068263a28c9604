/** A map of Europe as a wall-chart: flat land on flat sea, the whole of it or the part around some points. */

import { loadEurope } from "@stolik/geo/europe";
import type { Land } from "@stolik/geo/outlines";
import { europe, project } from "@stolik/geo/projection";
import type { Point, Spot } from "@stolik/geo/projection";
import { memo, useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./europe-map.module.css";
import { Sea, WHOLE } from "./sea.tsx";
import type { MapRegion } from "./sea.tsx";

/** The least of Europe that a zoomed map shows: of less, nobody would recognise the coast. */
export const LEAST_WIDTH = 360;

export function mapSpot(point: Point): Spot {
  return project(europe, point);
}

export function EuropeMap(props: {
  readonly label: string;
  /** Where to zoom in; absent: all of Europe. */
  readonly around?: readonly Point[];
  /** Width over height of the picture. */
  readonly ratio?: number;
  /** Its place was held free in this proportion: a region that has given it up is drawn smaller. */
  readonly wasHeld?: boolean | undefined;
  readonly className?: string | undefined;
  /** Drawn on the map, given the region shown: sizes of letters and dots follow its width. */
  readonly children: (region: MapRegion) => ReactNode;
}) {
  const region = props.around ? regionAround(props.around, props.ratio) : WHOLE;
  return (
    <Sea
      label={props.label}
      region={region}
      shape={props.wasHeld ? props.ratio : undefined}
      className={props.className}
    >
      <Coast line={region.width / 700} />
      {props.children(region)}
    </Sea>
  );
}

/** A component of its own, so that the coast is not drawn again when something else on the map changes. */
const Coast = memo(function Coast({ line }: { readonly line: number }) {
  const land = useLand();
  return (
    <g className={styles.land}>
      {land.map(({ code, d }) => (
        <path key={code} d={d} strokeWidth={line} />
      ))}
    </g>
  );
});

/** The land comes after the sea; what stands on the map does not wait for it, nor need it. */
function useLand(): readonly Land[] {
  const [land, setLand] = useState<readonly Land[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadEurope().then(
      (outline) => {
        if (isWanted) setLand(outline.land);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return land;
}

/** Never beyond the edge of the map: a region that would be wider than Europe gives up its proportion. */
export function regionAround(around: readonly Point[], ratio = 1.6): MapRegion {
  const spots = around.map(mapSpot);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max(
    LEAST_WIDTH,
    (right - left) * 1.7,
    (bottom - top) * 1.6 * ratio,
  );
  const width = Math.min(wanted, WHOLE.width);
  const height = Math.min(wanted / ratio, WHOLE.height);
  return {
    x: within((left + right - width) / 2, WHOLE.width - width),
    y: within((top + bottom - height) / 2, WHOLE.height - height),
    width,
    height,
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
