/** When a bot is to move. */

import { nextBot, seatBots } from "@stolik/kernel";
import type { MatchStep } from "@stolik/kernel";
import type { Context } from "./context.ts";
import type { OpenTable } from "./open-table.ts";

/** The longest that a bot waits, in milliseconds. A time further ahead was written by a clock that has been set back since. */
export const LONGEST_WAIT = 5 * 60_000;

/** What an entry writes on its table's row: nothing where no bot sits, before it or after it. */
export function nextDue(
  context: Context,
  { game, stored }: Pick<OpenTable, "game" | "stored">,
  {
    position,
    seating,
    entry,
  }: Pick<MatchStep, "position" | "seating"> & {
    readonly entry?: MatchStep["entry"];
  },
): { readonly dueIn?: number | null } {
  const players = seatBots(stored.seats, seating);
  const isMove = entry === undefined || entry.type === "move";
  if (isMove && !players.some(({ type }) => type === "bot")) return {};
  if (seating.isEnded) return { dueIn: null };
  const next = nextBot(game, position.state, players);
  if (!next) return { dueIn: null };
  const wait = Math.max(context.settings.botDelay, next.wait);
  return { dueIn: Math.min(wait, LONGEST_WAIT) };
}
