/** Set-up: three piles, three cards to each, a reference city. */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { atlasOf } from "./atlas.ts";
import { boards } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, State } from "./position.ts";

const HAND_SIZE = 3;
const PILE_SIZES = [26, 25, 25] as const;

const truth = atlasOf((city) => backs[city]);

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const deck = shuffle([...cities], turn.random);
  const piles = PILE_SIZES.map((size) => deck.splice(0, size)); // N3
  const hands = Array.from({ length: seats }, () => dealHand(piles)); // N4
  const reference = take(piles, 0); // N5: from the pile after the last one dealt from
  const { rows, columns } = boards[options.board];
  const first =
    options.first === "random" ? below(turn.random, seats) : options.first; // N6
  turn.emit({ type: "begins", seat: first, reference });
  return {
    rows,
    columns,
    first,
    turn: first,
    draws: 0,
    hands,
    piles,
    discard: [],
    laid: [{ city: reference, column: (columns - 1) / 2, row: (rows - 1) / 2 }], // N2
    backs: { [reference]: backs[reference] },
    atlas: {
      latitudes: [...truth.latitudes],
      longitudes: [...truth.longitudes],
    },
    swaps: 0,
    isLastRound: false,
  };
}

function dealHand(piles: City[][]): City[] {
  return Array.from({ length: HAND_SIZE }, (_, card) =>
    take(piles, card % piles.length),
  );
}

function take(piles: City[][], pile: number): City {
  const city = piles[pile]?.pop();
  if (!city) throw new Error(`Pile ${pile} is empty at the deal.`);
  return city;
}
