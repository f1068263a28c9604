/** Something that changes, in the room that the largest of its forms takes: nothing around it moves. */

import type { ReactNode } from "react";
import styles from "./room-for.module.css";

export function RoomFor(props: {
  /** All its forms. */
  readonly all: readonly ReactNode[];
  /** The one that is shown. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.room}>
      {props.all.map((form, index) => (
        <div key={index} className={styles.unseen} aria-hidden inert>
          {form}
        </div>
      ))}
      <div className={styles.shown}>{props.children}</div>
    </div>
  );
}
