/** Everyone at the table: how many cards they hold, where their marker stands, the STOP cards before them. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { LAST } from "../rules/effects.ts";
import type { Card } from "../content/cards.ts";
import type { View } from "../rules/position.ts";
import { Backs } from "./backs.tsx";
import { titleOf } from "./describe.ts";
import type { Wording } from "./describe.ts";
import styles from "./seats.module.css";
import { trackStory } from "./stories.ts";

export function Seats(props: {
  readonly view: View;
  readonly own: Seat | null;
  readonly wording: Wording;
}) {
  const { view, wording } = props;
  const { words, language } = wording;
  return (
    <ul className={styles.seats} aria-label={words("seats.label")}>
      {view.hands.map((hand, seat) => {
        const stops = view.stops[seat] ?? 0;
        const progress = view.progress[seat] ?? 0;
        const { date, title } = trackStory(progress, language);
        return (
          <li
            key={seat}
            className={styles.seat}
            data-turn={seat === view.turn}
            data-seat={seat === props.own ? undefined : seat}
          >
            <span className={styles.name}>
              <SeatMark seat={seat} /> {nameOf(seat, wording)}
            </span>
            <span className={styles.date}>
              {words("seats.date", {
                date: date ?? title,
                left: LAST - progress,
              })}
            </span>
            <span
              className={styles.cards}
              role="img"
              aria-label={words("seats.cards", { cards: hand.length })}
            >
              <Backs count={hand.length} />
            </span>
            {seat !== props.own && <OpenHand hand={hand} wording={wording} />}
            {stops > 0 && (
              <span
                className={styles.stop}
                role="img"
                aria-label={words("seats.stops", { cards: stops })}
              >
                STOP{stops > 1 ? ` ×${stops}` : ""}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What somebody else has in hand, where the viewer knows it (J28). */
function OpenHand(props: {
  readonly hand: readonly (Card | null)[];
  readonly wording: Wording;
}) {
  const known = props.hand.filter((card) => card !== null);
  return (
    known.length > 0 && (
      <span className={styles.hand}>
        {known.map((card) => titleOf(card, props.wording)).join(" · ")}
      </span>
    )
  );
}
