/** Positions to test with. */

import { playing } from "@stolik/kernel/testing";
import { sample } from "../rules/index.ts";
import { cards } from "../rules/position.ts";
import type { Card, Move, State } from "../rules/position.ts";

export const { after, attempt, setUp } = playing(sample);

/** Every card, wherever it is. */
export function conserved({ hands, aside, laid, lead }: State): Card[] {
  const waiting = lead === undefined ? [] : [lead];
  const all = [...hands.flat(), ...aside, ...laid, ...waiting];
  return all.toSorted((one, other) => one - other);
}

/** Two hands; seat 0 leads. */
export function table(mine: readonly Card[], theirs: readonly Card[]): State {
  return {
    turn: 0,
    hands: [[...mine], [...theirs]],
    aside: cards.filter((card) => ![...mine, ...theirs].includes(card)),
    laid: [],
    tricks: [0, 0],
  };
}

export function lay(card: Card): Move {
  return { type: "lay", card };
}
