/** A bot for Journey through History: it sees its own hand and what lies on the table, and never the deck. */

import { shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { journey } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { greedyMove } from "./greedy.ts";
import { sights } from "./levels.ts";
import { search } from "./search.ts";
import { weighMoves } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

const REVIEWED = 12;

export const bot: Bot<View, Move, Event> = { choose };

function choose(question: Question<View, Event>): Answer<Move> {
  const { view, seat, level, random } = question;
  const [only, second] = journey.moves(view, seat);
  if (!only) throw new Error(`Seat ${seat} has nothing to choose.`);
  if (!second) return answer([{ move: only, value: 0 }]);
  switch (sights[level]) {
    case "turn":
      return answer([{ move: greedyMove(view, seat, random), value: 0 }]);
    case "odds":
      // Shuffled first, so that chance decides between equals.
      return answer(shuffle(weighMoves(view, seat), random));
    case "search":
      return answer(search(question));
  }
}

function answer(weighed: readonly Weighed[]): Answer<Move> {
  const considered = weighed
    .toSorted((one, other) => other.value - one.value)
    .slice(0, REVIEWED);
  const [best] = considered;
  if (!best) throw new Error("Nothing was weighed.");
  return { move: best.move, considered };
}
