/** What made the difference, told at the end: the tricks that everyone has taken. */

import { listBySeat } from "@stolik/furniture";
import type { EndedMatch } from "@stolik/furniture";
import type { Event, View } from "../rules/position.ts";
import type { Wording } from "./words.ts";

export function decided(
  { view }: EndedMatch<View, Event>,
  wording: Wording,
): string {
  return wording.words("decided", {
    tricks: listBySeat(view.tricks, wording),
  });
}
