/** The board's row of what the markers of a set bring: three for the first, one for the last. */

import { PRIZES, SET_SIZE } from "../../rules/supply.ts";
import styles from "./map.module.css";
import { MarkerToken } from "./field-shape.tsx";

const STEP = 34;

export function Prizes(props: {
  /** How many of this set are gone. */
  readonly taken: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
}) {
  const { taken } = props;
  return (
    <g
      transform={`translate(${props.x} ${props.y})`}
      role="img"
      aria-label={props.label}
    >
      <rect
        className={styles.cartouche}
        x={-22}
        y={-22}
        width={STEP * (SET_SIZE - 1) + 44}
        height={44}
      />
      {PRIZES.map((cards, index) => (
        <g
          key={index}
          transform={`translate(${index * STEP} 0)`}
          className={index < taken ? styles.spent : undefined}
          data-next={index === taken}
        >
          {index === taken && <circle className={styles.nextPrize} r={19} />}
          <MarkerToken size={14.6} cards={cards} />
        </g>
      ))}
    </g>
  );
}
