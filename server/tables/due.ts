/** When a bot is to move. */

import { nextBot } from "@stolik/kernel";
import type { Hall, OpenTable } from "./hall.ts";

/** Longer no bot waits, in milliseconds: a time further ahead was written by a clock that has been set back since. */
export const LONGEST_WAIT = 5 * 60_000;

/** How long from now until then; nothing where then lies further ahead than it can. */
export function waitUntil(dueAt: number, now: number): number {
  const wait = dueAt - now;
  return wait > 0 && wait <= LONGEST_WAIT ? wait : 0;
}

/** What a move writes on its table's row: nothing where no bot sits. */
export function nextDue(
  hall: Hall,
  table: OpenTable,
  state: unknown,
): { readonly dueAt?: number | null } {
  const { game, stored } = table;
  if (!stored.seats.some(({ type }) => type === "bot")) return {};
  const next = nextBot(game, state, stored.seats);
  if (!next) return { dueAt: null };
  const wait = Math.max(hall.botDelay, next.wait);
  return { dueAt: Date.now() + Math.min(wait, LONGEST_WAIT) };
}
