/** A rematch: the table that follows a finished one, made for whoever asks first; everyone else who asks sits down there. */

import { ok } from "@stolik/kernel";
import type { Result, Seat } from "@stolik/kernel";
import type {
  RematchRequest,
  Person,
  SeatRequest,
  TableRequest,
} from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type { ServerCode } from "../protocol/refusals.ts";
import type { StoredTable } from "../store/stored.ts";
import { advance } from "./advance.ts";
import { whyStopped } from "./closed.ts";
import type { Context } from "./context.ts";
import { planTable } from "./create.ts";
import { currentSeatOf, wasBehind } from "./freshness.ts";
import { join } from "./lobby.ts";
import type { OpenTable } from "./open-table.ts";
import { openCurrent, openTable } from "./open.ts";
import { withinQuota } from "./quota.ts";
import { tell } from "./tell.ts";
import { withLockOrThrow } from "./table-lock.ts";
import { inLine } from "./waiting-line.ts";

/** There is nobody left to sit down with. */
const STOPPED: readonly string[] = [
  "table-closed",
  "table-stopped",
] satisfies ServerCode[];

/** Asking twice, or two at once, leads to the same table. */
export async function rematch(
  context: Context,
  id: string,
  person: Person,
  request: RematchRequest,
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  const seat = await currentSeatOf(context, table, person.id);
  if (seat === undefined) return refuse("not-seated");
  // Nothing that goes wrong here may stop a match that was played to its end.
  const next = await inLine(table, person.id, () =>
    withLockOrThrow(context, table, () => follow(context, table, person, seat)),
  );
  return next.ok ? sitDown(context, next.value, person, seat, request) : next;
}

/** The id of the table that follows. */
async function follow(
  context: Context,
  table: OpenTable,
  person: Person,
  seat: Seat,
): Promise<Result<string>> {
  for (;;) {
    if (context.isClosing) return refuse("unavailable");
    const { id, status, next } = table.stored;
    const reason =
      whyStopped(table.stored) ??
      (status === "over" ? undefined : refusal("not-over"));
    if (reason && (await wasBehind(context, table))) continue;
    if (reason) return { ok: false, refusal: reason };
    if (next && (await isStanding(context, next.id))) return ok(next.id);
    const asked = tableRequestFrom(table.stored, seat);
    const made = planTable(context, person, asked);
    if (!made.ok) return made;
    const followed = await withinQuota(
      context,
      person.id,
      "unfinished",
      async () =>
        ok(await context.store.followTable(id, next, seat, made.value)),
    );
    if (!followed.ok) return followed;
    if (followed.value) {
      const { stored } = table;
      table.stored = {
        ...stored,
        next: { id: made.value.id, seat },
        revision: stored.revision + 1,
      };
      tell(context, id);
      return ok(made.value.id);
    }
    await advance(context, table);
  }
}

/** A table that everybody left again is no table to sit down at. */
async function isStanding(context: Context, id: string): Promise<boolean> {
  const table = await openCurrent(context, id);
  return table !== undefined && !whyStopped(table.stored);
}

/** Everyone keeps their seat, as the options may name one; bots stay, people are asked. */
function tableRequestFrom(
  { game, options, seats }: StoredTable,
  mine: Seat,
): TableRequest {
  return {
    game,
    options,
    seats: seats.map((taken, seat): SeatRequest => {
      if (seat === mine) return { type: "me" };
      if (taken.type === "bot") return { type: "bot", level: taken.level };
      return { type: "open" };
    }),
  };
}

/** In the seat they had, or any that is free; whoever comes too late may watch. */
async function sitDown(
  context: Context,
  id: string,
  person: Person,
  seat: Seat,
  request: RematchRequest,
): Promise<Result<StoredTable>> {
  const own = await join(context, id, person, { ...request, seat });
  if (own.ok || STOPPED.includes(own.refusal.code)) return own;
  const other = await join(context, id, person, request);
  if (other.ok) return other;
  const table = await openTable(context, id);
  return table ? ok(table.stored) : other;
}
