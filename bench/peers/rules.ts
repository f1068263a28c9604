/** The rules every peer is given: our own nsoe for two, checked and played in place. */

import { findGame } from "@stolik/games/node";
import { silentTurn } from "@stolik/kernel";
import type { AnyGame, Random, Seat } from "@stolik/kernel";

export const SEATS = 2;

export const game = findNsoe();
export const options = defaultOptions();

export function deal(random: Random): unknown {
  return game.setup(SEATS, options, silentTurn(random));
}

/** Plays the move if it is legal, and says whether it was. */
export function playIn(state: unknown, seat: Seat, raw: unknown): boolean {
  const move = game.parseMove(raw);
  if (!move.ok || !game.toMove(state).includes(seat)) return false;
  if (game.reject(state, seat, move.value)) return false;
  game.apply(state, seat, move.value, silentTurn(noRandom));
  return true;
}

/** After the deal nsoe draws nothing. */
const noRandom: Random = {
  next(): never {
    throw new Error("A move of nsoe draws no random numbers.");
  },
};

function findNsoe(): AnyGame {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  return entry.game;
}

function defaultOptions(): unknown {
  const parsed = game.parseOptions({}, SEATS);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}
