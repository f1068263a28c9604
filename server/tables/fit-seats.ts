/** Seats that change before the deal, and the options that depend on how many there are. */

import { isObject, keptOptions, ok } from "@stolik/kernel";
import type { AnyGame, Result } from "@stolik/kernel";
import { refuse } from "../protocol/refusals.ts";
import type { StoredSeat, StoredTable } from "../store/stored.ts";

/** The table with these seats; refused if the game is not for so many. */
export function withSeats(
  table: StoredTable,
  game: AnyGame,
  seats: readonly StoredSeat[],
): Result<StoredTable> {
  if (seats.length === table.seats.length) return ok({ ...table, seats });
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    return refuse("bad-seats", undefined, { min, max });
  const options = fitOptions(game, table.options, seats.length);
  return options.ok ? ok({ ...table, seats, options: options.value }) : options;
}

/** An option names a place, not who sits there: one that names a place which is gone has its default again. */
function fitOptions(
  game: AnyGame,
  options: unknown,
  seats: number,
): Result<unknown> {
  const whole = keptOptions(game, options, seats);
  if (whole.ok || !isObject(options)) return whole;
  const fitting = Object.entries(options).filter(
    ([name, value]) => keptOptions(game, { [name]: value }, seats).ok,
  );
  return keptOptions(game, Object.fromEntries(fitting), seats);
}
