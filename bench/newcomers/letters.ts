/** A newcomer to Open Letters: a child who reads the first short everyday word it sees, and doubts nobody. */

import { pick } from "@stolik/kernel";
import {
  doubters,
  isFull,
  layAnywhere,
  plays,
  poolLeft,
  rackShare,
  readWith,
  searchable,
} from "@stolik/letters/rules";
import type { Event, Move, Play, View } from "@stolik/letters/rules";
import { loadLexicon } from "@stolik/lexicon/node";
import { newcomer } from "./newcomer.ts";

/** The longest word a child sees at once, in letters. */
const LONGEST = 5;

const everyday = searchable(loadLexicon().everyday);

export const letters = newcomer<View, Move, Event>(({ view, seat, random }) => {
  const isAsked = doubters(view).includes(seat);
  if (isAsked && (seat !== view.turn || isFull(view)))
    return { type: "accept" };
  const seen: Play[] = [];
  for (const play of plays(everyday, view, seat))
    if (play.word.length <= LONGEST) seen.push(play);
  if (seen.length === 0) return withoutWord(view, seat);
  const { word, move } = pick(seen, random);
  if (view.reading === "snake") return move;
  const { forced, optional } = rackShare(view, seat, word);
  const given = forced.length > 0 ? forced : optional.slice(0, 1);
  return readWith(view, word, layAnywhere(view, given, random));
});

/** L9, L10 */
function withoutWord(view: View, seat: number): Move {
  const rack = (view.racks[seat] ?? []).flatMap((letter) => letter ?? []);
  const given = rack.slice(0, poolLeft(view));
  return given.length > 0
    ? { type: "exchange", letters: given }
    : { type: "pass" };
}
