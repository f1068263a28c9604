/** What a seat may know (N16, N17), and states that could lie behind it. */

import { shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { backs as truth } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { atlasOf } from "./atlas.ts";
import type { Atlas, State, View } from "./position.ts";

/** Hands are open and coordinates hidden from all alike, so every seat and every spectator sees the same. */
export function view(state: State): View {
  const { ending, swapsLeft } = state;
  // Member by member: to spread a frozen state takes longer than all the rest.
  const seen: View = {
    rows: state.rows,
    columns: state.columns,
    first: state.first,
    turn: state.turn,
    draws: state.draws,
    hands: state.hands,
    piles: coverPiles(state.piles),
    discard: state.discard,
    laid: state.laid,
    backs: state.backs,
    atlas: null,
    swaps: state.swaps,
    isLastRound: state.isLastRound,
  };
  if (ending === undefined && swapsLeft === undefined) return seen;
  return {
    ...seen,
    ...(ending === undefined ? {} : { ending }),
    ...(swapsLeft === undefined ? {} : { swapsLeft }),
  };
}

export function determinize(at: View, random: Random): State {
  return filled(at, fillPiles(at, random), imagineAtlas(at, random));
}

/** The piles are shuffled anew; every city stays where it lies. */
export function redeal(at: View, random: Random): State {
  const atlas = atlasOf((city) => truth[city]);
  return filled(at, fillPiles(at, random), atlas);
}

function filled(at: View, piles: City[][], atlas: Atlas): State {
  const { ending } = at;
  return {
    ...at,
    hands: at.hands.map((hand) => [...hand]),
    piles,
    discard: [...at.discard],
    laid: [...at.laid],
    backs: { ...at.backs },
    atlas,
    ...(ending ? { ending } : {}),
  };
}

/** What piles look like, by the card on top and the number of cards: few enough to be made once for all tables. */
const covers = new Map<City, (readonly (City | null)[])[]>();
const nothing: readonly City[] = Object.freeze([]);

/** By a loop: `map` of a frozen list is slow. */
function coverPiles(piles: State["piles"]): View["piles"] {
  const covered: View["piles"][number][] = [];
  for (const pile of piles) covered.push(coverPile(pile));
  return covered;
}

/** N3: only the name on top can be read. */
function coverPile(pile: readonly City[]): readonly (City | null)[] {
  const top = pile.at(-1);
  if (top === undefined) return nothing;
  let known = covers.get(top);
  if (!known) covers.set(top, (known = []));
  return (known[pile.length] ??= cover(top, pile.length));
}

function cover(top: City, cards: number): readonly (City | null)[] {
  const hidden = Array.from({ length: cards - 1 }, () => null);
  return Object.freeze([...hidden, top]);
}

function fillPiles(at: View, random: Random): City[][] {
  const tops = at.piles.flatMap((pile) => pile.filter((city) => city !== null));
  const seen = new Set<City>([
    ...tops,
    ...at.hands.flat(),
    ...at.discard,
    ...at.laid.map(({ city }) => city),
  ]);
  const unseen = shuffle(
    cities.filter((city) => !seen.has(city)),
    random,
  );
  return at.piles.map((pile) => pile.map((city) => city ?? takeLast(unseen)));
}

/** Any hidden card may carry any hidden point: a viewer who knows nothing cannot tell two worlds apart. */
function imagineAtlas(at: View, random: Random): Atlas {
  const hidden = cities.filter((city) => !at.backs[city]);
  const points = shuffle(
    hidden.map((city) => truth[city]),
    random,
  );
  return atlasOf((city) => at.backs[city] ?? takeLast(points));
}

function takeLast<Item>(items: Item[]): Item {
  const item = items.pop();
  if (item === undefined) throw new Error("More holes than cards.");
  return item;
}
