/** The copy of a card that hangs on the pointer while it is dragged. */

import type { Language } from "@stolik/kernel";
import type { View } from "../rules/index.ts";
import styles from "./board.module.css";
import { CardPicture } from "./cards/card.tsx";
import type { Lifted } from "./use-drag.ts";

export function LiftedCard(props: {
  readonly lifted: Lifted;
  readonly market: View["market"];
  readonly language: Language;
}) {
  const { slot, x, y, width, cell } = props.lifted;
  const place = props.market[slot];
  if (!place?.card) return null;
  return (
    <div
      className={styles.lifted}
      data-over={cell === undefined ? undefined : "cell"}
      style={{ inlineSize: width, transform: `translate(${x}px, ${y}px)` }}
      aria-hidden
    >
      <CardPicture
        card={place.card}
        up={place.up}
        language={props.language}
        pixels={width}
      />
    </div>
  );
}
