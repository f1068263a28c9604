/** Before the deal: join and leave, and how whoever changes the seats does it. Whoever leaves later is away. */

import { ok } from "@stolik/kernel";
import type { AnyGame, Result } from "@stolik/kernel";
import { whyNotHere } from "../people/namesakes.ts";
import { seatOf } from "../people/seat-of.ts";
import type { JoinRequest, Person } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { ServerCode } from "../protocol/refusals.ts";
import type { StoredSeat, StoredTable } from "../store/stored.ts";
import { advance } from "./advance.ts";
import type { Context } from "./context.ts";
import { wasBehind } from "./freshness.ts";
import { openTable } from "./open.ts";
import { leaveMatch } from "./seating.ts";
import { tell } from "./tell.ts";
import { withLockInLineOrDoubt } from "./waiting-line.ts";

type Change = (table: StoredTable, game: AnyGame) => Result<StoredTable>;

export function join(
  context: Context,
  id: string,
  person: Person,
  request: JoinRequest,
): Promise<Result<StoredTable>> {
  return changeLobby(context, id, person, (table) => {
    // Whoever sits already asked twice, or reloaded the page.
    if (seatOf(table, person.id) !== undefined) return ok(table);
    if (table.status !== "waiting") return refuse("already-started");
    if (table.removed.includes(person.id)) return refuse("removed");
    const seat =
      request.seat ?? table.seats.findIndex(({ type }) => type === "open");
    if (seat < 0) return refuse("table-full");
    const wanted = table.seats[seat];
    if (!wanted) return refuse("unknown-seat", undefined, { seat });
    if (wanted.type !== "open")
      return refuse("seat-taken", undefined, { seat });
    const reason = whyNotHere(table, person);
    if (reason) return { ok: false, refusal: reason };
    return ok({
      ...table,
      seats: table.seats.with(seat, {
        type: "person",
        person: person.id,
        name: person.name,
        entropy: request.entropy ?? "",
      }),
    });
  });
}

/** Before the deal the seat is free again, afterwards it is kept for them. */
export async function leave(
  context: Context,
  id: string,
  person: Person,
): Promise<Result<StoredTable>> {
  const left = await leaveLobby(context, id, person);
  if (left.ok || left.refusal.code !== ("already-started" satisfies ServerCode))
    return left;
  const table = await openTable(context, id);
  if (table?.stored.status !== "playing") return left;
  const seat = seatOf(table.stored, person.id);
  return seat === undefined ? left : leaveMatch(context, table, seat);
}

/** A host who leaves passes the table on to whoever sits first; without anybody it closes. */
function leaveLobby(
  context: Context,
  id: string,
  person: Person,
): Promise<Result<StoredTable>> {
  return changeLobby(context, id, person, (table) => {
    const seat = seatOf(table, person.id);
    if (seat === undefined && table.host !== person.id)
      return refuse("not-seated");
    if (table.status !== "waiting") return refuse("already-started");
    const seats =
      seat === undefined
        ? table.seats
        : table.seats.with(seat, { type: "open" });
    if (table.host !== person.id) return ok({ ...table, seats });
    const heir = seats.find(isPerson)?.person ?? null;
    return ok({
      ...table,
      seats,
      host: heir,
      status: heir === null ? "stopped" : "waiting",
    });
  });
}

/** If several change it at once, one wins and the others decide anew. */
export async function changeLobby(
  context: Context,
  id: string,
  person: Person,
  change: Change,
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  return withLockInLineOrDoubt(context, table, person, async () => {
    for (;;) {
      const { stored } = table;
      const changed = change(stored, table.game);
      if (!changed.ok && (await wasBehind(context, table))) continue;
      if (!changed.ok || changed.value === stored) return changed;
      if (await context.store.saveLobby(changed.value, stored.revision)) {
        table.stored = { ...changed.value, revision: stored.revision + 1 };
        tell(context, id);
        return ok(table.stored);
      }
      await advance(context, table);
    }
  });
}

function isPerson(
  seat: StoredSeat,
): seat is Extract<StoredSeat, { type: "person" }> {
  return seat.type === "person";
}
