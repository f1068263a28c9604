/** Options as a record or a stored table has them: what is absent was no choice then, and a default of today would deal something else. */

import type { AnyGame, Result } from "./contract.ts";
import { isObject } from "./parse.ts";

export function keptOptions(
  game: AnyGame,
  raw: unknown,
  seats: number,
): Result<unknown> {
  const { formerOptions } = game;
  const whole = isObject(raw) ? { ...formerOptions, ...raw } : raw;
  return game.parseOptions(whole, seats);
}
