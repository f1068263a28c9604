/** A map with two places of a comparison and the axis that counts, or with one place alone. */

import type { Point, Spot } from "@stolik/geo/projection";
import styles from "./compared-places.module.css";
import { EuropeMap, mapSpot } from "./europe-map.tsx";
import type { MapRegion } from "./europe-map.tsx";
import { widthOf } from "./lettering.ts";

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
  readonly className?: string | undefined;
}) {
  const { place, other } = props;
  const here = mapSpot(place.point);
  const there = other && mapSpot(other.point);
  const isHigher = !there || here.y <= there.y;
  return (
    <EuropeMap
      className={props.className}
      label={props.label}
      around={other ? [place.point, other.point] : [place.point]}
      ratio={props.ratio}
    >
      {(region) => (
        <>
          {other && there && (
            <>
              <AxisLines
                axis={other.axis}
                here={here}
                there={there}
                region={region}
              />
              <NamedDot
                name={other.name}
                at={there}
                isAbove={!isHigher}
                region={region}
              />
            </>
          )}
          <NamedDot
            name={place.name}
            at={here}
            isAbove={isHigher}
            isNew
            region={region}
          />
        </>
      )}
    </EuropeMap>
  );
}

/** Meridians through both places if longitude counts, parallels if latitude does, and the gap between them. */
function AxisLines(props: {
  readonly axis: Axis;
  readonly here: Spot;
  readonly there: Spot;
  readonly region: MapRegion;
}) {
  const { axis, here, there, region } = props;
  const { x, y, width, height } = region;
  const thin = width / 180;
  const isAcross = axis === "longitude";
  const lines = [here, there].map((spot) =>
    isAcross ? `M${spot.x} ${y}v${height}` : `M${x} ${spot.y}h${width}`,
  );
  const gap = isAcross
    ? `M${here.x} ${(here.y + there.y) / 2}H${there.x}`
    : `M${(here.x + there.x) / 2} ${here.y}V${there.y}`;
  return (
    <g className={styles.axis} aria-hidden>
      <path
        d={lines.join("")}
        strokeWidth={thin}
        strokeDasharray={`${thin * 2.5} ${thin * 2}`}
      />
      <path d={gap} strokeWidth={thin * 2.2} />
    </g>
  );
}

function NamedDot(props: {
  readonly name: string;
  readonly at: Spot;
  readonly isAbove: boolean;
  readonly isNew?: boolean;
  readonly region: MapRegion;
}) {
  const { name, at, region } = props;
  const radius = region.width / 60;
  const size = Math.min(
    region.width / 15,
    (region.width * 0.9) / widthOf(name, 1),
  );
  const half = widthOf(name, size) / 2;
  // A name stays within the picture, wherever its dot lies.
  const x = within(
    at.x,
    region.x + half + radius,
    region.x + region.width - half - radius,
  );
  const y = within(
    props.isAbove ? at.y - radius * 1.9 : at.y + radius * 1.9 + size * 0.7,
    region.y + size,
    region.y + region.height - size * 0.4,
  );
  return (
    <g>
      <circle
        className={props.isNew ? styles.dotNew : styles.dot}
        cx={at.x}
        cy={at.y}
        r={radius}
        strokeWidth={radius / 2.5}
      />
      <text
        className={styles.name}
        x={x}
        y={y}
        fontSize={size}
        strokeWidth={size / 5}
      >
        {name}
      </text>
    </g>
  );
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
