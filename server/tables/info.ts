/** A table as its viewer may know it. */

import type { Holder, Player, Seat } from "@stolik/kernel";
import type { Presence } from "../people/presence.ts";
import { seatOf } from "../people/seat-of.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import type { StoredSeat, StoredTable } from "../store/stored.ts";
import { statusOf } from "./closed.ts";
import { fastCommitment } from "./fast-digest.ts";
import { movesOfStandIn } from "./history.ts";
import type { Context } from "./context.ts";
import type { MoveHistory } from "./history.ts";
import type { OpenTable } from "./open-table.ts";

/** A table, and its match where it is in memory. */
export type ShownTable = Pick<OpenTable, "stored"> &
  Partial<Pick<OpenTable, "match" | "history">>;

export function tableInfo(
  { stored: table, match, history }: ShownTable,
  { presence, settings }: Pick<Context, "presence" | "settings">,
  person: string | undefined,
): TableInfo {
  const seat = seatOf(table, person) ?? null;
  const seating = match?.seating;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    status: statusOf(table),
    seats: table.seats.map((taken, index) =>
      playerOf(table.id, taken, presence, seating?.holders[index]),
    ),
    ...(seating ? { seating, awayAfter: settings.awayAfter } : {}),
    spectators: spectatorsOf(table, presence),
    commitment: fastCommitment(table.seed),
    revision: table.revision,
    next: table.next,
    ...originIn(table, seat),
    you: {
      seat,
      isHost: person !== undefined && table.host === person,
      isRemoved: person !== undefined && table.removed.includes(person),
      ...playedFor(history, seat, table.status === "over"),
    },
  };
}

/** Where it was played leads to a replay with all hands, and that of the seat is still as it was there: until the end only its holder is told. */
function originIn(
  { origin, status }: StoredTable,
  viewer: Seat | null,
): Pick<TableInfo, "origin"> {
  if (!origin) return {};
  const { record, seat, table } = origin;
  const at = record.moves.length;
  const isTold = status === "over" || viewer === seat;
  return {
    origin: { at, seat, ...(table !== undefined && isTold ? { table } : {}) },
  };
}

function playedFor(
  history: MoveHistory | undefined,
  seat: Seat | null,
  isOver: boolean,
): Pick<TableInfo["you"], "playedForYou"> {
  const moves =
    history && seat !== null ? movesOfStandIn(history, seat, isOver) : [];
  return moves.length > 0 ? { playedForYou: moves } : {};
}

/** How many watch without a seat. */
function spectatorsOf({ id, seats }: StoredTable, presence: Presence): number {
  const seated = seats.filter(
    (seat) => seat.type === "person" && presence.isThere(id, seat.person),
  );
  return presence.watchers(id) - seated.length;
}

function playerOf(
  table: string,
  seat: StoredSeat,
  presence: Presence,
  holder: Holder | undefined,
): Player | null {
  switch (seat.type) {
    case "open":
      return null;
    case "bot":
      return { type: "bot", name: seat.name, level: seat.level };
    case "person":
      return {
        type: "person",
        name: seat.name,
        // Whoever has left is away, though the page may still be closing.
        isOnline: holder !== "nobody" && presence.isThere(table, seat.person),
        ...(holder === "stand-in" ? { hasStandIn: true } : {}),
      };
  }
}
