/** What stood out, told at the end: the word that brought most (L23). */

import { nameOf } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import type { Event, View } from "../rules/position.ts";
import { bestWord, worthOf } from "./best-word.ts";
import type { Wording } from "./words.ts";

export function decided(
  { heard }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  const { words } = wording;
  const best = bestWord(heard);
  if (!best) return words("decided.none");
  const { word, seat } = best;
  const name = nameOf(seat, wording);
  return words("decided.best", { word, points: worthOf(best), name });
}
