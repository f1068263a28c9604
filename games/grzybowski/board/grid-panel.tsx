/** A grid with its owner's plate: whose it is, what it scores now. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { ReactNode } from "react";
import styles from "./board.module.css";
import type { Telling } from "./words.ts";

export function GridPanel(props: {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: number;
  readonly isTurn: boolean;
  readonly telling: Telling;
  readonly children: ReactNode;
}) {
  const { seat, telling, points, cards } = props;
  return (
    <section
      className={styles.panel}
      data-turn={props.isTurn || undefined}
      data-panel={seat}
    >
      <h2 className={styles.plate}>
        <span className={styles.owner}>
          <SeatMark seat={seat} /> {nameOf(seat, telling)}
        </span>
        <span className={styles.cards}>
          {telling.words("grid.cards", { cards })}
        </span>
        <span className={styles.points}>
          {telling.words("count.points", { points })}
        </span>
      </h2>
      {props.children}
    </section>
  );
}
