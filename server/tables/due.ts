/** When a bot is to move. */

import type { AnyGame, Seat } from "@stolik/kernel";
import type { StoredTable } from "../store/store.ts";
import type { Hall, OpenTable } from "./hall.ts";

/** What a move writes on its table's row: nothing where no bot sits. */
export function nextDue(
  hall: Hall,
  table: OpenTable,
  state: unknown,
): { readonly dueAt?: number | null } {
  const { game, stored } = table;
  if (!stored.seats.some(({ type }) => type === "bot")) return {};
  const isDue = botsToMove(game, stored, state).length > 0;
  return { dueAt: isDue ? Date.now() + hall.botDelay : null };
}

export function botsToMove(
  game: AnyGame,
  table: StoredTable,
  state: unknown,
): readonly Seat[] {
  return game.toMove(state).filter((seat) => table.seats[seat]?.type === "bot");
}
