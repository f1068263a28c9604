/** A bot for Sample: it lays by what it holds and, on higher levels, by what it has not seen. */

import { shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { moves } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import { assess } from "./assess.ts";
import { weighers } from "./levels.ts";

export const bot: Bot<View, Move, Event> = { choose, assess };

function choose({
  view,
  seat,
  level,
  random,
}: Question<View, Event>): Answer<Move> {
  const weigh = weighers[level];
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle([...moves(view, seat)], random)
    .map((move) => ({ move, value: weigh(view, move.card) }))
    .toSorted((one, other) => other.value - one.value);
  const [best] = considered;
  if (!best) throw new Error(`Seat ${seat} has nothing to choose.`);
  return { move: best.move, considered };
}
