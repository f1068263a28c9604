/** Options as stored. What is missing could not be chosen then; today's default would deal another match. */

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
