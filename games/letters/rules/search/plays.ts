/** All words playable from a board and a rack, best first, each with a move that plays it for all it is worth. */

import type { Seat } from "@stolik/kernel";
import { boards } from "../../content/boards.ts";
import { letters } from "../../content/tiles.ts";
import { wordPoints } from "../points.ts";
import { EMPTY } from "../position.ts";
import type { Laid, View, WordMove } from "../position.ts";
import { fencesBySize, frontier } from "./fences.ts";
import type { Fence } from "./fences.ts";
import { freeWords, mostPoints, supplyOf } from "./free.ts";
import type { Searchable } from "./searchable.ts";
import { snakeWords } from "./snake.ts";

export interface Play {
  readonly word: string;
  /** L20 */
  readonly points: number;
  /** L21: the most that this word can fence in. */
  readonly bonus: number;
  readonly move: WordMove;
}

/** Totals are searched in bands so wide, from the top: whoever wants the best few need not wait for all. */
const BAND = 8;

/** Exact: no word is missed, and none is played for less than it can bring. Lazy: what is not asked for is not searched. */
export function plays(words: Searchable, at: View, seat: Seat): Iterable<Play> {
  return at.reading === "snake"
    ? snakePlays(words, at, seat)
    : freePlays(words, at, seat);
}

/** The move that reads the word with these tiles laid; which copy of an old letter is read does not matter (L13). */
export function readWith(
  at: View,
  word: string,
  lay: readonly Laid[],
): WordMove {
  const left = [...lay];
  const fields: number[] = [];
  for (const letter of word) {
    const index = left.findIndex((tile) => tile.letter === letter);
    const [laid] = index < 0 ? [] : left.splice(index, 1);
    const isUnread = (tile: string, field: number) =>
      tile === letter && !fields.includes(field);
    fields.push(laid?.field ?? at.tiles.findIndex(isUnread));
  }
  return { type: "word", lay: [...lay], word: fields };
}

/** Which letters of a word the rack must give, and which it may give besides. */
export function rackShare(
  at: View,
  seat: Seat,
  word: string,
): { readonly forced: string[]; readonly optional: string[] } {
  const board = at.tiles.filter((letter) => letter !== EMPTY);
  const rack = [...(at.racks[seat] ?? [])];
  const forced: string[] = [];
  const spared: string[] = [];
  for (const letter of word) {
    const index = board.indexOf(letter);
    if (index < 0) forced.push(letter);
    else {
      board.splice(index, 1);
      spared.push(letter);
    }
  }
  for (const letter of forced) rack.splice(rack.indexOf(letter), 1);
  const optional = spared.filter((letter) => {
    const index = rack.indexOf(letter);
    if (index >= 0) rack.splice(index, 1);
    return index >= 0;
  });
  // L12: one old tile stays old.
  return {
    forced,
    optional: optional.slice(0, word.length - 1 - forced.length),
  };
}

function* freePlays(words: Searchable, at: View, seat: Seat): Iterable<Play> {
  const rack = at.racks[seat] ?? [];
  const free = at.tiles.filter((letter) => letter === EMPTY).length;
  const limit = Math.min(rack.length, free);
  const fences = fencesBySize(boards[at.board], at.tiles, limit);
  const bonuses = fences.map(({ bonus }) => bonus);
  const supply = supplyOf(at.tiles, rack);
  let ceiling = mostPoints(supply) + (bonuses[limit] ?? 0) + 1;
  while (ceiling > 0) {
    const floor = Math.max(0, ceiling - BAND);
    const harvest = freeWords(words, supply, bonuses, { floor, ceiling });
    for (const index of harvest.ranked()) {
      const codes = harvest.word(index);
      const word = codes.map((code) => letters[code]).join("");
      const move = freeMove(at, seat, word, fences);
      const points = wordPoints(word);
      yield { word, points, bonus: harvest.total(index) - points, move };
    }
    ceiling = floor;
  }
}

/** Lays as few tiles as bring the best bonus the word can have. */
function freeMove(
  at: View,
  seat: Seat,
  word: string,
  fences: readonly Fence[],
): WordMove {
  const { forced, optional } = rackShare(at, seat, word);
  const most = Math.min(forced.length + optional.length, fences.length - 1);
  const fence = fences[most] ?? { bonus: 0, fields: [] };
  const size = Math.max(forced.length, fence.fields.length, 1);
  const given = [...forced, ...optional].slice(0, size);
  const fields = [...fence.fields];
  while (fields.length < size) {
    const [next] = frontier(boards[at.board], at.tiles, fields);
    if (next === undefined) throw new Error(`No room to lay ${word}.`);
    fields.push(next);
  }
  const lay = given.map((letter, index) => ({
    letter,
    field: fields[index] ?? 0,
  }));
  return readWith(at, word, lay);
}

function* snakePlays(words: Searchable, at: View, seat: Seat): Iterable<Play> {
  const rack = at.racks[seat] ?? [];
  const found = snakeWords(words, boards[at.board], at.tiles, rack);
  for (const { word, points, bonus, fields } of found) {
    const lay = fields.flatMap((field, index) =>
      at.tiles[field] === EMPTY ? [{ letter: word[index] ?? "", field }] : [],
    );
    yield {
      word,
      points,
      bonus,
      move: { type: "word", lay, word: [...fields] },
    };
  }
}
