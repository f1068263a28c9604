/** When a bot is to move. */

import type { AnyGame, Seat } from "@stolik/kernel";
import type { StoredTable } from "../store/store.ts";
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
  const [bot] = botsToMove(game, stored, state);
  if (bot === undefined) return { dueAt: null };
  const wait = Math.max(
    hall.botDelay,
    1000 * patienceOf(game, stored, state, bot),
  );
  return { dueAt: Date.now() + Math.min(wait, LONGEST_WAIT) };
}

/** The bots that may act, who need not wait for people first. */
export function botsToMove(
  game: AnyGame,
  table: StoredTable,
  state: unknown,
): readonly Seat[] {
  return game
    .toMove(state)
    .filter((seat) => table.seats[seat]?.type === "bot")
    .map((seat) => ({ seat, patience: patienceOf(game, table, state, seat) }))
    .toSorted((one, other) => one.patience - other.patience)
    .map(({ seat }) => seat);
}

function patienceOf(
  game: AnyGame,
  { seats }: StoredTable,
  state: unknown,
  seat: Seat,
): number {
  const isPerson = (other: Seat) => seats[other]?.type === "person";
  return game.patience?.(game.view(state, seat), seat, isPerson) ?? 0;
}
