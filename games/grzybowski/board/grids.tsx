/** The grids as they would lie by the plan: both side by side, or on a phone the near one. */

import { nameOf, SeatMark, useHints } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useMemo } from "react";
import type { Ref } from "react";
import type { Cell } from "../rules/index.ts";
import styles from "./board.module.css";
import { countedOutlinesAt, countedText } from "./counted-in.ts";
import type { Desk } from "./desk.ts";
import { GridBoard } from "./grid.tsx";
import type { GridHandle } from "./grid.tsx";
import { GridPanel } from "./grid-panel.tsx";
import { lastLaid } from "./last-laid.ts";
import { countedOutlines } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import { changedCells, gridOf } from "./plan.ts";
import { SmallGrid } from "./small-grid.tsx";
import { pointedOutlines } from "./tally.tsx";

const NOTHING: ReadonlySet<Cell> = new Set();

export function Grids(props: {
  readonly desk: Desk;
  readonly seats: readonly Seat[];
  readonly handle: Ref<GridHandle>;
  act(cell: Cell, byKeys: boolean): void;
}) {
  return (
    <div
      className={styles.grids}
      data-own={props.seats.indexOf(props.desk.board.seat ?? -1)}
    >
      {props.seats.map((seat) => (
        <OneGrid key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}

function OneGrid(props: {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly handle: Ref<GridHandle>;
  act(cell: Cell, byKeys: boolean): void;
}) {
  const { desk, seat } = props;
  const { board, wording, turn } = desk;
  const { plan, tool } = turn;
  const grid = gridOf(plan.shown, seat);
  const { areShown } = useHints();
  const isOwn = seat === board.seat;
  const hand = isOwn ? plan.shown.hand : undefined;
  const lit = useMemo(() => new Set(turn.lit.keys()), [turn.lit]);
  const offered = useMemo(
    () => new Set(turn.tools.map(({ cell }) => cell)),
    [turn.tools],
  );
  const isPlanned = isOwn && plan.staged.length > 0;
  const fresh = useMemo(
    () =>
      isPlanned
        ? changedCells(gridOf(board.view, seat), grid)
        : lastLaid(board.heard, seat),
    [isPlanned, board.view, board.heard, seat, grid],
  );
  const count = desk.counts[seat];
  const counted = (cell: Cell) =>
    count && countedText(grid, count, cell, wording);
  return (
    <GridPanel
      seat={seat}
      points={desk.step?.totals[seat] ?? count?.total ?? 0}
      cards={grid.cards.length}
      isTurn={!board.outcome && board.view.turn === seat}
      wording={wording}
    >
      {desk.final.isTable && (
        <p className={styles.counted} data-counted={seat}>
          {(desk.looked?.seat === seat && counted(desk.looked.cell)) ||
            wording.words("counted.hint")}
        </p>
      )}
      <div className={styles.grid} data-faint={turn.isFaint || undefined}>
        <GridBoard
          handle={isOwn ? props.handle : undefined}
          grid={grid}
          seat={seat}
          label={wording.words("grid.label", { name: nameOf(seat, wording) })}
          wording={wording}
          lit={isOwn ? lit : NOTHING}
          offered={isOwn ? offered : NOTHING}
          picked={isOwn ? tool?.picked : undefined}
          fresh={fresh}
          ghost={hand && { ...hand, up: turn.up }}
          aimed={isOwn ? desk.drag.lifted?.target : undefined}
          outlines={outlinesFor(desk, seat, areShown)}
          ask={desk.ask}
          counted={desk.final.isTable ? counted : undefined}
          look={(cell) =>
            desk.look(cell === undefined ? undefined : { seat, cell })
          }
          aim={isOwn ? desk.aim : ignore}
          act={isOwn ? props.act : ignore}
          cancel={turn.undo}
        />
      </div>
    </GridPanel>
  );
}

/** The other grid, small: a tap brings it near (on a phone). */
export function FarGrid(props: {
  readonly desk: Desk;
  readonly near: Seat;
  turnTo(seat: Seat): void;
}) {
  const { wording, turn } = props.desk;
  const far = 1 - props.near;
  return (
    <button
      type="button"
      className={styles.far}
      aria-label={wording.words("grid.turn-to", { name: nameOf(far, wording) })}
      data-turn-to={far}
      onClick={() => props.turnTo(far)}
    >
      <SmallGrid
        grid={gridOf(turn.plan.shown, far)}
        language={wording.language}
      />
      <span className={styles.whose}>
        <SeatMark seat={far} /> {nameOf(far, wording)}
      </span>
    </button>
  );
}

/** The final count points by itself; otherwise the row or the card that is pointed at does; else whoever is new sees what counts. */
function outlinesFor(
  desk: Desk,
  seat: Seat,
  areShown: boolean,
): readonly Outline[] {
  const { final, step, pointed, looked, counts } = desk;
  if (final.show) return step?.seat === seat ? step.outlines : [];
  const count = counts[seat];
  if (!count) return [];
  if (pointed?.seat === seat) return pointedOutlines(count, pointed.cell);
  if (looked?.seat === seat) return countedOutlinesAt(count, looked.cell);
  return areShown && !final.isTable ? countedOutlines(count) : [];
}

function ignore(): void {}
