/** The panel between market and grids: the turn to be made, the final count, or what comes after it. */

import type { ReactNode, Ref } from "react";
import { ActionBar } from "./action-bar.tsx";
import type { Points } from "./action-bar.tsx";
import styles from "./board.module.css";
import type { Desk } from "./desk.ts";
import { changedCells, gridOf } from "./plan.ts";
import { promptText } from "./prompt.ts";
import { Show } from "./show.tsx";

export function TurnPanel(props: {
  readonly desk: Desk;
  readonly confirmRef: Ref<HTMLButtonElement>;
  /** Beside the title of the final count. */
  readonly children: ReactNode;
}) {
  const { desk } = props;
  const { board, wording, turn, final } = desk;
  const { words } = wording;
  if (final.show)
    return (
      <Show
        steps={desk.steps}
        state={final.show}
        wording={wording}
        change={final.change}
        finish={final.finish}
      />
    );
  if (final.isTable)
    return (
      <div className={styles.after}>
        <h2>{words("show.title")}</h2>
        {props.children}
        <button type="button" data-again onClick={final.again}>
          {words("show.again")}
        </button>
      </div>
    );
  return (
    <ActionBar
      words={words}
      prompt={promptText(board, turn.plan, turn.tool, wording)}
      isMine={board.canMove}
      turn={turn}
      points={pointsOf(desk)}
      confirmRef={props.confirmRef}
    />
  );
}

/** What the plan changes in one's points, once it changes the grid. */
function pointsOf({ board, turn, counts, before }: Desk): Points | undefined {
  const { seat, view } = board;
  if (seat === null || turn.plan.staged.length === 0) return undefined;
  const grid = gridOf(turn.plan.shown, seat);
  if (changedCells(gridOf(view, seat), grid).size === 0) return undefined;
  return {
    before: before[seat]?.total ?? 0,
    now: counts[seat]?.total ?? 0,
  };
}
