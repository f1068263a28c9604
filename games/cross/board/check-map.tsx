/** A map with both places of a check, and the axis that counts: meridians for longitude, parallels for latitude. */

import { EuropeMap, mapSpot } from "@stolik/furniture";
import type { MapRegion } from "@stolik/furniture";
import type { Back } from "../rules/position.ts";
import styles from "./check.module.css";
import { cardName } from "./describe.ts";
import type { CheckedEvent, Telling } from "./describe.ts";
import { widthOf } from "./lettering.ts";
import { axisOf } from "./words.ts";
import type { Axis } from "./words.ts";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What is printed, as a point of the map. */
export function pointOf({ latitude, longitude }: Back) {
  return { latitude: latitude / 60, longitude: longitude / 60 };
}

export function CheckMap(props: {
  readonly check: CheckedEvent;
  readonly telling: Telling;
  readonly ratio: number;
}) {
  const { check, telling } = props;
  const [mine, theirs] = [
    pointOf(check.backs.card),
    pointOf(check.backs.neighbour),
  ];
  const name = cardName(check.card, telling);
  const other = cardName(check.neighbour, telling);
  const [here, there] = [mapSpot(mine), mapSpot(theirs)];
  const isHigher = here.y <= there.y;
  return (
    <EuropeMap
      className={styles.map}
      label={telling.words("check.map", { card: name, other })}
      around={[mine, theirs]}
      ratio={props.ratio}
    >
      {(region) => (
        <>
          <AxisLines
            axis={axisOf(check.arm)}
            here={here}
            there={there}
            region={region}
          />
          <Named name={other} at={there} isAbove={!isHigher} region={region} />
          <Named
            name={name}
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

function AxisLines(props: {
  readonly axis: Axis;
  readonly here: Place;
  readonly there: Place;
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
    <g aria-hidden>
      <path
        className={styles.axis}
        d={lines.join("")}
        strokeWidth={thin}
        strokeDasharray={`${thin * 2.5} ${thin * 2}`}
      />
      <path className={styles.gap} d={gap} strokeWidth={thin * 2.2} />
    </g>
  );
}

function Named(props: {
  readonly name: string;
  readonly at: Place;
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
