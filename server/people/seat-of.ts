/** Where a person sits at a table. */

import type { Seat } from "@stolik/kernel";
import type { StoredTable } from "../store/stored.ts";

/** Undefined: nowhere. */
export function seatOf(
  table: StoredTable,
  person: string | undefined,
): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = table.seats.findIndex(
    (taken) => taken.type === "person" && taken.person === person,
  );
  return seat < 0 ? undefined : seat;
}
