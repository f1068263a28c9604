/** The panel between market and grids: the turn to be made, the final count, or what comes after it. */

import { useHints } from "@stolik/furniture";
import type { ReactNode, Ref } from "react";
import { ActionBar } from "./action-bar.tsx";
import type { Points } from "./action-bar.tsx";
import styles from "./board.module.css";
import type { Desk } from "./desk.ts";
import { stageOf } from "../rules/chances.ts";
import { newlyFixed } from "./frame-words.ts";
import { changedGoals } from "./goal-words.ts";
import { useOverVoice } from "./over-voice.ts";
import { changedCells, gridOf } from "./plan.ts";
import { promptText } from "./prompt.ts";
import { Show } from "./show.tsx";
import { TurnResult, useTurnResult } from "./turn-result.tsx";

export function TurnPanel(props: {
  readonly desk: Desk;
  readonly confirmRef: Ref<HTMLButtonElement>;
  /** Beside the title of the final count. */
  readonly children: ReactNode;
}) {
  const { desk } = props;
  const { board, wording, turn, final } = desk;
  const { words } = wording;
  const { areShown } = useHints();
  const result = useTurnResult(board, desk.before);
  useOverVoice(desk);
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
  const points = pointsOf(desk);
  return (
    <>
      <ActionBar
        words={words}
        prompt={promptText(board, turn.plan, turn.tool, wording)}
        isMine={board.canMove}
        turn={turn}
        points={points}
        hint={
          desk.note?.text ??
          (areShown && !points ? newcomerText(desk) : undefined)
        }
        why={desk.note?.code}
        confirmRef={props.confirmRef}
      />
      {result && (
        <TurnResult
          result={result}
          seat={board.seat}
          wording={wording}
          grids={board.view.grids}
        />
      )}
    </>
  );
}

/** What somebody new should know before the next tap. */
function newcomerText({ turn, wording }: Desk): string {
  const isLaying = turn.plan.canPlan && stageOf(turn.plan.shown) === "lay";
  return wording.words(isLaying ? "bar.new-lay" : "bar.new");
}

/** What the place that is looked at, or else the plan, changes in one's points. */
function pointsOf({
  board,
  wording,
  turn,
  aimed,
  counts,
  before,
}: Desk): Points | undefined {
  const { seat, view } = board;
  const was = seat === null ? undefined : before[seat];
  if (seat === null || !was || turn.plan.staged.length === 0) return undefined;
  const grid = gridOf(turn.plan.shown, seat);
  const isChanged = changedCells(gridOf(view, seat), grid).size > 0;
  const now = aimed ?? (isChanged ? counts[seat] : undefined);
  return (
    now && {
      before: was.total,
      now: now.total,
      goals: [
        ...newlyFixed(gridOf(view, seat), grid, wording),
        ...changedGoals(was, now, wording),
      ],
    }
  );
}
