/** Once more: the table that follows a finished one, made for whoever asks first, and where everyone else who asks sits down. */

import { ok, refuse } from "@stolik/kernel";
import type { Result, Seat } from "@stolik/kernel";
import type {
  AgainRequest,
  Person,
  SeatRequest,
  TableRequest,
} from "../protocol.ts";
import type { StoredTable } from "../store/store.ts";
import { planTable } from "./create.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { unlessStoreFails } from "./guarded.ts";
import { seatOf } from "./info.ts";
import { join } from "./lobby.ts";
import { openTable, reload } from "./open.ts";
import { withinQuota } from "./quota.ts";
import { inLine } from "./waiting-line.ts";

/** Asking twice, or two at once, leads to the same table. */
export async function playAgain(
  hall: Hall,
  id: string,
  person: Person,
  request: AgainRequest,
): Promise<Result<StoredTable>> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  const seat = seatOf(table.stored, person.id);
  if (seat === undefined) return refuse("not-seated");
  // Not `guarded`: nothing that goes wrong here may stop a match that was played to its end.
  const next = await inLine(table, person.id, () =>
    unlessStoreFails(hall, table, () => follow(hall, table, person, seat)),
  );
  return next.ok ? sitDown(hall, next.value, person, seat, request) : next;
}

/** The id of the table that follows. */
async function follow(
  hall: Hall,
  table: OpenTable,
  person: Person,
  seat: Seat,
): Promise<Result<string>> {
  for (;;) {
    if (hall.isClosing) return refuse("unavailable");
    const { id, status, next } = table.stored;
    if (status === "stopped") return refuse("table-stopped");
    if (status !== "over") return refuse("not-over");
    if (next && (await isStanding(hall, next.id))) return ok(next.id);
    const asked = onceMore(table.stored, seat);
    const made = planTable(hall, person, asked);
    if (!made.ok) return made;
    const followed = await withinQuota(
      hall,
      person.id,
      "unfinished",
      async () => ok(await hall.store.followTable(id, next, seat, made.value)),
    );
    if (!followed.ok) return followed;
    if (followed.value) {
      table.stored = { ...table.stored, next: { id: made.value.id, seat } };
      hall.bus.publish(id, { type: "table" });
      return ok(made.value.id);
    }
    await reload(hall, table);
  }
}

/** A table that everybody left again is no table to sit down at. */
async function isStanding(hall: Hall, id: string): Promise<boolean> {
  const table = await openTable(hall, id);
  return table !== undefined && table.stored.status !== "stopped";
}

/** Everyone keeps their seat, as the options may name one; bots stay, people are asked. */
function onceMore(
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
  hall: Hall,
  id: string,
  person: Person,
  seat: Seat,
  request: AgainRequest,
): Promise<Result<StoredTable>> {
  const own = await join(hall, id, person, { ...request, seat });
  if (own.ok || own.refusal.code === "table-stopped") return own;
  const other = await join(hall, id, person, request);
  if (other.ok) return other;
  const table = await openTable(hall, id);
  return table ? ok(table.stored) : other;
}
