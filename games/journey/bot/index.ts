/** A bot for Journey through History: it sees its own hand and what lies on the table, and never the deck. */

import type { Answer, Bot, Question } from "@stolik/kernel";
import { journey } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { assess } from "./assess.ts";
import { eyesOf, greedyMove } from "./greedy.ts";
import { characters } from "./levels.ts";
import { search } from "./search.ts";
import { noticed } from "./notice.ts";
import { stirring } from "./stir.ts";
import { weighMoves } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

const REVIEWED = 12;

export const bot: Bot<View, Move, Event> = { choose, assess };

function choose(question: Question<View, Event>): Answer<Move> {
  const { view, seat, level, random } = question;
  const [only, second] = journey.moves(view, seat);
  if (!only) throw new Error(`Seat ${seat} has nothing to choose.`);
  if (!second) return answer([{ move: only, value: 0 }]);
  const { sight, notice } = characters[level];
  if (sight === "turn")
    return answer([{ move: greedyMove(eyesOf(question), random), value: 0 }]);
  const weighed = stirring(view, seat, weighMoves(view, seat));
  const seen = noticed(weighed, notice, random);
  return answer(sight === "odds" ? seen : search(question, seen));
}

function answer(weighed: readonly Weighed[]): Answer<Move> {
  const considered = weighed
    .toSorted((one, other) => other.value - one.value)
    .slice(0, REVIEWED);
  const [best] = considered;
  if (!best) throw new Error("Nothing was weighed.");
  return { move: best.move, considered };
}
