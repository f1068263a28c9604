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
import type { StoredOrigin, StoredSeat, StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { admit, openTable } from "./open.ts";
import { readOrigin } from "./origin.ts";
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
  // Room first: to read an origin is to play a match again.
  return withinQuota(context, host.id, "unfinished", async () => {
    const planned = await planFrom(context, host, request, id);
    if (!planned.ok) return planned;
    const { value: table } = planned;
    await context.store.createTable(table);
    admit(context, table);
    return ok(table);
  });
}

async function planFrom(
  context: Context,
  host: Person,
  request: TableRequest,
  id: string | undefined,
): Promise<Result<StoredTable>> {
  const game = context.findGame(request.game)?.game;
  if (!request.origin || !game) return planTable(context, host, request, id);
  const origin = await readOrigin(context, game, request.seats, request.origin);
  if (!origin.ok) return origin;
  return planTable(context, host, request, id, origin.value);
}

/** The table as it would be made, kept nowhere yet. */
export function planTable(
  context: Context,
  host: Person,
  request: TableRequest,
  id = randomId(),
  origin?: StoredOrigin,
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
  // To the letter where a match goes on: today's default for what older rules did not know may not be how it was played.
  const options = origin
    ? ok(origin.record.options)
    : game.parseOptions(request.options, seats);
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
    ...(origin ? { origin } : {}),
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
