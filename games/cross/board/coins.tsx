/** Tokens as coins in a row, every five that the pool needed back as a place card (C13). */

import type { Seat } from "@stolik/kernel";
import { CARD_WORTH, pool } from "../rules/tokens.ts";
import styles from "./seats.module.css";

const COIN = 11;
const STEP = 7;
const CARD = 15;

export function Coins(props: {
  readonly count: number;
  readonly cards: number;
}) {
  const { cards } = props;
  const coins = Math.max(0, props.count - cards * CARD_WORTH);
  const left = cards * (CARD + 2) + 1;
  const width = left + (coins > 0 ? (coins - 1) * STEP + COIN + 2 : 0);
  return (
    <svg
      className={styles.coins}
      viewBox={`0 0 ${Math.max(width, 2)} 22`}
      style={{ inlineSize: `${Math.max(width, 2) / 16}rem` }}
      aria-hidden
    >
      {Array.from({ length: cards }, (_, index) => (
        <g key={index} transform={`translate(${index * (CARD + 2) + 1} 2)`}>
          <rect className={styles.five} width={CARD} height={18} rx={1.5} />
          <text className={styles.worth} x={CARD / 2} y={13.5}>
            {CARD_WORTH}
          </text>
        </g>
      ))}
      {Array.from({ length: coins }, (_, index) => (
        <g
          key={index}
          transform={`translate(${left + index * STEP + COIN / 2} 11)`}
        >
          <circle className={styles.coin} r={COIN / 2} />
          <path className={styles.stamp} d="M0-3.2V3.2M-3.2 0H3.2" />
        </g>
      ))}
    </svg>
  );
}

/** C13: who holds how many cards worth five: those with the most tokens swap first. */
export function fives(tokens: readonly number[]): number[] {
  const held = tokens.map(() => 0);
  const loose = [...tokens];
  for (let { cards } = pool(tokens); cards > 0; cards -= 1) {
    const most = Math.max(...loose);
    if (most < CARD_WORTH) break;
    const seat: Seat = loose.indexOf(most);
    loose[seat] = most - CARD_WORTH;
    held[seat] = (held[seat] ?? 0) + 1;
  }
  return held;
}
