/** What a bot believes to be printed on the cards: what it remembers of the map, corrected by what it has been shown. */

import { remember, rememberInhabitants } from "@stolik/geo/memory";
import { fastRandom } from "@stolik/kernel";
import type { Question } from "@stolik/kernel";
import { cards, measure } from "../rules/index.ts";
import type { Arm, Back, Card, Event, View } from "../rules/index.ts";
import type { Guess } from "./guess.ts";
import { characters } from "./levels.ts";

/** What the card counts on the axis of an arm: minutes of arc, or the logarithm of its inhabitants. */
export type Beliefs = (card: Card, arm: Arm) => Guess;

export function beliefsOf(question: Question<View, Event>): Beliefs {
  const { view } = question;
  const { variant } = view;
  const shown = shownTo(question);
  const guess = memoryOf(question);
  return (card, arm) => {
    const back = shown.get(card) ?? view.backs[card];
    if (!back) return guess(card, arm);
    const printed = measure(variant, arm, back);
    return {
      mean: variant === "people" ? Math.log(printed) : printed,
      spread: 0,
    };
  };
}

function memoryOf({ view, level, character }: Question<View, Event>): Beliefs {
  const { knowledge } = characters[level];
  const random = fastRandom(character);
  if (view.variant === "people") {
    const memory = rememberInhabitants(cards, knowledge, random);
    return (card) => {
      const { inhabitants, spread } = memory[card];
      return { mean: Math.log(inhabitants), spread };
    };
  }
  const memory = remember(cards, knowledge, random);
  return (card, arm) => {
    const { latitude, longitude, spread } = memory[card];
    return arm === "west" || arm === "east"
      ? { mean: longitude * MINUTES, spread: spread.longitude * MINUTES }
      : { mean: latitude * MINUTES, spread: spread.latitude * MINUTES };
  };
}

/** C14: memory is part of the game, and the lowest level forgets. What a stop shows has left the game. */
function shownTo({
  told,
  level,
}: Question<View, Event>): ReadonlyMap<Card, Back> {
  const shown = new Map<Card, Back>();
  if (characters[level].sight === "cards") return shown;
  for (const event of told) {
    if (event.type === "judged") shown.clear();
    if (event.type !== "checked") continue;
    shown.set(event.card, event.backs.card);
    shown.set(event.neighbour, event.backs.neighbour);
  }
  return shown;
}

const MINUTES = 60;
