/** Making a deal: a reference city, three cards in the hand and nine that wait, with room for all of them. */

import { shuffle, SOLVER } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { atlasOf } from "../rules/atlas.ts";
import { boards } from "../rules/options.ts";
import { isTrivial } from "./close-lays.ts";
import { CARDS, SWAPS } from "./position.ts";
import type { Deal, DealState } from "./position.ts";
import { placesFor } from "./witness.ts";

const HAND = 3;

/** Shuffles until there is a place for every card, and not for whoever leaves no room. */
export function deal(random: Random): Deal {
  for (;;) {
    const [reference, ...others] = shuffle([...cities], random);
    const cards = others.slice(0, CARDS);
    if (!reference) throw new Error("There are no cities.");
    const start = tableOf(reference, cards);
    const places = placesFor(start, reference, cards);
    if (!places || isTrivial(start)) continue;
    const solution = [...places].map(
      ([city, cell]) => ({ type: "lay", city, ...cell }) as const,
    );
    return { start, best: CARDS, solution };
  }
}

function tableOf(reference: City, cards: readonly City[]): DealState {
  const { rows, columns } = boards.roomy;
  const middle = { row: (rows - 1) / 2, column: (columns - 1) / 2 };
  return {
    rows,
    columns,
    first: SOLVER,
    turn: SOLVER,
    draws: 0,
    hands: [cards.slice(0, HAND)],
    piles: [cards.slice(HAND).toReversed()],
    discard: [],
    laid: [{ city: reference, ...middle }],
    backs: { [reference]: backs[reference] },
    atlas: atlasOf((city) => backs[city]),
    swaps: 0,
    isLastRound: false,
    swapsLeft: SWAPS,
    marks: [],
  };
}
