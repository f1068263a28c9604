/** The copy of a card that hangs on the pointer while it is dragged. */

import type { Telling } from "./describe.ts";
import { CardFront } from "./place-card.tsx";
import styles from "./board.module.css";
import type { Lifted } from "./use-drag.ts";

export function LiftedCard(props: {
  readonly lifted: Lifted;
  readonly telling: Telling;
}) {
  const { card, x, y, width, target } = props.lifted;
  return (
    <div
      className={styles.lifted}
      data-over={target !== undefined}
      style={{ inlineSize: width, transform: `translate(${x}px, ${y}px)` }}
      aria-hidden
    >
      <CardFront card={card} language={props.telling.language} />
    </div>
  );
}
