/** The host arranges the seats before the deal: bots, more and fewer seats, who sits where and who does not. */

import { ok } from "@stolik/kernel";
import type { AnyGame, Result, Seat } from "@stolik/kernel";
import { botName } from "../people/bot-names.ts";
import { seatOf } from "../people/seat-of.ts";
import type { Person, SeatChange, SeatsRequest } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { StoredSeat, StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { changeLobby } from "./lobby.ts";
import { withSeats } from "./fit-seats.ts";

const FREE: StoredSeat = { type: "open" };

/** What a match that is continued does not allow: a seat there is somebody's hand. */
const movesSeats: readonly SeatChange["type"][] = ["add", "drop", "swap"];

export function arrange(
  context: Context,
  id: string,
  person: Person,
  { revision, change }: SeatsRequest,
): Promise<Result<StoredTable>> {
  return changeLobby(context, id, person, (table, game) => {
    if (table.host !== person.id) return refuse("not-host");
    if (table.status !== "waiting") return refuse("already-started");
    if (table.revision !== revision) return refuse("stale");
    for (const seat of namedIn(change))
      if (!table.seats[seat])
        return refuse("unknown-seat", undefined, { seat });
    if (table.origin && movesSeats.includes(change.type))
      return refuse("fixed-seats");
    return changed(table, game, change);
  });
}

function namedIn(change: SeatChange): readonly Seat[] {
  switch (change.type) {
    case "add":
      return [];
    case "swap":
      return change.seats;
    case "bot":
    case "clear":
    case "drop":
      return [change.seat];
  }
}

function changed(
  table: StoredTable,
  game: AnyGame,
  change: SeatChange,
): Result<StoredTable> {
  const { seats } = table;
  switch (change.type) {
    case "bot":
      return seatBot(table, change.seat, change.level);
    case "clear":
      return clear(table, change.seat);
    case "add":
      return withSeats(table, game, [...seats, FREE]);
    case "drop":
      return seats[change.seat]?.type === "open"
        ? withSeats(table, game, seats.toSpliced(change.seat, 1))
        : seatTaken(change.seat);
    case "swap":
      return swap(table, change.seats);
  }
}

function seatBot(
  table: StoredTable,
  seat: Seat,
  level: StoredBot["level"],
): Result<StoredTable> {
  const { seats } = table;
  const before = seats[seat];
  if (before?.type === "person") return seatTaken(seat);
  if (before?.type === "bot" && before.level === level) return ok(table);
  const taken = seats.flatMap((one) => (one.type === "bot" ? [one.name] : []));
  const name = before?.type === "bot" ? before.name : botName(seat, taken);
  const bot: StoredBot = { type: "bot", name, level };
  return ok({ ...table, seats: seats.with(seat, bot) });
}

type StoredBot = Extract<StoredSeat, { type: "bot" }>;

/** A host who does not want to play leaves, and the table passes on. */
function clear(table: StoredTable, seat: Seat): Result<StoredTable> {
  if (seat === seatOf(table, table.host ?? undefined))
    return refuse("own-seat", undefined, { seat });
  const before = table.seats[seat];
  if (before?.type === "open") return ok(table);
  const removed =
    before?.type === "person"
      ? [...table.removed, before.person]
      : table.removed;
  return ok({ ...table, seats: table.seats.with(seat, FREE), removed });
}

function swap(
  table: StoredTable,
  [one, other]: readonly [Seat, Seat],
): Result<StoredTable> {
  if (one === other) return ok(table);
  const { seats } = table;
  const swapped = seats
    .with(one, seats[other] ?? FREE)
    .with(other, seats[one] ?? FREE);
  return ok({ ...table, seats: swapped });
}

function seatTaken(seat: Seat): Result<never> {
  return refuse("seat-taken", undefined, { seat });
}
