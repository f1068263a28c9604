/** The fields of the map: plain ones, cities, locations with their markers; those in reach can be chosen. */

import type { Field } from "../../content/map.ts";
import { isOccupied, locationFields, markerOn } from "../../rules/roads.ts";
import type { View } from "../../rules/position.ts";
import { prizeNow } from "../../rules/supply.ts";
import type { Telling } from "../describe.ts";
import { nameOfField } from "../explain.ts";
import { MarkerToken, PlainField } from "./field-shape.tsx";
import styles from "./map.module.css";
import { cities, spots } from "./spots.ts";

export interface FieldsProps {
  readonly view: View;
  readonly telling: Telling;
  readonly reach: ReadonlySet<Field>;
  readonly aimed: Field | undefined;
  /** Of a plain field, in units of the map. */
  readonly radius: number;
  readonly token: number;
  aim(field: Field | undefined): void;
}

export function Fields(props: FieldsProps) {
  const { view, reach, aimed } = props;
  // One field can be reached by Tab, the others by the arrow keys.
  const home = aimed ?? reach.values().next().value;
  return (
    <g>
      {spots.map((_, field) =>
        reach.has(field) ? (
          <g
            key={field}
            role="button"
            tabIndex={field === home ? 0 : -1}
            className={styles.near}
            data-field={field}
            data-aimed={field === aimed}
            aria-label={labelOf(field, view, props.telling)}
            onFocus={() => props.aim(field)}
          >
            <FieldShape {...props} field={field} isNear />
          </g>
        ) : (
          <g key={field} data-field={field} aria-hidden>
            <FieldShape {...props} field={field} isNear={false} />
          </g>
        ),
      )}
    </g>
  );
}

function FieldShape(
  props: FieldsProps & { readonly field: Field; readonly isNear: boolean },
) {
  const { field, view, radius, token, isNear } = props;
  const { x, y } = spots[field] ?? { x: 0, y: 0 };
  const marker = markerOn(view.markers, field);
  return (
    <g transform={`translate(${x} ${y})`}>
      {isNear && (
        <circle
          className={styles.halo}
          r={marker ? token * 1.42 : radius * 1.85}
        />
      )}
      {marker > 0 ? (
        <MarkerToken size={token} cards={prizeNow(view.markers)} />
      ) : (
        <PlainField
          isLocation={locationFields.includes(field)}
          isCity={cities.has(field)}
          radius={radius}
        />
      )}
    </g>
  );
}

function labelOf(field: Field, view: View, telling: Telling): string {
  const { words } = telling;
  const place = nameOfField(field, telling);
  if (markerOn(view.markers, field) > 0 && !isOccupied(view, field))
    return words("map.marker", { place, cards: prizeNow(view.markers) });
  return words(cities.has(field) ? "map.city" : "map.field", { place });
}
