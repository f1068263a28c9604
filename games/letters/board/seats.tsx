/** Who has what: points, tiles behind each screen, and how many are left in the pool. */

import { HintSwitch, nameOf, SeatMark } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Letter } from "../content/tiles.ts";
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
                data-open={!rack.includes(null)}
                role="img"
                aria-label={words("seats.tiles", { tiles: tilesOn(rack) })}
              >
                {rack.map((letter, index) => (
                  <span key={index} className={styles.back}>
                    {letter}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.pool}>
        {words("seats.pool", { tiles: view.pool.length })}
        {view.pool.length === 0 && !view.ending && (
          <span className={styles.later}>{words("seats.no-pool")}</span>
        )}
      </p>
      <HintSwitch label={words("hints.name")} about={words("hints.what")} />
    </section>
  );
}

/** The letters, where the viewer knows them (L24); else how many there are. */
function tilesOn(rack: readonly (Letter | null)[]): string | number {
  return rack.includes(null) ? rack.length : rack.join(" ");
}
