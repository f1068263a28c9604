/** What made the difference, told at the end: who came next, and how far (J27). */

import { nameOf } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import { LAST } from "../rules/effects.ts";
import type { Event, View } from "../rules/position.ts";
import { trackStory } from "./stories.ts";
import type { Wording } from "./words.ts";

export function decided(
  { view, outcome }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  const { words, language } = wording;
  const [next] = [...view.progress.entries()]
    .filter(([seat]) => !outcome.winners.includes(seat))
    .toSorted(([, one], [, other]) => other - one);
  if (!next) return words("decided.together");
  const [seat, at] = next;
  const { date, title } = trackStory(at, language);
  return words("decided.next", {
    name: nameOf(seat, wording),
    date: date ?? title,
    left: LAST - at,
  });
}
