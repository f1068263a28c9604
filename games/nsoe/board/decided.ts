/** What made the difference, told at the end: who is out of cards, and how often each was wrong on the way (N13, N14). */

import { listBySeat, listOf, nameOf } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import type { Event, View } from "../rules/position.ts";
import { wrongCards } from "./wrong-cards.ts";
import type { Wording } from "./words.ts";

export function decided(
  { view, outcome, heard }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  const wrong = wrongCards(heard);
  const names = listOf(
    outcome.winners.map((seat) => nameOf(seat, wording)),
    wording,
  );
  return wording.words("decided", {
    names,
    left: outcome.scores[outcome.winners[0] ?? 0] ?? 0,
    wrong: listBySeat(
      view.hands.map(
        (_, seat) => wrong.filter((card) => card.seat === seat).length,
      ),
      wording,
    ),
  });
}
