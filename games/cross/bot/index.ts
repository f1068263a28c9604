/** A bot for Europe Crosswise: it lays, doubts and estimates by what it remembers of the map, and never sees a back. */

import { shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/index.ts";
import { assess } from "./assess.ts";
import { beliefsOf } from "./beliefs.ts";
import { weighAnswers } from "./doubt.ts";
import { weighEstimates } from "./estimate.ts";
import { weighLays } from "./lay.ts";
import { characters } from "./levels.ts";
import type { Outlook, Weighed } from "./outlook.ts";

const REVIEWED = 12;

export const bot: Bot<View, Move, Event> = { choose, assess };

function choose(question: Question<View, Event>): Answer<Move> {
  const { view, seat, level, random } = question;
  const { sight, trust } = characters[level];
  const beliefs = beliefsOf(question);
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle(
    weigh({ view, seat, beliefs, sight, trust, random }),
    random,
  ).toSorted((one, other) => other.value - one.value);
  const [best] = considered;
  if (!best) throw new Error(`Seat ${seat} has nothing to choose.`);
  return { move: best.move, considered: considered.slice(0, REVIEWED) };
}

function weigh(outlook: Outlook): Weighed[] {
  const { stage } = outlook.view;
  switch (stage.type) {
    case "lay":
      return weighLays(outlook);
    case "ask":
      return weighAnswers(outlook, stage);
    case "stop":
      return weighEstimates(outlook);
    case "over":
      return [];
  }
}
