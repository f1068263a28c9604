/** Everyone at the table: how many cards they hold, where their marker stands, the STOP cards before them. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
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
        const { date, title } = trackStory(view.progress[seat] ?? 0, language);
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
            <span className={styles.date}>{date ?? title}</span>
            <span
              className={styles.cards}
              role="img"
              aria-label={words("seats.cards", { cards: hand.length })}
            >
              <Backs count={hand.length} />
            </span>
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

function Backs({ count }: { readonly count: number }) {
  const width = 16 + Math.max(0, count - 1) * 9;
  return (
    <svg viewBox={`0 0 ${width} 22`} width={width} height={22} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index * 9} 0)`}>
          <rect
            className={styles.back}
            x={1}
            y={1}
            width={14}
            height={20}
            rx={1.5}
          />
          <rect className={styles.backRed} x={3} y={11} width={10} height={8} />
        </g>
      ))}
      {count === 0 && (
        <rect
          className={styles.nothing}
          x={1}
          y={1}
          width={14}
          height={20}
          rx={1.5}
        />
      )}
    </svg>
  );
}
