/** Moves to choose from. There are too many to list: a covering sample, and one move at random. */

import { below, fraction, shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import { frontier } from "./contact.ts";
import { spell } from "./legality.ts";
import { doubters, isFull, poolLeft } from "./moves.ts";
import { EMPTY } from "./position.ts";
import type { Move, View } from "./position.ts";
import { isRepeat } from "./repeats.ts";
import { bestPlays } from "./search/plays.ts";
import type { Searchable } from "./search/searchable.ts";
import { randomWord } from "./search/stroll.ts";

/** How many words are listed at most: those worth most. */
const LISTED_WORDS = 40;

/**
 * A covering sample: pass; an exchange of each single tile and of the first two, three … of the rack; the words worth
 * most, each laid in one way; where words are doubted, a string of letters that nobody checked; challenge and accept.
 */
export function* moves(
  words: Searchable,
  at: View,
  seat: Seat,
): Iterable<Move> {
  if (doubters(at).includes(seat)) {
    yield { type: "accept" };
    yield { type: "challenge" };
  }
  if (seat !== at.turn || (at.open && isFull(at))) return;
  yield { type: "pass" };
  yield* exchanges(at, seat);
  if (at.checking === "challenge") yield* unchecked(at, seat);
  for (const { move } of bestPlays(words, at, seat, LISTED_WORDS)) yield move;
}

/** Mostly words, so that a random match goes somewhere. */
export function sample(
  words: Searchable,
  at: View,
  seat: Seat,
  random: Random,
): Move {
  if (doubters(at).includes(seat)) {
    const mustAnswer = seat !== at.turn || isFull(at);
    const chance = fraction(random);
    if (chance < 0.2) return { type: "challenge" };
    if (mustAnswer || chance < 0.4) return { type: "accept" };
  }
  const chance = fraction(random);
  if (chance < 0.85) {
    const word = randomWord(words.automaton, at, seat, random);
    if (word) return word;
  }
  if (at.checking === "challenge" && chance > 0.95) {
    const [bluff] = unchecked(at, seat);
    if (bluff) return bluff;
  }
  return randomExchange(at, seat, random) ?? { type: "pass" };
}

function* exchanges(at: View, seat: Seat): Iterable<Move> {
  const rack = rackOf(at, seat);
  const most = Math.min(rack.length, poolLeft(at));
  if (most === 0) return;
  for (const letter of new Set(rack))
    yield { type: "exchange", letters: [letter] };
  for (let count = 2; count <= most; count += 1)
    yield { type: "exchange", letters: rack.slice(0, count) };
}

function randomExchange(
  at: View,
  seat: Seat,
  random: Random,
): Move | undefined {
  const rack = rackOf(at, seat);
  const most = Math.min(rack.length, poolLeft(at));
  if (most === 0) return undefined;
  const count = 1 + below(random, most);
  return { type: "exchange", letters: shuffle(rack, random).slice(0, count) };
}

/** One new tile before and one after the tile it touches, whether or not that is a word. */
function* unchecked(at: View, seat: Seat): Iterable<Move> {
  const board = boards[at.board];
  const [letter] = rackOf(at, seat);
  const [field] = frontier(at, []);
  if (letter === undefined || field === undefined) return;
  const old = board.touching[field]?.find((side) => at.tiles[side] !== EMPTY);
  if (old === undefined) return;
  const lay = [{ letter, field }];
  for (const word of [
    [field, old],
    [old, field],
  ])
    if (!isRepeat(at, spell(at, lay, word))) yield { type: "word", lay, word };
}

function rackOf(at: View, seat: Seat): string[] {
  return (at.racks[seat] ?? []).flatMap((letter) => letter ?? []);
}
