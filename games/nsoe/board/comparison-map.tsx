/** A small map with both places of a comparison, and the line along the axis that counts. */

import { placeName } from "@stolik/geo/names";
import { EuropeMap, mapSpot } from "@stolik/furniture";
import type { MapRegion } from "@stolik/furniture";
import type { Contradiction } from "../rules/position.ts";
import styles from "./check.module.css";
import type { LaidEvent, Telling } from "./describe.ts";
import type { Place } from "./geometry.ts";
import { widthOf } from "./lettering.ts";

export function ComparisonMap(props: {
  readonly check: LaidEvent;
  readonly against: Contradiction | undefined;
  readonly telling: Telling;
  readonly ratio: number;
}) {
  const { check, against, telling } = props;
  const there = against && telling.backs[against.city];
  const points = there ? [check.back, there] : [check.back];
  const name = placeName(check.city, telling.language);
  return (
    <EuropeMap
      label={telling.words("check.map", { city: name })}
      around={points}
      ratio={props.ratio}
    >
      {(region) => {
        const mine = mapSpot(check.back);
        const other = there && mapSpot(there);
        const isHigher = !other || mine.y <= other.y;
        return (
          <>
            {other && (
              <Axis
                axis={against.axis}
                mine={mine}
                other={other}
                region={region}
              />
            )}
            {other && (
              <Named
                name={placeName(against.city, telling.language)}
                at={other}
                isAbove={!isHigher}
                isNew={false}
                region={region}
              />
            )}
            <Named
              name={name}
              at={mine}
              isAbove={isHigher}
              isNew
              region={region}
            />
          </>
        );
      }}
    </EuropeMap>
  );
}

/** Meridians through both places if longitude counts, parallels if latitude does, and the gap between them. */
function Axis(props: {
  readonly axis: Contradiction["axis"];
  readonly mine: Place;
  readonly other: Place;
  readonly region: MapRegion;
}) {
  const { axis, mine, other, region } = props;
  const { x, y, width, height } = region;
  const thin = width / 180;
  const lines =
    axis === "longitude"
      ? [mine, other].map((spot) => `M${spot.x} ${y}V${y + height}`)
      : [mine, other].map((spot) => `M${x} ${spot.y}H${x + width}`);
  const gap =
    axis === "longitude"
      ? `M${mine.x} ${(mine.y + other.y) / 2}H${other.x}`
      : `M${(mine.x + other.x) / 2} ${mine.y}V${other.y}`;
  return (
    <g aria-hidden>
      <path
        className={styles.axis}
        d={lines.join("")}
        strokeWidth={thin * 0.8}
        strokeDasharray={`${thin * 2} ${thin * 2}`}
      />
      <path className={styles.gap} d={gap} strokeWidth={thin * 2} />
    </g>
  );
}

function Named(props: {
  readonly name: string;
  readonly at: Place;
  readonly isAbove: boolean;
  readonly isNew: boolean;
  readonly region: MapRegion;
}) {
  const { name, at, region } = props;
  const radius = region.width / 60;
  const size = region.width / 15;
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
        className={styles.label}
        x={x}
        y={y}
        fontSize={size}
        strokeWidth={size / 5}
        textAnchor="middle"
      >
        {name}
      </text>
    </g>
  );
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
