/** When a bot is to move. */

import { nextBot } from "@stolik/kernel";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";

/** The longest that a bot waits, in milliseconds. A time further ahead was written by a clock that has been set back since. */
export const LONGEST_WAIT = 5 * 60_000;

/** What a move writes on its table's row: nothing where no bot sits. */
export function nextDue(
  context: Context,
  table: Pick<OpenTable, "game" | "stored">,
  state: unknown,
): { readonly dueIn?: number | null } {
  const { game, stored } = table;
  if (!stored.seats.some(({ type }) => type === "bot")) return {};
  const next = nextBot(game, state, stored.seats);
  if (!next) return { dueIn: null };
  const wait = Math.max(context.settings.botDelay, next.wait);
  return { dueIn: Math.min(wait, LONGEST_WAIT) };
}
