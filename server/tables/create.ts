/** Making a table: its seats, its seed, its name for the link. */

import { ok, refuse, seedToHex } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { createHmac, randomBytes } from "node:crypto";
import type { Person, SeatRequest, TableRequest } from "../protocol.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import type { Hall } from "./hall.ts";
import { admit, openTable } from "./open.ts";
import { withinQuota } from "./quota.ts";

const ID_LENGTH = 10;
/** Base 32 without the letters that look like digits. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
/** Names that need no translation. */
export const BOT_NAMES = [
  "Ada",
  "Bruno",
  "Celina",
  "Dante",
  "Elena",
  "Felix",
  "Greta",
  "Hugo",
] as const;

export async function createTable(
  hall: Hall,
  host: Person,
  request: TableRequest,
): Promise<Result<StoredTable>> {
  const { requestId } = request;
  const id = requestId && (await idFor(hall, host, requestId));
  const before = id && (await openTable(hall, id));
  if (before) return ok(before.stored);
  const table = planTable(hall, host, request, id);
  if (!table.ok) return table;
  return withinQuota(hall, host.id, "unfinished", async () => {
    await hall.store.createTable(table.value);
    admit(hall, table.value);
    return table;
  });
}

/** The table as it would be made, kept nowhere yet. */
export function planTable(
  hall: Hall,
  host: Person,
  request: TableRequest,
  id = makeId(),
): Result<StoredTable> {
  const entry = hall.findGame(request.game);
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
    contentVersion: game.contentVersion,
    options: options.value,
    seed: seedToHex(hall.makeSeed()),
    status: "waiting",
    host: host.id,
    seats: request.seats.map((seat, index) => makeSeat(seat, index, host)),
    revision: 0,
    next: null,
    madeAt: Date.now(),
  });
}

/** Fifty random bits, in letters that can be read out. */
export function makeId(): string {
  return spellId(randomBytes(ID_LENGTH));
}

/** The same for the same request, and to everyone else as random as any: nothing need be kept to know it again. */
async function idFor(
  hall: Hall,
  host: Person,
  requestId: string,
): Promise<string> {
  const hash = createHmac("sha256", await hall.store.secret());
  hash.update(JSON.stringify(["table", host.id, requestId]));
  return spellId(hash.digest().subarray(0, ID_LENGTH));
}

function spellId(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
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
      return {
        type: "bot",
        name: BOT_NAMES[index % BOT_NAMES.length] ?? "",
        level: request.level,
      };
  }
}
