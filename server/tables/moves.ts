/** A move becomes durable: refused, or appended at head + 1 and committed, and only then acknowledged and published. */

import { ok, play, refuse } from "@stolik/kernel";
import type { Outcome, Result, Seat, Step } from "@stolik/kernel";
import type { MoveRequest } from "../protocol.ts";
import type { Append } from "../store/store.ts";
import { nextDue } from "./due.ts";
import { guarded } from "./guarded.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { seatOf } from "./info.ts";
import { advance, isStale, playedKey } from "./match.ts";
import { openTable, reload } from "./open.ts";
import { inLine } from "./waiting-line.ts";

const SNAPSHOT_EVERY = 50;

export type Played = Result<{ readonly seq: number }>;

/** A person's move, by whichever way it came. */
export async function submitMove(
  hall: Hall,
  id: string,
  person: string,
  request: MoveRequest,
): Promise<Played> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  const seat = seatOf(table.stored, person);
  if (seat === undefined) return refuse("not-seated");
  hall.attendance.visit(table.stored, person);
  return inLine(table, person, () => playMove(hall, table, seat, request));
}

export function playMove(
  hall: Hall,
  table: OpenTable,
  seat: Seat,
  request: MoveRequest,
): Promise<Played> {
  return guarded(hall, table, async () => {
    for (;;) {
      if (hall.isClosing) return refuse("unavailable");
      const step = tryMove(table, seat, request);
      if (!step.ok) return step;
      if ("seq" in step.value) return ok(step.value);
      const append = prepareAppend(hall, table, seat, request, step.value);
      if (await hall.store.append(append)) {
        settle(hall, table, append, step.value);
        return ok({ seq: append.row.seq });
      }
      await reload(hall, table);
    }
  });
}

/** The step the move leads to, or where the same move was played before. */
function tryMove(
  table: OpenTable,
  seat: Seat,
  request: MoveRequest,
): Result<Step<unknown, unknown> | { readonly seq: number }> {
  const { game, match, stored } = table;
  if (stored.status === "stopped") return refuse("table-stopped");
  if (!match) return refuse("not-started");
  const before = match.played.get(playedKey(seat, request.id));
  if (before !== undefined) return ok({ seq: before });
  if (isStale(game, match, seat, request.seq))
    return refuse("stale", undefined, { seq: match.position.seq });
  return play(game, match.key, match.position, seat, request.move);
}

function prepareAppend(
  hall: Hall,
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
    ...(isSnapshot
      ? { snapshot: { seq, rulesVersion: game.rulesVersion, state } }
      : {}),
    ...(outcome ? { outcome } : {}),
    ...nextDue(hall, table, state),
  };
}

/** The move is in the log: memory follows, and everyone hears. */
function settle(
  hall: Hall,
  table: OpenTable,
  append: Append,
  step: Step<unknown, unknown>,
): void {
  const { match, stored } = table;
  if (!match) throw new Error(`Table ${stored.id} lost its match.`);
  advance(table.game, match, append.row, step);
  hall.bus.publish(stored.id, { type: "seq", seq: append.row.seq });
  if (append.outcome) {
    table.stored = { ...stored, status: "over" };
    hall.bus.publish(stored.id, { type: "table" });
  }
  if (typeof append.dueAt === "number") hall.onDue(stored.id, append.dueAt);
}
