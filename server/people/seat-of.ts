/** Where a person sits at a table. */

import type { Seat } from "@stolik/kernel";
import type { StoredTable } from "../store/stored.ts";

/** Undefined: nowhere. */
export function seatOf(
  table: StoredTable,
  person: string | undefined,
): Seat | undefined {
  if (person === undefined) return undefined;
  // By index: every message that goes out asks for it.
  for (let seat = 0; seat < table.seats.length; seat += 1) {
    const taken = table.seats[seat];
    if (taken?.type === "person" && taken.person === person) return seat;
  }
  return undefined;
}
