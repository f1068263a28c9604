/** Set-up: three stacks with stop cards between them, a start card from the box, four tokens each. */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { back, fame } from "../content/backs.ts";
import { cards } from "../content/cards.ts";
import type { Difficulty, Options } from "./options.ts";
import type { Back, Card, Event, State } from "./position.ts";
import { PURSE } from "./tokens.ts";

/** C3: how many places lie between two stops. */
export const STACK = 15;

/** C3: how many such stacks there are. */
const STACKS = 3;

/** C1: what every back says. */
export const printed = Object.fromEntries(
  cards.map((card) => [card, back(card)]),
) as Readonly<Record<Card, Back>>;

const shuffled: Readonly<Record<Difficulty, readonly Card[]>> = {
  easy: cards.filter((card) => fame(card) <= 2),
  mixed: cards,
  hard: cards.filter((card) => fame(card) >= 2),
};

/** The places a match is played with. */
export function placesOf(difficulty: Difficulty): readonly Card[] {
  return shuffled[difficulty];
}

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const { variant, deck: difficulty, openBook } = options;
  const box = shuffle([...placesOf(difficulty)], turn.random);
  const deck: (Card | "stop")[] = box.splice(0, STACK);
  for (let stacks = 1; stacks < STACKS; stacks += 1)
    deck.push("stop", ...box.splice(0, STACK)); // C3
  const first =
    options.first === "random" ? below(turn.random, seats) : options.first; // C6
  const start = takeStart(box); // C4
  turn.emit({ type: "begins", seat: first, start });
  return {
    variant,
    difficulty,
    openBook,
    first,
    turn: first,
    awaited: [first],
    stage: { type: "lay" },
    tokens: Array.from({ length: seats }, () => PURSE),
    deck,
    box,
    start,
    arms: { west: [], east: [], south: [], north: [] },
    gone: [],
    open: [],
    backs: printed,
  };
}

export function takeStart(box: Card[]): Card {
  const card = box.pop();
  if (!card) throw new Error("The box is empty.");
  return card;
}
