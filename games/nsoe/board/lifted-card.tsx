/** The copy of a card that hangs on the pointer while it is dragged. */

import { CardFront } from "./city-card.tsx";
import type { Telling } from "./describe.ts";
import styles from "./board.module.css";
import type { Lifted } from "./use-drag.ts";

export function LiftedCard(props: {
  readonly lifted: Lifted;
  readonly telling: Telling;
}) {
  const { city, x, y, width, target } = props.lifted;
  return (
    <div
      className={styles.lifted}
      data-over={target?.type}
      style={{ inlineSize: width, transform: `translate(${x}px, ${y}px)` }}
      aria-hidden
    >
      <CardFront city={city} language={props.telling.language} />
    </div>
  );
}
