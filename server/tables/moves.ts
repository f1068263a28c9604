/** A move becomes durable: refused, or appended at head + 1 and committed, and only then acknowledged and published. */

import { adopt, attempt, ok } from "@stolik/kernel";
import type { Outcome, Result, Seat, Step } from "@stolik/kernel";
import type { MoveAnswer, MoveRequest } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Append } from "../store/store.ts";
import { advance } from "./advance.ts";
import { whyStopped } from "./closed.ts";
import type { Context } from "./context.ts";
import { nextDue } from "./due.ts";
import { currentSeatOf, wasBehind } from "./freshness.ts";
import { isStale, noteDecisions, notePlayed, playedAt } from "./history.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { tell } from "./tell.ts";
import { withTableLock } from "./table-lock.ts";
import { upgrade } from "./upgrade.ts";
import { inLine } from "./waiting-line.ts";

const SNAPSHOT_EVERY = 50;

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
  return inLine(table, person, () =>
    playMove(context, table, seat, request, arrived),
  );
}

export function playMove(
  context: Context,
  table: OpenTable,
  seat: Seat,
  request: MoveRequest,
  arrived = performance.now(),
): Promise<Played> {
  return withTableLock(context, table, async () => {
    for (;;) {
      if (context.isClosing) return refuse("unavailable");
      const step = tryMove(table, seat, request);
      if (!step.ok) {
        if (await wasBehind(context, table)) continue;
        return step;
      }
      if ("seq" in step.value) return ok(step.value);
      const append = prepareAppend(context, table, seat, request, step.value);
      if (
        (await upgrade(context, table)) &&
        (await context.store.append(append)) === "kept"
      ) {
        const committed = performance.now();
        afterCommit(context, table, append, step.value);
        measure(context, table, seat, arrived, committed);
        return ok({ seq: append.row.seq });
      }
      await advance(context, table);
    }
  });
}

/** The step the move leads to, or where the same move was played before. */
function tryMove(
  table: OpenTable,
  seat: Seat,
  request: MoveRequest,
): Result<Step<unknown, unknown> | MoveAnswer> {
  const { history, match, stored } = table;
  const reason = whyStopped(stored);
  if (reason) return { ok: false, refusal: reason };
  if (!match) return refuse("not-started");
  const before = playedAt(history, seat, request.id);
  if (before !== undefined) return ok({ seq: before });
  if (isStale(history, match, seat, request.seq))
    return refuse("stale", undefined, { seq: match.position.seq });
  return attempt(match, { type: "move", seat, move: request.move });
}

function prepareAppend(
  context: Context,
  table: OpenTable,
  seat: Seat,
  request: MoveRequest,
  step: Step<unknown, unknown>,
): Append {
  const { game, stored } = table;
  const { seq, state } = step.position;
  const outcome: Outcome | undefined = game.outcome(state);
  const isSnapshot = outcome !== undefined || seq % SNAPSHOT_EVERY === 0;
  return {
    table: stored.id,
    row: {
      seq,
      seat,
      move: request.move,
      moveId: request.id,
      told: step.told,
      at: Date.now(),
    },
    rulesVersion: game.rulesVersion,
    ...(isSnapshot
      ? { snapshot: { seq, rulesVersion: game.rulesVersion, state } }
      : {}),
    ...(outcome ? { outcome } : {}),
    ...nextDue(context, table, state),
  };
}

/** The move is in the log: memory follows, and everyone hears. */
function afterCommit(
  context: Context,
  table: OpenTable,
  append: Append,
  step: Step<unknown, unknown>,
): void {
  const { history, match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} lost its match.`);
  table.match = adopt(match, step);
  notePlayed(history, append.row);
  noteDecisions(history, table.match);
  tell(context, stored.id, append.row.seq);
  if (append.outcome) {
    table.stored = { ...stored, status: "over" };
    context.bus.publish(stored.id, { type: "table" });
  }
  if (typeof append.dueIn === "number") context.onDue(stored.id, append.dueIn);
}

/** What is sent leaves at the end of the tick, so that is when it is measured. */
function measure(
  { metrics }: Context,
  { stored }: OpenTable,
  seat: Seat,
  arrived: number,
  committed: number,
): void {
  const mover = stored.seats[seat]?.type === "bot" ? "bot" : "person";
  process.nextTick(() =>
    metrics.moved(mover, {
      toCommit: committed - arrived,
      toSent: performance.now() - committed,
    }),
  );
}
