/** A bot for Plac Grzybowski: it counts, weighs what goals may become, and looks at what the other will take. */

import { below, shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question, Random } from "@stolik/kernel";
import { grzybowski, stageOf } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { assess } from "./assess.ts";
import { characters } from "./levels.ts";
import { weigh } from "./weigh.ts";

const REVIEWED = 12;
/** The share of the budget after which nothing new is begun. */
const IN_TIME = 0.7;

export const bot: Bot<View, Move, Event> = { choose, assess };

function choose({
  view,
  seat,
  level,
  budget,
  random,
}: Question<View, Event>): Answer<Move> {
  const until = performance.now() + budget * IN_TIME;
  const character = characters[level];
  const weighed = weigh({
    // What the view hides is imagined, for each choice anew.
    state: grzybowski.determinize(view, seat, random),
    seat,
    character,
    random,
    isInTime: () => performance.now() < until,
  });
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle(
    weighed.map(({ move, value }) => ({ move, value })),
    random,
  ).toSorted((one, other) => other.value - one.value);
  // A card once taken is laid as well as the level can.
  const among = stageOf(view) === "take" ? character.among : 1;
  const favourites = distinct(considered).slice(0, among);
  const move = favourites[mostlyFirst(favourites.length, random)];
  if (!move) throw new Error(`Seat ${seat} has nothing to choose.`);
  return { move, considered: considered.slice(0, REVIEWED) };
}

/** The moves, each once: a card of the market is weighed for several places. */
function distinct(considered: readonly { readonly move: Move }[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { move } of considered) {
    const key = JSON.stringify(move);
    if (!moves.has(key)) moves.set(key, move);
  }
  return [...moves.values()];
}

/** An index of a list of that length: the lower of two drawn. */
function mostlyFirst(length: number, random: Random): number {
  return Math.min(below(random, length), below(random, length));
}
