/** Who has what: points, tiles behind each screen, and how many are left in the pool. */

import { nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import styles from "./seats.module.css";

export function Seats(props: {
  readonly view: View;
  readonly own: Seat | null;
  readonly wording: Wording;
}) {
  const { view, own, wording } = props;
  const { words } = wording;
  return (
    <section className={styles.seats} aria-label={words("seats.label")}>
      <ul className={styles.list} data-seats={view.racks.length}>
        {view.racks.map((rack, seat) => (
          <li
            key={seat}
            className={styles.seat}
            aria-current={
              seat === view.turn && !view.ending ? "step" : undefined
            }
          >
            <span className={styles.name}>
              <SeatMark seat={seat} /> {nameOf(seat, wording)}
            </span>
            <span className={styles.score}>
              {words("points", { points: view.scores[seat] ?? 0 })}
            </span>
            {seat !== own && (
              <span
                className={styles.screen}
                role="img"
                aria-label={words("seats.tiles", { tiles: rack.length })}
              >
                {rack.map((_, index) => (
                  <span key={index} className={styles.back} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.pool}>
        {words("seats.pool", { tiles: view.pool.length })}
      </p>
    </section>
  );
}
