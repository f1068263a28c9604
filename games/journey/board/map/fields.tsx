/** The fields of the map: plain ones, cities, locations with their markers; those in reach can be chosen, all can be looked at. */

import type { Seat } from "@stolik/kernel";
import { useMemo } from "react";
import type { Field } from "../../content/map.ts";
import { gniezno, locationFields, markerOn } from "../../rules/roads.ts";
import type { View } from "../../rules/position.ts";
import { prizeNow } from "../../rules/supply.ts";
import type { Wording } from "../describe.ts";
import { placeStory } from "../stories.ts";
import { fieldLabels } from "./field-label.ts";
import { MarkerToken, PlainField } from "./field-shape.tsx";
import styles from "./map.module.css";
import { cities, spots } from "./spots.ts";

export interface FieldsProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly wording: Wording;
  readonly reach: ReadonlySet<Field>;
  readonly aimed: Field | undefined;
  /** Where somebody looked around before there was anything to choose. */
  readonly looked: Field | undefined;
  /** The city that a card speaks of. */
  readonly lit: Field | undefined;
  /** Of a plain field, in units of the map. */
  readonly radius: number;
  readonly token: number;
  aim(field: Field | undefined): void;
  look(field: Field): void;
}

export function Fields(props: FieldsProps) {
  const { view, seat, wording, reach, aimed, radius, token } = props;
  const labels = useMemo(
    () => fieldLabels(view, seat, wording),
    [view, seat, wording],
  );
  // One field can be reached by Tab, the others by the arrow keys.
  const own = (seat === null ? undefined : view.pawns[seat]) ?? gniezno;
  const home = aimed ?? reach.values().next().value ?? props.looked ?? own;
  // A marker is large on a phone; the small fields around it are drawn over it, and found by a finger.
  const isMarked = (field: Field) => markerOn(view.markers, field) > 0;
  const order = [...spots.keys()].toSorted(
    (one, other) => Number(isMarked(other)) - Number(isMarked(one)),
  );
  return (
    <g>
      {order.map((field) => {
        const isNear = reach.has(field);
        const { x, y } = spots[field] ?? { x: 0, y: 0 };
        const isTold = placeStory(field, wording.language) !== undefined;
        return (
          <g
            key={field}
            role={isNear || isTold ? "button" : "img"}
            tabIndex={field === home ? 0 : -1}
            className={isNear ? styles.near : styles.far}
            data-field={field}
            data-near={isNear}
            data-lit={field === props.lit || undefined}
            data-aimed={isNear ? field === aimed : undefined}
            aria-label={labels[field]}
            transform={`translate(${x} ${y})`}
            onFocus={() => (isNear ? props.aim(field) : props.look(field))}
          >
            {(isNear || field === home || field === props.lit) && (
              <circle
                className={isNear ? styles.halo : styles.ring}
                r={isMarked(field) ? token * 1.42 : radius * 1.85}
              />
            )}
            <FieldShape {...props} field={field} />
          </g>
        );
      })}
    </g>
  );
}

function FieldShape(props: FieldsProps & { readonly field: Field }) {
  const { field, view, radius, token } = props;
  return markerOn(view.markers, field) > 0 ? (
    <MarkerToken size={token} cards={prizeNow(view.markers)} />
  ) : (
    <PlainField
      isLocation={locationFields.includes(field)}
      isCity={cities.has(field)}
      radius={radius}
    />
  );
}
