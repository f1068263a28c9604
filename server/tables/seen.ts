/** When the people at a table were last seen, and since when the others wait for them; kept by every node for itself. */

import type { Seat } from "@stolik/kernel";
import type { OpenTable, Seen } from "./open-table.ts";

/** Whoever is not known yet may have been there a moment ago. */
export function seenAt(table: OpenTable, seat: Seat, now: number): Seen {
  const seen = (table.seen ??= new Map<Seat, Seen>());
  const known = seen.get(seat);
  if (known) return known;
  const first = { at: now, awaitedSince: now, isBack: false };
  seen.set(seat, first);
  return first;
}

/** Somebody has asked for the table without a connection, as programs do. */
export function noteSeen(
  table: OpenTable,
  seat: Seat | undefined,
  now = performance.now(),
): void {
  if (seat === undefined) return;
  const seen = seenAt(table, seat, now);
  seen.at = now;
  seen.awaitedSince = now;
}
