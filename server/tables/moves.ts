/** Moves, by people and bots: refused, or committed and only then acknowledged. */

import { attempt, ok, seatBots } from "@stolik/kernel";
import type { MatchStep, Result, Seat } from "@stolik/kernel";
import type { MoveAnswer, MoveRequest } from "../protocol/protocol.ts";
import { seatOf } from "../people/seat-of.ts";
import { refuse } from "../protocol/refusals.ts";
import { advance } from "./advance.ts";
import { whyStopped } from "./closed.ts";
import { commit } from "./commit.ts";
import type { Context } from "./context.ts";
import { currentSeatOf, wasBehind } from "./freshness.ts";
import { isStale, playedAt } from "./history.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { comeBack, isAway } from "./seating.ts";
import { noteSeen } from "./seen.ts";
import { withLockOrDoubt } from "./table-lock.ts";
import { leaveLine, stepIntoLine } from "./waiting-line.ts";

export type Played = Result<MoveAnswer>;

/** A person's move, by whichever way it came. */
export async function submitMove(
  context: Context,
  id: string,
  person: string,
  request: MoveRequest,
): Promise<Played> {
  const arrived = performance.now();
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  // Most moves are made by somebody who sits and has never left: they go on without a promise in between.
  const seat =
    seatOf(table.stored, person) ??
    (await currentSeatOf(context, table, person));
  if (seat === undefined) return refuse("not-seated");
  context.attendance.visit(table.stored, person);
  noteSeen(table, seat, arrived);
  if (!stepIntoLine(table, person)) return refuse("too-many");
  try {
    if (isAway(table, seat)) {
      const back = await comeBack(context, table, seat);
      if (!back.ok) return back;
    }
    const mover = { seat, by: "person" } as const;
    return await playMove(context, table, mover, request, arrived);
  } finally {
    leaveLine(table, person);
  }
}

/** Who moves. While a bot thought, the player may have come back. */
export interface Mover {
  readonly seat: Seat;
  readonly by: "person" | "bot";
}

export function playMove(
  context: Context,
  table: OpenTable,
  mover: Mover,
  request: MoveRequest,
  arrived = performance.now(),
): Promise<Played> {
  return withLockOrDoubt(context, table, async () => {
    for (;;) {
      if (context.isClosing) return refuse("unavailable");
      const step = tryMove(table, mover, request);
      if (!step.ok) {
        if (await wasBehind(context, table)) continue;
        return step;
      }
      if ("seq" in step.value) return ok(step.value);
      const committed = await commit(context, table, step.value, request.id);
      if (committed !== undefined) {
        context.metrics.moved(mover.by, arrived, committed);
        return ok({ seq: step.value.position.seq });
      }
      await advance(context, table);
    }
  });
}

/** The step the move leads to, or where the same move was played before. */
function tryMove(
  table: OpenTable,
  { seat, by }: Mover,
  request: MoveRequest,
): Result<MatchStep | MoveAnswer> {
  const { history, match, stored } = table;
  const reason = whyStopped(stored);
  if (reason) return { ok: false, refusal: reason };
  if (!match) return refuse("not-started");
  const player = seatBots(stored.seats, match.seating)[seat];
  const before = playedAt(history, seat, request.id);
  if (before !== undefined) return ok({ seq: before });
  if (player?.type !== by || isStale(history, match, seat, request.seq))
    return refuse("stale", undefined, { seq: match.position.seq });
  return attempt(match, { type: "move", seat, move: request.move });
}
