/** Places by name, beside a map: a list to find one by finger, keyboard or ear. */

import type { ReactNode } from "react";
import styles from "./place-list.module.css";

export function PlaceList<Id extends string>(props: {
  readonly title: ReactNode;
  readonly places: readonly { readonly id: Id; readonly name: ReactNode }[];
  readonly shown: Id | undefined;
  show(id: Id): void;
  /** Set where a place is shown as soon as a mouse is over its name. */
  readonly point?: (id: Id) => void;
}) {
  return (
    <div>
      <h3 className={styles.title}>{props.title}</h3>
      <ul className={styles.places}>
        {props.places.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.place}
              aria-pressed={props.shown === id}
              onClick={() => props.show(id)}
              onFocus={() => props.show(id)}
              onPointerEnter={() => props.point?.(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
