/** How often seats may change hands: each costs a row of the log for good. To come back is free, so that a seat is always its player's again. */

import type { Match, Seat, SeatingEntry } from "@stolik/kernel";
import { monotonic, tokenBucket } from "../limits/token-bucket.ts";
import type { TokenBucket } from "../limits/token-bucket.ts";
import type { Context, TableSettings } from "./context.ts";
import type { OpenTable } from "./open-table.ts";

/** Generous for whoever's telephone loses its network again and again. */
const AT_ONCE = 10;
/** When nobody may go away any more, those who stay can still choose what is done about the last who did. */
const LAST_CHOICES = 100;

/** Whether the match may have one more such entry. What follows from those before it always has room. */
export function hasRoomFor(
  { seatChangesPerMatch: most }: TableSettings,
  { quietEntries: { length: had } }: Match,
  { type }: SeatingEntry,
): boolean {
  if (type === "away") return had < most;
  if (type === "choice") return had < most + LAST_CHOICES;
  return true;
}

/** What a seat's player may leave and choose; kept by every node for itself, while it has the table in memory. */
export function seatBudget(
  { settings }: Context,
  table: OpenTable,
  seat: Seat,
): TokenBucket {
  const budgets = (table.seatBudgets ??= new Map<Seat, TokenBucket>());
  const known = budgets.get(seat);
  if (known) return known;
  const perSecond = settings.seatChangesPerMinute / 60;
  const budget = tokenBucket({ perSecond, burst: AT_ONCE }, monotonic);
  budgets.set(seat, budget);
  return budget;
}
