/** A grid with its owner's plate: whose it is, what it scores now. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { ReactNode } from "react";
import styles from "./grid-panel.module.css";
import type { Wording } from "./words.ts";

export function GridPanel(props: {
  readonly seat: Seat;
  readonly points: number;
  readonly cards: number;
  readonly isTurn: boolean;
  readonly wording: Wording;
  readonly children: ReactNode;
}) {
  const { seat, wording, points, cards } = props;
  return (
    <section
      className={styles.panel}
      data-turn={props.isTurn || undefined}
      data-panel={seat}
    >
      <h2 className={styles.plate}>
        <span className={styles.owner}>
          <SeatMark seat={seat} /> {nameOf(seat, wording)}
        </span>
        <span className={styles.cards}>
          {wording.words("grid.cards", { cards })}
        </span>
        <span className={styles.points}>
          {wording.words("count.points", { points })}
        </span>
      </h2>
      {props.children}
    </section>
  );
}
