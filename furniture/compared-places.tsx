/** A map with two places of a comparison and the axis that counts, or with one place alone. */

import type { Point, Spot } from "@stolik/geo/projection";
import type { Box } from "./box.ts";
import { placeNames } from "./compared-places-names.ts";
import styles from "./compared-places.module.css";
import { EuropeMap, mapSpot } from "./europe-map.tsx";
import type { NamedSpot } from "./map-labels.ts";
import type { MapRegion } from "./sea.tsx";

export type Axis = "latitude" | "longitude";

export interface MapPlace {
  readonly name: string;
  readonly point: Point;
}

/** Drawn in the colour `--verdict`. */
export function ComparedPlaces(props: {
  readonly label: string;
  /** The one in question. */
  readonly place: MapPlace;
  /** What it is compared with. */
  readonly other?: (MapPlace & { readonly axis: Axis }) | undefined;
  /** Width over height of the picture. */
  readonly ratio: number;
  /** Its place was held free in this proportion before it came. */
  readonly wasHeld?: boolean;
  readonly className?: string | undefined;
}) {
  const { place, other } = props;
  const shown = other ? [other, place] : [place];
  const dots = shown.map(({ name, point }) => ({ name, ...mapSpot(point) }));
  const gap = other && gapOf(other.axis, dots);
  return (
    <EuropeMap
      className={props.className}
      label={props.label}
      around={shown.map(({ point }) => point)}
      ratio={props.ratio}
      wasHeld={props.wasHeld}
    >
      {(region) => (
        <>
          {other && gap && (
            <AxisLines axis={other.axis} gap={gap} region={region} />
          )}
          <NamedDots dots={dots} gap={gap} region={region} />
        </>
      )}
    </EuropeMap>
  );
}

/** The way from one dot to the other along the axis, halfway between them: a box without thickness. */
export function gapOf(axis: Axis, dots: readonly Spot[]): Box {
  const xs = dots.map(({ x }) => x);
  const ys = dots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return axis === "longitude"
    ? { left, right, top: y, bottom: y }
    : { left: x, right: x, top, bottom };
}

/** Meridians through both places if longitude counts, parallels if latitude does, and the gap between them. */
function AxisLines(props: {
  readonly axis: Axis;
  readonly gap: Box;
  readonly region: MapRegion;
}) {
  const { axis, gap, region } = props;
  const { x, y, width, height } = region;
  const thin = width / 180;
  const lines =
    axis === "longitude"
      ? [gap.left, gap.right].map((at) => `M${at} ${y}v${height}`)
      : [gap.top, gap.bottom].map((at) => `M${x} ${at}h${width}`);
  return (
    <g className={styles.axis} aria-hidden>
      <path
        d={lines.join("")}
        strokeWidth={thin}
        strokeDasharray={`${thin * 2.5} ${thin * 2}`}
      />
      <path
        d={`M${gap.left} ${gap.top}L${gap.right} ${gap.bottom}`}
        strokeWidth={thin * 2.2}
      />
    </g>
  );
}

/** The last dot, the one in question, lies on top; the names stand over all dots. */
function NamedDots(props: {
  readonly dots: readonly NamedSpot[];
  readonly gap: Box | undefined;
  readonly region: MapRegion;
}) {
  const { dots, region } = props;
  const radius = region.width / 60;
  const names = placeNames(dots, radius, region, props.gap);
  return (
    <>
      {dots.map(({ x, y }, index) => (
        <circle
          key={index}
          className={index === dots.length - 1 ? styles.dotNew : styles.dot}
          cx={x}
          cy={y}
          r={radius}
          strokeWidth={radius / 2.5}
        />
      ))}
      {names?.spots.map(({ x, y }, index) => (
        <text
          key={index}
          className={styles.name}
          x={x}
          y={y}
          fontSize={names.size}
          strokeWidth={names.size / 5}
        >
          {dots[index]?.name}
        </text>
      ))}
    </>
  );
}
