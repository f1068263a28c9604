/** The deck: the name on top for all to read, how far it is to the next stop, and the three stacks (C3, C4). */

import type { Drag } from "@stolik/furniture";
import type { Card, Slot, View } from "../rules/position.ts";
import { cardName } from "./describe.ts";
import type { Wording } from "./describe.ts";
import styles from "./deck.module.css";
import { CardFront, StopCard } from "./place-card.tsx";

export function Deck(props: {
  readonly className: string | undefined;
  readonly deck: View["deck"];
  readonly wording: Wording;
  readonly canLay: boolean;
  readonly drag: Drag<Card, Slot>;
  /** The card was taken up; `byKeys`: the keyboard wants to go on. */
  take(byKeys: boolean): void;
}) {
  const { deck, wording, canLay, drag } = props;
  const { words } = wording;
  const top = topOf({ deck });
  return (
    <section
      className={`${styles.deck} ${props.className}`}
      aria-label={words("deck.label")}
    >
      {top ? (
        <button
          type="button"
          className={styles.card}
          data-deck={top}
          data-lifted={drag.lifted !== undefined}
          data-live={canLay}
          disabled={!canLay}
          aria-label={words("deck.top", { card: cardName(top, wording) })}
          onPointerDown={(event) => drag.grab(event, top)}
          onClick={(event) => {
            if (!drag.hasDragged()) props.take(event.detail === 0);
          }}
        >
          <CardFront card={top} language={wording.language} />
        </button>
      ) : (
        <div className={styles.card} data-deck="stop">
          <StopCard word={words("deck.stop")} />
        </div>
      )}
      <Stacks deck={deck} wording={wording} />
    </section>
  );
}

/** The next card to be laid; none where a stop comes first. */
export function topOf({ deck }: Pick<View, "deck">): Card | undefined {
  const top = deck.at(-1);
  return top && top !== "stop" ? top : undefined;
}

/** What is left of each stack, the one in play first. */
function stacksOf(deck: View["deck"]): number[] {
  const stacks = [0];
  for (const card of deck.toReversed())
    if (card === "stop") stacks.push(0);
    else stacks[stacks.length - 1] = (stacks.at(-1) ?? 0) + 1;
  return stacks;
}

function Stacks(props: {
  readonly deck: View["deck"];
  readonly wording: Wording;
}) {
  const { words } = props.wording;
  const [left = 0, ...later] = stacksOf(props.deck);
  return (
    <p className={styles.stacks}>
      <strong className={styles.left}>{left}</strong>
      <span>{words("deck.to-stop")}</span>
      {later.length > 0 && (
        <span className={styles.later}>
          {words("deck.later", {
            count: later.length,
            cards: [...new Set(later)].join(", "),
          })}
        </span>
      )}
    </p>
  );
}
