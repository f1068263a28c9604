/** Making a table: its seats, its seed, its name for the link. */

import { ok, seedToHex } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { createHmac } from "node:crypto";
import { botName } from "../people/bot-names.ts";
import { ID_LENGTH, idFrom, randomId } from "../protocol/ids.ts";
import type {
  Person,
  SeatRequest,
  TableRequest,
} from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import type { Context } from "./context.ts";
import { admit, openTable } from "./open.ts";
import { withinQuota } from "./quota.ts";

export async function createTable(
  context: Context,
  host: Person,
  request: TableRequest,
): Promise<Result<StoredTable>> {
  const { requestId } = request;
  const id = requestId && (await idFor(context, host, requestId));
  const before = id && (await openTable(context, id));
  if (before) return ok(before.stored);
  const table = planTable(context, host, request, id);
  if (!table.ok) return table;
  return withinQuota(context, host.id, "unfinished", async () => {
    await context.store.createTable(table.value);
    admit(context, table.value);
    return table;
  });
}

/** The table as it would be made, kept nowhere yet. */
export function planTable(
  context: Context,
  host: Person,
  request: TableRequest,
  id = randomId(),
): Result<StoredTable> {
  const entry = context.findGame(request.game);
  if (!entry) return refuse("unknown-game", undefined, { game: request.game });
  const { game } = entry;
  const seats = request.seats.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max)
    return refuse("bad-seats", undefined, { min, max });
  if (request.seats.filter(({ type }) => type === "me").length > 1)
    return refuse("already-seated");
  const options = game.parseOptions(request.options, seats);
  if (!options.ok) return options;
  return ok({
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    dealtVersion: game.rulesVersion,
    contentVersion: game.contentVersion,
    options: options.value,
    seed: seedToHex(context.makeSeed()),
    status: "waiting",
    host: host.id,
    seats: request.seats.map((seat, index) => makeSeat(seat, index, host)),
    revision: 0,
    next: null,
    madeAt: Date.now(),
    removed: [],
  });
}

/** The same for the same request, and to everyone else as random as any: nothing need be kept to know it again. */
async function idFor(
  context: Context,
  host: Person,
  requestId: string,
): Promise<string> {
  const hash = createHmac("sha256", await context.store.secret());
  hash.update(JSON.stringify(["table", host.id, requestId]));
  return idFrom(hash.digest().subarray(0, ID_LENGTH));
}

/** What the host adds to the seed comes with the start, when its commitment is known. */
function makeSeat(
  request: SeatRequest,
  index: number,
  host: Person,
): StoredSeat {
  switch (request.type) {
    case "open":
      return { type: "open" };
    case "me":
      return { type: "person", person: host.id, name: host.name, entropy: "" };
    case "bot":
      return { type: "bot", name: botName(index), level: request.level };
  }
}
