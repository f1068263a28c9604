/** A piece of the map with a pawn, a few markers and, for a die, the fields in its reach. */

import { seatMark } from "@stolik/furniture";
import { fieldOf } from "../../content/map.ts";
import type { Field } from "../../content/map.ts";
import {
  explore,
  locationFields,
  markerOn,
  stepsAllowed,
} from "../../rules/roads.ts";
import { Land } from "../map/land.tsx";
import mapStyles from "../map/map.module.css";
import { MarkerToken, PlainField } from "../map/field-shape.tsx";
import { spotOf, spots } from "../map/spots.ts";
import styles from "./rules.module.css";

/** Biskupin, Toruń, Międzyrzecz and Częstochowa. */
const MARKERS = [1, 2, 17, 15] as const;
const PAWN = fieldOf("poznan");

export function MiniMap(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly die: number;
}) {
  const { x, y, width, die } = props;
  const height = width * 0.62;
  const lit = new Set<Field>(
    die > 0 ? explore(MARKERS, PAWN, stepsAllowed(die)).fields.slice(1) : [],
  );
  const pawn = spotOf(PAWN);
  const { colour, path } = seatMark(0);
  return (
    <div className={mapStyles.holder}>
      <svg
        className={styles.mini}
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden
      >
        <Land />
        {spots.map((spot, field) => (
          <g
            key={field}
            className={lit.has(field) ? mapStyles.near : undefined}
            transform={`translate(${spot.x} ${spot.y})`}
          >
            {lit.has(field) && (
              <circle
                className={mapStyles.halo}
                r={markerOn(MARKERS, field) ? 22 : 14}
              />
            )}
            {markerOn(MARKERS, field) ? (
              <MarkerToken size={15} cards={3} />
            ) : (
              <PlainField
                isLocation={locationFields.includes(field)}
                isCity={false}
                radius={7}
              />
            )}
          </g>
        ))}
        <g transform={`translate(${pawn.x} ${pawn.y - 8}) scale(1.4)`}>
          <path className={mapStyles.pawnEdge} d={path} />
          <path d={path} style={{ fill: colour }} />
        </g>
      </svg>
    </div>
  );
}
