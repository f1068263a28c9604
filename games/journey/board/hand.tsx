/** One's own hand: each card says what it would do now. */

import { HandButton } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { AnimatePresence } from "motion/react";
import type { Card } from "../content/cards.ts";
import { HAND_LIMIT } from "../rules/turn.ts";
import { titleOf } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { CardFace } from "./card-face.tsx";
import type { Explained } from "./explain.ts";
import styles from "./hand.module.css";

export function Hand(props: {
  readonly cards: readonly Explained[];
  readonly seat: Seat;
  readonly wording: Wording;
  /** Whether a card is to be thrown away: then every card will do. */
  readonly isCutting: boolean;
  readonly chosen: number | undefined;
  /** `byKeys`: the keyboard chose, and wants to go on. */
  choose(place: number, byKeys: boolean): void;
  /** Looked at by pointer or keyboard, before it is chosen. */
  look(place: number | undefined): void;
}) {
  const { cards, wording, chosen, isCutting } = props;
  const { words, language } = wording;
  const keys = keysOf(cards.map(({ card }) => card));
  return (
    <section
      className={styles.hand}
      aria-label={words("hand.own")}
      data-seat={props.seat}
    >
      <p className={styles.count}>
        {words("hand.count", { cards: cards.length, most: HAND_LIMIT })}
      </p>
      {cards.length === 0 && (
        <p className={styles.none}>{words("hand.none")}</p>
      )}
      <AnimatePresence initial={false}>
        {cards.map(({ card, short, sentence, steps, isPlayable }, place) => (
          <HandButton
            className={styles.card}
            key={keys[place]}
            layoutDependency={cards.length}
            style={{ rotate: chosen === place ? 0 : tiltOf(place) }}
            data-card={card}
            data-playable={isCutting || isPlayable}
            aria-pressed={chosen === place}
            aria-label={words("hand.card", {
              card: titleOf(card, wording),
              effect: isCutting ? words("hand.discard") : sentence,
            })}
            onClick={({ detail }) => props.choose(place, detail === 0)}
            // Not when it comes to lie under a mouse at rest: what is said moves it away again.
            onPointerMove={({ pointerType }) =>
              pointerType === "mouse" && props.look(place)
            }
            onPointerLeave={() => props.look(undefined)}
            onFocus={() => props.look(place)}
            onBlur={() => props.look(undefined)}
          >
            <CardFace
              card={card}
              language={language}
              badge={steps > 0 && !isCutting ? short : undefined}
            />
          </HandButton>
        ))}
      </AnimatePresence>
    </section>
  );
}

/** Cards that look alike are told apart by their order. */
function keysOf(cards: readonly Card[]): string[] {
  return cards.map((card, place) => {
    const before = cards.slice(0, place).filter((other) => other === card);
    return `${card}-${before.length}`;
  });
}

function tiltOf(place: number): number {
  return [-1.2, 0.9, -0.5, 1.3, -0.8, 0.6, -1, 1.1][place % 8] ?? 0;
}
