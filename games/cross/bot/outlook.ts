/** What a bot weighs its moves by. */

import { normalBelow } from "@stolik/geo/normal";
import type { Random, Seat } from "@stolik/kernel";
import { pay, STACK } from "../rules/index.ts";
import type { Move, View } from "../rules/index.ts";
import type { Beliefs } from "./beliefs.ts";
import type { Guess } from "./guess.ts";
import type { Character } from "./levels.ts";

export interface Outlook extends Pick<Character, "sight" | "trust"> {
  readonly view: View;
  readonly seat: Seat;
  readonly beliefs: Beliefs;
  readonly random: Random;
}

export interface Weighed {
  readonly move: Move;
  /** Greater is better; of one answer's moves all are measured alike. */
  readonly value: number;
}

/** How many times as much as a wanderer other players are assumed to err: as tourists do. */
const OTHERS_ERR = 1.7;

/** What another player's error about the same number is taken to be; what was shown, all have seen. */
export function othersSpread({ spread }: Guess): number {
  return OTHERS_ERR * spread;
}

/** What it is worth to stand as these tokens say: the lead, or the chance to win with what is still to come. */
export function worth(
  { view, seat, sight }: Outlook,
  tokens: readonly number[],
): number {
  const mine = tokens[seat] ?? 0;
  const others = tokens.filter((_, other) => other !== seat);
  if (sight !== "table") return mine - sum(others) / others.length;
  // Each card and each stop may move a token either way.
  const luck = Math.sqrt(view.deck.length + STACK / 10);
  return others.reduce(
    (chance, held) => chance * normalBelow((mine - held) / luck),
    1,
  );
}

/** What it is worth if this seat wins a doubt against that one (C10–C12). */
export function worthAfter(
  outlook: Outlook,
  winner: Seat,
  loser: Seat,
): number {
  const tokens = [...outlook.view.tokens];
  pay(tokens, winner, loser);
  return worth(outlook, tokens);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
