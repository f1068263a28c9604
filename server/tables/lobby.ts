/** Before the deal: join, leave, start. */

import { ok, refuse } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import type { JoinRequest, Person, StartRequest } from "../protocol.ts";
import type {
  Append,
  SeatEntropy,
  StoredSeat,
  StoredTable,
} from "../store/store.ts";
import { nextDue } from "./due.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { seatOf } from "./info.ts";
import { deal, openMatch } from "./match.ts";
import { whyNotHere } from "./namesakes.ts";
import { openTable, reload } from "./open.ts";
import { withinQuota } from "./quota.ts";
import { guardedInLine } from "./waiting-line.ts";

type Change = (table: StoredTable) => Result<StoredTable>;

export function join(
  hall: Hall,
  id: string,
  person: Person,
  request: JoinRequest,
): Promise<Result<StoredTable>> {
  return changeLobby(hall, id, person, (table) => {
    // Whoever sits already asked twice, or reloaded the page.
    if (seatOf(table, person.id) !== undefined) return ok(table);
    if (table.status !== "waiting") return refuse("already-started");
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

/** A host who leaves passes the table on to whoever sits first; without anybody it closes. */
export function leave(
  hall: Hall,
  id: string,
  person: Person,
): Promise<Result<StoredTable>> {
  return changeLobby(hall, id, person, (table) => {
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

export async function startTable(
  hall: Hall,
  id: string,
  person: Person,
  request: StartRequest = {},
): Promise<Result<StoredTable>> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  return guardedInLine(hall, table, person, async () => {
    for (;;) {
      const { stored } = table;
      if (stored.host !== person.id) return refuse("not-host");
      if (stored.status !== "waiting") return refuse("already-started");
      if (stored.seats.some(({ type }) => type === "open"))
        return refuse("seats-open");
      const added = addedByHost(stored, person, request);
      const { append, open } = prepareDeal(hall, table, added);
      const started = await withinQuota(hall, person.id, "playing", async () =>
        ok(await hall.store.startTable(append, stored.revision, added)),
      );
      if (!started.ok) return started;
      if (started.value) {
        open();
        hall.bus.publish(id, { type: "table" });
        hall.bus.publish(id, { type: "seq", seq: 0 });
        if (typeof append.dueAt === "number") hall.onDue(id, append.dueAt);
        return ok(table.stored);
      }
      await reload(hall, table);
    }
  });
}

/** What the host adds to the seed; undefined: nothing, or the host has no seat. */
function addedByHost(
  table: StoredTable,
  { id }: Person,
  { entropy }: StartRequest,
): SeatEntropy | undefined {
  const seat = seatOf(table, id);
  return seat === undefined || entropy === undefined
    ? undefined
    : { seat, entropy };
}

/** The row of the deal, and how it becomes true in memory. */
function prepareDeal(
  hall: Hall,
  table: OpenTable,
  added: SeatEntropy | undefined,
) {
  const { game } = table;
  const stored = withEntropy(table.stored, added);
  const step = deal(game, stored);
  const { state } = step.position;
  const append: Append = {
    table: stored.id,
    row: {
      seq: 0,
      seat: null,
      move: null,
      moveId: null,
      told: step.told,
      at: Date.now(),
    },
    snapshot: { seq: 0, rulesVersion: game.rulesVersion, state },
    ...nextDue(hall, table, state),
  };
  const open = () => {
    table.match = openMatch(game, stored, step.position, [step.told]);
    table.stored = {
      ...stored,
      status: "playing",
      revision: stored.revision + 1,
    };
  };
  return { append, open };
}

function withEntropy(
  table: StoredTable,
  added: SeatEntropy | undefined,
): StoredTable {
  if (!added) return table;
  const { seat, entropy } = added;
  const player = table.seats[seat];
  if (player?.type !== "person") return table;
  return { ...table, seats: table.seats.with(seat, { ...player, entropy }) };
}

async function changeLobby(
  hall: Hall,
  id: string,
  person: Person,
  change: Change,
): Promise<Result<StoredTable>> {
  const table = await openTable(hall, id);
  if (!table) return refuse("unknown-table");
  return guardedInLine(hall, table, person, async () => {
    for (;;) {
      const { stored } = table;
      const changed = change(stored);
      if (!changed.ok || changed.value === stored) return changed;
      if (await hall.store.saveLobby(changed.value, stored.revision)) {
        table.stored = { ...changed.value, revision: stored.revision + 1 };
        hall.bus.publish(id, { type: "table" });
        return ok(table.stored);
      }
      await reload(hall, table);
    }
  });
}

function isPerson(
  seat: StoredSeat,
): seat is Extract<StoredSeat, { type: "person" }> {
  return seat.type === "person";
}
