/** Moves, by people and bots: refused, or committed and only then acknowledged. */

import { attempt, ok, seatBots } from "@stolik/kernel";
import type { MatchStep, Result, Seat } from "@stolik/kernel";
import type { MoveAnswer, MoveRequest } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import { advance } from "./advance.ts";
import { whyStopped } from "./closed.ts";
import { commit } from "./commit.ts";
import type { Context } from "./context.ts";
import { currentSeatOf, wasBehind } from "./freshness.ts";
import { isStale, playedAt } from "./history.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { comeBack } from "./seating.ts";
import { noteSeen } from "./seen.ts";
import { withTableLock } from "./table-lock.ts";
import { inLine } from "./waiting-line.ts";

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
  const seat = await currentSeatOf(context, table, person);
  if (seat === undefined) return refuse("not-seated");
  context.attendance.visit(table.stored, person);
  noteSeen(table, seat);
  return inLine(table, person, async () => {
    const back = await comeBack(context, table, seat);
    if (!back.ok) return back;
    return playMove(context, table, { seat, by: "person" }, request, arrived);
  });
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
  return withTableLock(context, table, async () => {
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
        measure(context, mover, arrived, committed);
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

/** What is sent leaves at the end of the tick, so that is when it is measured. */
function measure(
  { metrics }: Context,
  { by }: Mover,
  arrived: number,
  committed: number,
): void {
  process.nextTick(() =>
    metrics.moved(by, {
      toCommit: committed - arrived,
      toSent: performance.now() - committed,
    }),
  );
}
