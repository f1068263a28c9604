/** How often seats may change hands: each costs a row of the log for good. To come back is free, so that a seat is always its player's again. */

import type { Match, Seat, SeatingEntry } from "@stolik/kernel";
import { monotonic, tokenBucket } from "../limits/token-bucket.ts";
import type { TokenBucket } from "../limits/token-bucket.ts";
import type { Context, TableSettings } from "./context.ts";
import type { OpenTable } from "./open-table.ts";

/** Generous for whoever's telephone loses its network again and again. */
const AT_ONCE = 10;

/** Whether the match may have one more such entry: each seat has its own share of them. What follows from those before it always has room. */
export function hasRoomFor(
  { seatChangesPerMatch: most }: TableSettings,
  match: Match,
  entry: SeatingEntry,
): boolean {
  if (entry.type === "away")
    return countLike(match, entry) < most / match.header.seats;
  // Nobody is asked more often than all others together can go away.
  if (entry.type === "choice") return countLike(match, entry) < most;
  return true;
}

function countLike(
  { quietEntries }: Match,
  { type, seat }: Exclude<SeatingEntry, { type: "end" }>,
): number {
  let count = 0;
  for (const { entry } of quietEntries)
    if (entry.type === type && entry.seat === seat) count += 1;
  return count;
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
