/** Before the deal: join, leave, start. */

import { ok } from "@stolik/kernel";
import type { Refusal, Result } from "@stolik/kernel";
import { whyNotHere } from "../people/namesakes.ts";
import { seatOf } from "../people/seat-of.ts";
import type {
  JoinRequest,
  Person,
  StartRequest,
} from "../protocol/protocol.ts";
import { refusal, refuse } from "../protocol/refusals.ts";
import type {
  Append,
  SeatEntropy,
  StoredSeat,
  StoredTable,
} from "../store/store.ts";
import { advance } from "./advance.ts";
import type { Context } from "./context.ts";
import { nextDue } from "./due.ts";
import { deal } from "./fold.ts";
import { wasBehind } from "./freshness.ts";
import type { OpenTable } from "./open-table.ts";
import { openTable } from "./open.ts";
import { withinQuota } from "./quota.ts";
import { tell } from "./tell.ts";
import { withTableLockInLine } from "./waiting-line.ts";

type Change = (table: StoredTable) => Result<StoredTable>;

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

export async function startTable(
  context: Context,
  id: string,
  person: Person,
  request: StartRequest = {},
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  return withTableLockInLine(context, table, person, async () => {
    for (;;) {
      const { stored } = table;
      const reason = whyNotStarted(stored, person);
      if (reason && (await wasBehind(context, table))) continue;
      if (reason) return { ok: false, refusal: reason };
      const added = addedByHost(stored, person, request);
      const { append, open } = prepareDeal(context, table, added);
      const started = await withinQuota(
        context,
        person.id,
        "playing",
        async () =>
          ok(await context.store.startTable(append, stored.revision, added)),
      );
      if (!started.ok) return started;
      if (started.value) {
        open();
        tell(context, id);
        tell(context, id, 0);
        if (typeof append.dueIn === "number") context.onDue(id, append.dueIn);
        return ok(table.stored);
      }
      await advance(context, table);
    }
  });
}

function whyNotStarted(
  { host, seats, status }: StoredTable,
  person: Person,
): Refusal | undefined {
  if (host !== person.id) return refusal("not-host");
  if (status !== "waiting") return refusal("already-started");
  return seats.some(({ type }) => type === "open")
    ? refusal("seats-open")
    : undefined;
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
  context: Context,
  table: OpenTable,
  added: SeatEntropy | undefined,
) {
  const { game } = table;
  const stored = withEntropy(table.stored, added);
  const { match, history } = deal(game, stored);
  const { state } = match.position;
  const append: Append = {
    table: stored.id,
    row: {
      seq: 0,
      seat: null,
      move: null,
      moveId: null,
      told: match.told[0] ?? [],
      at: Date.now(),
    },
    rulesVersion: game.rulesVersion,
    snapshot: { seq: 0, rulesVersion: game.rulesVersion, state },
    ...nextDue(context, table, state),
  };
  const open = () => {
    table.match = match;
    table.history = history;
    table.stored = {
      ...stored,
      status: "playing",
      rulesVersion: game.rulesVersion,
      dealtVersion: game.rulesVersion,
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
  context: Context,
  id: string,
  person: Person,
  change: Change,
): Promise<Result<StoredTable>> {
  const table = await openTable(context, id);
  if (!table) return refuse("unknown-table");
  return withTableLockInLine(context, table, person, async () => {
    for (;;) {
      const { stored } = table;
      const changed = change(stored);
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
