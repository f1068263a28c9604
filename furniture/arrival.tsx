/** A card's way over the map: from where it lay on the board to its true place; of a wrong one a trail stays. */

import type { Spot } from "@stolik/geo/projection";
import type { CSSProperties, ReactNode } from "react";
import styles from "./arrival.module.css";
import type { Lay } from "./leaving.tsx";
import { widthOf } from "./lettering.ts";

/** How long after the one before it a card sets out, in milliseconds. */
const APART = 40;

/** What is drawn at a spot comes as a card from another. */
export function Arrival(props: {
  /** In units of the map. */
  readonly from: Lay;
  readonly to: Spot;
  /** How many arrive before it. */
  readonly turn: number;
  /** On the card. */
  readonly name: string;
  /** Beside the spot, only seen once the card is there. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}) {
  const { from, to } = props;
  const size = Math.min(
    (from.width * 0.86) / widthOf(props.name, 1),
    from.height * 0.4,
  );
  const style = {
    "--from-x": `${from.x - to.x}px`,
    "--from-y": `${from.y - to.y}px`,
    "--turn": `${props.turn * APART}ms`,
  } as CSSProperties;
  return (
    <g style={style} data-arriving>
      <g className={styles.way}>
        <g className={styles.mark}>{props.children}</g>
        <g className={styles.card} aria-hidden>
          <rect
            x={to.x - from.width / 2}
            y={to.y - from.height / 2}
            width={from.width}
            height={from.height}
            rx={from.width / 20}
          />
          <text x={to.x} y={to.y + size / 3} fontSize={size}>
            {props.name}
          </text>
        </g>
      </g>
      <g className={styles.name}>{props.label}</g>
    </g>
  );
}

/** What links the places comes once they are there. */
export function Ground(props: {
  /** How many arrive before it; undefined: nothing comes, all is there. */
  readonly turn: number | undefined;
  readonly children: ReactNode;
}) {
  const { turn = 0 } = props;
  const isLate = props.turn !== undefined;
  return (
    <g
      className={isLate ? styles.ground : undefined}
      style={{ "--turn": `${turn * APART}ms` } as CSSProperties}
    >
      {props.children}
    </g>
  );
}

export function Trail(props: {
  readonly from: Spot;
  readonly to: Spot;
  readonly width: number;
  /** As that of the card that leaves it. */
  readonly turn: number;
}) {
  const { from, to, width } = props;
  return (
    <path
      className={styles.trail}
      style={{ "--turn": `${props.turn * APART}ms` } as CSSProperties}
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      strokeWidth={width}
      strokeDasharray={`${width} ${width * 3}`}
      data-trail
      aria-hidden
    />
  );
}
