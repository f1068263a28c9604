/** A card, face up with its number or face down with a pattern. */

import type { Card } from "../rules/position.ts";
import styles from "./playing-card.module.css";

export function PlayingCard({ card }: { readonly card: Card | null }) {
  return (
    <svg className={styles.card} viewBox="0 0 70 100" aria-hidden>
      <rect className={card === null ? styles.back : styles.face} {...sheet} />
      {card === null ? (
        <path className={styles.pattern} d="M35 24 53 50 35 76 17 50Z" />
      ) : (
        <text className={styles.number} x="35" y="51">
          {card}
        </text>
      )}
    </svg>
  );
}

const sheet = { x: 1.5, y: 1.5, width: 67, height: 97, rx: 6 } as const;
