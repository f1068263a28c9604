/** Beside the grid: the piles, the check that lies open, and the log. */

import { BesideSpot, LogStrip } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useMemo } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { Check } from "./check.tsx";
import type { Wording } from "./describe.ts";
import { logLines } from "./log.tsx";
import { Piles } from "./piles.tsx";
import type { Checks } from "./use-checks.ts";
import type { OwnTurn } from "./use-turn.ts";

export function Side(props: {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly turn: OwnTurn;
  readonly checks: Checks;
  readonly isDesk: boolean;
}) {
  const { wording, turn, checks } = props;
  const { view, heard } = props.board;
  const { words } = wording;
  const { reopen, open } = checks;
  const target = turn.drag.lifted?.target;
  const lines = useMemo(
    () => logLines(heard, wording, reopen),
    [heard, wording, reopen],
  );
  return (
    <div className={styles.side}>
      <div className={styles.piles}>
        <Piles
          view={view}
          wording={wording}
          use={turn.pileUse}
          aimed={target?.type === "pile" ? target.pile : undefined}
          take={turn.take}
        />
      </div>
      {props.isDesk && !props.board.outcome && (
        <BesideSpot className={styles.notes} />
      )}
      {open && (
        <div className={styles.check} data-aside={turn.chosen !== undefined}>
          <Check
            key={open.seq}
            check={open.event}
            laid={view.laid}
            wording={wording}
            close={checks.close}
          />
        </div>
      )}
      <div className={styles.log}>
        <LogStrip
          title={words("log.title")}
          lines={lines}
          short={open ? 4 : 9}
          moreLabel={words("log.all", { lines: heard.length })}
          fewerLabel={words("log.fewer")}
        />
      </div>
    </div>
  );
}
