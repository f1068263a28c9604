/** Set-up: markers and pawns at their beginnings, seven locations, the first cards (J5–J8). */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { allCards } from "../content/cards.ts";
import type { DealName, Options } from "./options.ts";
import type { Event, State } from "./position.ts";
import { gniezno } from "./roads.ts";
import { mixedMarkers, roll, SET_SIZE } from "./supply.ts";

/** J7: by the order of play; to begin is worth about a card. */
const FIRST_CARDS: Readonly<Record<DealName, readonly number[]>> = {
  stepped: [1, 2, 2, 3, 3, 3],
  even: [1, 1, 1, 1, 1, 1],
};

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const { random } = turn;
  const deck = shuffle([...allCards], random);
  const beside = mixedMarkers(random);
  const markers = beside.splice(-SET_SIZE); // J6
  const first =
    options.first === "random" ? below(random, seats) : options.first; // J8
  const counts = FIRST_CARDS[options.deal];
  const hands = Array.from({ length: seats }, (_, seat) =>
    deck.splice(-(counts[(seat - first + seats) % seats] ?? 1)),
  ); // J7
  const dice = roll(random); // J9
  turn.emit({ type: "begins", seat: first, markers: [...markers] });
  turn.emit({ type: "rolled", seat: first, dice: [...dice] });
  for (const [seat, cards] of hands.entries())
    turn.emit({ type: "drew", seat, cards: [...cards] }, [seat]);
  return {
    first,
    turn: first,
    turns: 0,
    stirred: 0,
    phase: "die",
    dice,
    die: 0,
    played: 0,
    pawns: Array<number>(seats).fill(gniezno), // J5
    progress: Array<number>(seats).fill(0),
    hands,
    stops: Array<number>(seats).fill(0),
    deck,
    used: [],
    markers,
    taken: [],
    beside,
  };
}
