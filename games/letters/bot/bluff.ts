/** A bluff: a word with one letter changed for another that sounds or looks like it. */

import type { Lexicon } from "@stolik/lexicon";
import type { Seat } from "@stolik/kernel";
import { isRepeat, spell, wordPoints } from "../rules/index.ts";
import type { View } from "../rules/index.ts";
import type { Weighed } from "./weigh.ts";

const lookalikes: readonly string[] = [
  "AĄ",
  "CĆ",
  "EĘ",
  "LŁ",
  "NŃ",
  "OÓU",
  "SŚ",
  "ZŹŻ",
];

/** The richest misspelling that some weighed word turns into; undefined if there is none. */
export function bluffFrom(
  lexicon: Lexicon,
  view: View,
  seat: Seat,
  weighed: readonly Weighed[],
): Weighed | undefined {
  let best: Weighed | undefined;
  for (const { move, value } of weighed) {
    if (move.type !== "word") continue;
    const left = [...(view.racks[seat] ?? [])];
    for (const { letter } of move.lay) left.splice(left.indexOf(letter), 1);
    const before = wordPoints(spell(view, move.lay, move.word));
    for (const [index, { letter, field }] of move.lay.entries())
      for (const other of left) {
        if (other === null || !isAlike(letter, other)) continue;
        const lay = move.lay.with(index, { letter: other, field });
        const word = spell(view, lay, move.word);
        const gain = wordPoints(word) - before;
        if (isRepeat(view, word)) continue;
        if (lexicon.has(word) || value + gain <= (best?.value ?? -Infinity))
          continue;
        best = { move: { ...move, lay }, value: value + gain };
      }
  }
  return best;
}

function isAlike(one: string, other: string): boolean {
  return (
    one !== other &&
    lookalikes.some((group) => group.includes(one) && group.includes(other))
  );
}
