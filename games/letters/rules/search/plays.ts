/** All words playable from a board and a rack, best first, each with a move that plays it for all it is worth. */

import type { Seat } from "@stolik/kernel";
import { encode, numberOf, wordAt } from "@stolik/lexicon";
import { letters } from "../../content/tiles.ts";
import { room } from "../contact.ts";
import { wordPoints } from "../points.ts";
import { EMPTY } from "../position.ts";
import type { View, WordMove } from "../position.ts";
import { wordsUsedUp } from "../repeats.ts";
import { freeWords } from "./free.ts";
import { bestLay, laysBySize } from "./lays.ts";
import type { Lay } from "./lays.ts";
import { pointsIn, supplyOf } from "./supply.ts";
import type { Searchable } from "./searchable.ts";
import { rackShare, readWith } from "./share.ts";
import { snakeWords } from "./snake.ts";

export interface Play {
  readonly word: string;
  /** L20 */
  readonly points: number;
  /** L21: the most that this word can fence in. */
  readonly bonus: number;
  /** The points of bonus fields that the next player is expected to fence in after it. */
  readonly danger: number;
  readonly move: WordMove;
}

/** Plays in their order. A million words are found and put in order at once; each is spelled when it is looked at. */
export interface Listing extends Iterable<Play> {
  readonly length: number;
  at(index: number): Play | undefined;
}

/** How many totals a band has: the best few are searched band by band from the top, so that they need not wait for all. */
const BAND = 8;
const PERCENT = 100;

/**
 * Every word that can be played, once, with its best lay: the most bonus; then the least danger, that is the least left
 * to the next player; then the fewest tiles, for those kept are chances kept. The words come in the order of points and
 * bonus together, the greatest first; equals in that of danger, the least first; then by the alphabet. Exact: no word is
 * missed, and none is laid worse than it can be.
 */
export function plays(words: Searchable, at: View, seat: Seat): Listing {
  if (at.reading === "snake") return snakeListing(words, at, seat);
  const table = freeTable(at, seat);
  const band = { floor: 0, ceiling: mostTotal(words, table) + 1 };
  const all = freeWords(words, table.supply, table.lays, band);
  const used = numbersUsedUp(words, at);
  const found =
    used.length > 0 ? all.filter((number) => !used.includes(number)) : all;
  return listing(found.length, (index) =>
    freePlay(words, at, seat, table.lays, found[index] ?? 0),
  );
}

/** The first `count` of all plays, without searching for the rest; of those whose word is wanted, if not all are. */
export function bestPlays(
  words: Searchable,
  at: View,
  seat: Seat,
  count: number,
  isWanted: (word: string) => boolean = () => true,
): Play[] {
  const used = wordsUsedUp(at);
  const best: Play[] = [];
  if (at.reading === "snake") {
    for (const play of snakeListing(words, at, seat)) {
      if (best.length >= count) break;
      if (isWanted(play.word)) best.push(play);
    }
    return best;
  }
  const table = freeTable(at, seat);
  let ceiling = mostTotal(words, table) + 1;
  while (ceiling > 0 && best.length < count) {
    const floor = Math.max(0, ceiling - BAND);
    const band = { floor, ceiling };
    const found = freeWords(words, table.supply, table.lays, band);
    for (const number of found) {
      if (best.length >= count) break;
      const word = spelled(words, number);
      if (!used.includes(word) && isWanted(word))
        best.push(freePlay(words, at, seat, table.lays, number));
    }
    ceiling = floor;
  }
  return best;
}

function listing(length: number, play: (index: number) => Play): Listing {
  return {
    length,
    at: (index) => (index >= 0 && index < length ? play(index) : undefined),
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index += 1) yield play(index);
    },
  };
}

function freeTable(at: View, seat: Seat) {
  const rack = at.racks[seat] ?? [];
  return {
    supply: supplyOf(at.tiles, rack),
    lays: laysBySize(at, Math.min(rack.length, room(at))),
  };
}

/** No word can bring more. */
function mostTotal(
  { automaton, gains }: Searchable,
  { supply, lays }: ReturnType<typeof freeTable>,
): number {
  const points = Math.min(pointsIn(supply), gains[automaton.root] ?? 0);
  return points + Math.max(...lays.map(({ bonus }) => bonus));
}

function freePlay(
  words: Searchable,
  at: View,
  seat: Seat,
  lays: readonly Lay[],
  number: number,
): Play {
  const word = spelled(words, number);
  const { forced, optional } = rackShare(at, seat, word);
  const given = [...forced, ...optional];
  const fewest = Math.max(forced.length, 1);
  const { bonus, danger, fields } = bestLay(lays, fewest, given.length);
  const lay = fields.map((field, index) => ({
    letter: given[index] ?? "",
    field,
  }));
  return {
    word,
    points: wordPoints(word),
    bonus,
    danger: danger / PERCENT,
    move: readWith(at, word, lay),
  };
}

function snakeListing(words: Searchable, at: View, seat: Seat): Listing {
  const rack = at.racks[seat] ?? [];
  const used = numbersUsedUp(words, at);
  const found = snakeWords(words, at, rack).filter(
    ({ number }) => !used.includes(number),
  );
  const all = found.map(({ number, bonus, danger, fields }) => {
    const word = spelled(words, number);
    const lay = fields.flatMap((field, index) =>
      at.tiles[field] === EMPTY ? [{ letter: word[index] ?? "", field }] : [],
    );
    const move: WordMove = { type: "word", lay, word: fields };
    const points = wordPoints(word);
    const play = { word, points, bonus, danger: danger / PERCENT, move };
    return { number, danger, total: points + bonus, play };
  });
  const ranked = all.toSorted(
    (one, other) =>
      other.total - one.total ||
      one.danger - other.danger ||
      one.number - other.number,
  );
  return listing(ranked.length, (index) => ranked[index]?.play as Play);
}

/** L26 */
function numbersUsedUp({ automaton, before }: Searchable, at: View): number[] {
  return wordsUsedUp(at).flatMap((word) => {
    const codes = encode(word);
    return (codes && numberOf(automaton, before, codes)) ?? [];
  });
}

function spelled({ automaton, before }: Searchable, number: number): string {
  const codes = wordAt(automaton, before, number);
  return codes.map((code) => letters[code]).join("");
}
