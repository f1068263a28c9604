/** A bot for Plac Grzybowski: it counts, weighs what goals may become, and looks at what the other will take. */

import { shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { grzybowski } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { sights } from "./levels.ts";
import { weigh } from "./weigh.ts";

const REVIEWED = 12;
/** The share of the budget after which nothing new is begun. */
const IN_TIME = 0.7;

export const bot: Bot<View, Move, Event> = { choose };

function choose({
  view,
  seat,
  level,
  budget,
  random,
}: Question<View, Event>): Answer<Move> {
  const until = performance.now() + budget * IN_TIME;
  const weighed = weigh({
    // What the view hides is imagined, for each choice anew.
    state: grzybowski.determinize(view, seat, random),
    seat,
    sight: sights[level],
    random,
    isInTime: () => performance.now() < until,
  });
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle(
    weighed.map(({ move, value }) => ({ move, value })),
    random,
  ).toSorted((one, other) => other.value - one.value);
  const [best] = considered;
  if (!best) throw new Error(`Seat ${seat} has nothing to choose.`);
  return { move: best.move, considered: considered.slice(0, REVIEWED) };
}
