/** The copy of a card or a tile that hangs on the pointer while it is dragged. */

import type { ReactNode } from "react";
import styles from "./lifted-copy.module.css";
import type { Lifted } from "./use-drag.ts";

export function LiftedCopy(props: {
  readonly lifted: Lifted<unknown, unknown>;
  /** Over a place where it would land it is held higher, so that the place is seen. */
  readonly isAimed: boolean;
  readonly children: ReactNode;
}) {
  const { x, y, width } = props.lifted;
  return (
    <div
      className={styles.lifted}
      data-aimed={props.isAimed}
      style={{ inlineSize: width, transform: `translate(${x}px, ${y}px)` }}
      aria-hidden
    >
      {props.children}
    </div>
  );
}
