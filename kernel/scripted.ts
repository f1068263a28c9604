/** Play that is written down, from a state that is too: of lessons and worked examples. */

import type { AnyGame, Result, Seat } from "./contract.ts";
import { freeze } from "./copy.ts";
import type { Match } from "./match.ts";
import { play } from "./play.ts";
import { ok } from "./result.ts";

/** What is written down draws at random as it does for everybody. */
const KEY = new Uint8Array(32);

/** The position, and what each move told, by its seq. */
export type Scripted = Pick<Match, "position" | "told">;

export function beginScripted(state: unknown): Scripted {
  return { position: freeze({ seq: 0, state }), told: [[]] };
}

export function playScripted(
  game: AnyGame,
  at: Scripted,
  seat: Seat,
  move: unknown,
): Result<Scripted> {
  const step = play(game, KEY, at.position, seat, move);
  if (!step.ok) return step;
  const { position, told } = step.value;
  return ok({ position, told: [...at.told, told] });
}
