/** One’s own cards: a tap or Enter lays one; arrows go from card to card. */

import type { KeyboardEvent } from "react";
import type { Card } from "../rules/position.ts";
import styles from "./board.module.css";
import { PlayingCard } from "./playing-card.tsx";
import type { Wording } from "./words.ts";

export function OwnHand(props: {
  readonly hand: readonly (Card | null)[];
  readonly canMove: boolean;
  readonly words: Wording["words"];
  readonly onLay: (card: Card) => void;
}) {
  const { words } = props;
  const cards = props.hand.filter((card) => card !== null);
  return (
    <div className={styles.cards} role="group" aria-label={words("table.hand")}>
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          className={styles.choice}
          data-card={card}
          disabled={!props.canMove}
          aria-label={words("table.card", { card })}
          onClick={() => props.onLay(card)}
          onKeyDown={goAlong}
        >
          <PlayingCard card={card} />
        </button>
      ))}
    </div>
  );
}

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const cards = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = cards.at(
    (cards.indexOf(event.currentTarget) + step) % cards.length,
  );
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}
