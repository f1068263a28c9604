/** Beside the grids, or beneath them: both sides of a card, the count of each grid, the log. */

import { HintSwitch, linesOf, LogStrip } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useMemo } from "react";
import type { ReactNode } from "react";
import styles from "./board.module.css";
import type { Desk } from "./desk.ts";
import { describe } from "./describe.ts";
import { Tally } from "./tally.tsx";
import type { Pointed } from "./tally.tsx";

export function SideColumn(props: {
  readonly desk: Desk;
  readonly seats: readonly Seat[];
  readonly children: ReactNode;
  point(at: Pointed | undefined): void;
}) {
  const { desk } = props;
  const { board, wording, counts, before, pointed } = desk;
  const { words } = wording;
  const { heard } = board;
  const { grids } = board.view;
  const lines = useMemo(
    () =>
      linesOf(heard, (event) => ({ text: describe(event, wording, grids) })),
    [heard, wording, grids],
  );
  return (
    <div className={styles.side}>
      {props.children}
      {!board.outcome && (
        <section className={styles.tallies} aria-label={words("count.label")}>
          {props.seats.map((seat) => {
            const count = counts[seat];
            if (!count) return null;
            return (
              <Tally
                key={seat}
                seat={seat}
                count={count}
                before={before[seat]?.total}
                wording={wording}
                pointed={pointed}
                point={props.point}
              />
            );
          })}
        </section>
      )}
      <HintSwitch label={words("hints.name")} about={words("hints.what")} />
      <LogStrip
        title={words("log.title")}
        lines={lines}
        short={6}
        moreLabel={words("log.all", { lines: heard.length })}
        fewerLabel={words("log.fewer")}
      />
    </div>
  );
}
