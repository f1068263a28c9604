/** A table as its viewer may know it. */

import { commitment, parseSeed } from "@stolik/kernel";
import type { Player } from "@stolik/kernel";
import type { Presence } from "../people/presence.ts";
import { seatOf } from "../people/seat-of.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import type { StoredSeat, StoredTable } from "../store/store.ts";
import { statusOf } from "./closed.ts";

export function tableInfo(
  table: StoredTable,
  presence: Presence,
  person: string | undefined,
): TableInfo {
  const seat = seatOf(table, person) ?? null;
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    status: statusOf(table),
    seats: table.seats.map((seat) => playerOf(table.id, seat, presence)),
    spectators: spectatorsOf(table, presence),
    commitment: commitment(parseSeed(table.seed) ?? new Uint8Array()),
    revision: table.revision,
    next: table.next,
    you: {
      seat,
      isHost: person !== undefined && table.host === person,
      isRemoved: person !== undefined && table.removed.includes(person),
    },
  };
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
        isOnline: presence.isThere(table, seat.person),
      };
  }
}
