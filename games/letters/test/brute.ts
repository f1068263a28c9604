/** Slow and plain: what may be laid and what it brings, worked out once more without the rules' own code. */

import { boards } from "../content/boards.ts";
import type { Board } from "../content/boards.ts";
import type { Lexicon } from "@stolik/lexicon";
import { pointsOf } from "../rules/index.ts";
import type { State, View, WordMove } from "../rules/index.ts";

/** L8, L11, L12, L18, L25 in one sentence each. */
export function isLegalWord(
  lexicon: Lexicon,
  at: View,
  seat: number,
  { lay, word }: WordMove,
): boolean {
  const board = boards[at.board];
  const tiles = new Map<number, string>();
  for (const [field, letter] of at.tiles.entries())
    if (letter !== "") tiles.set(field, letter);
  const old = new Set(tiles.keys());
  if (lay.length < 1 || lay.length > 6) return false;
  const rack = [...(at.racks[seat] ?? [])].map(String).toSorted().join("");
  const used = lay.map(({ letter }) => letter).toSorted();
  if (!isPart(used, [...rack])) return false;
  for (const { letter, field } of lay) {
    if (field >= board.fields.length || tiles.has(field)) return false;
    tiles.set(field, letter);
  }
  const laid = new Set(lay.map(({ field }) => field));
  if (!isHeld(board, old, laid)) return false;
  if (new Set(word).size !== word.length) return false;
  if (!word.every((field) => tiles.has(field))) return false;
  if (![...laid].every((field) => word.includes(field))) return false;
  if (!word.some((field) => old.has(field))) return false;
  for (let index = 1; index < word.length; index += 1)
    if (
      at.reading === "snake" &&
      !isBeside(board, word[index - 1] ?? 0, word[index] ?? 0)
    )
      return false;
  const text = word.map((field) => tiles.get(field)).join("");
  return at.checking === "challenge" || lexicon.has(text);
}

/** For every word that can be played, the most it can bring. */
export function bruteWords(
  words: readonly string[],
  state: State,
  seat: number,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) {
    const best =
      state.reading === "snake"
        ? bestPath(word, state, seat)
        : bestLay(word, state, seat);
    if (best !== undefined)
      found.set(
        word,
        best + [...word].reduce((sum, letter) => sum + pointsOf(letter), 0),
      );
  }
  return found;
}

function bestLay(word: string, state: State, seat: number): number | undefined {
  const board = boards[state.board];
  const old = new Set<number>();
  for (const [field, letter] of state.tiles.entries())
    if (letter !== "") old.add(field);
  const free = [...board.fields.keys()].filter((field) => !old.has(field));
  const lying = state.tiles.filter((letter) => letter !== "");
  let best: number | undefined;
  // Every choice of which letters of the word come from the rack.
  for (let choice = 1; choice < 2 ** word.length - 1; choice += 1) {
    const isNew = (index: number) => ((choice >> index) & 1) === 1;
    const fresh = [...word].filter((_, index) => isNew(index));
    const kept = [...word].filter((_, index) => !isNew(index));
    if (!isPart(fresh, state.racks[seat] ?? []) || !isPart(kept, lying))
      continue;
    for (const fields of subsets(free, fresh.length)) {
      if (!isHeld(board, old, new Set(fields))) continue;
      const bonus = bonusOf(board, old, new Set(fields));
      if (best === undefined || bonus > best) best = bonus;
    }
  }
  return best;
}

function bestPath(
  word: string,
  state: State,
  seat: number,
): number | undefined {
  const board = boards[state.board];
  const old = new Set<number>();
  for (const [field, letter] of state.tiles.entries())
    if (letter !== "") old.add(field);
  let best: number | undefined;
  const walk = (path: readonly number[]): void => {
    if (path.length === word.length) {
      const laid = path.filter((field) => !old.has(field));
      const letters = laid.map((field) => word[path.indexOf(field)] ?? "");
      if (laid.length === 0 || laid.length === path.length) return;
      if (!isPart(letters, state.racks[seat] ?? [])) return;
      const bonus = bonusOf(board, old, new Set(laid));
      if (best === undefined || bonus > best) best = bonus;
      return;
    }
    for (const field of board.fields.keys()) {
      const letter = state.tiles[field];
      const fits = letter === "" || letter === word[path.length];
      const follows =
        path.length === 0 || isBeside(board, path.at(-1) ?? 0, field);
      if (fits && follows && !path.includes(field)) walk([...path, field]);
    }
  };
  walk([]);
  return best;
}

function isBeside(board: Board, one: number, other: number): boolean {
  const [from, to] = [board.fields[one], board.fields[other]];
  if (!from || !to) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isStraight = Math.abs(dx) + Math.abs(dy) === 1;
  // Of the diagonals of a hexagonal board two are sides.
  return board.name === "flower" ? isStraight || dx * dy === -1 : isStraight;
}

/** Whether everything laid hangs together with what lay there. */
function isHeld(
  board: Board,
  old: ReadonlySet<number>,
  laid: ReadonlySet<number>,
): boolean {
  const held = new Set(old);
  for (let round = 0; round < laid.size; round += 1)
    for (const field of laid)
      if ([...held].some((other) => isBeside(board, field, other)))
        held.add(field);
  return [...laid].every((field) => held.has(field));
}

function bonusOf(
  board: Board,
  old: ReadonlySet<number>,
  laid: ReadonlySet<number>,
): number {
  let sum = 0;
  for (const { sides, points } of board.bonuses) {
    const before = sides.filter((side) => old.has(side)).length;
    const now = sides.filter((side) => old.has(side) || laid.has(side)).length;
    if (now === sides.length && before < sides.length) sum += points;
  }
  return sum;
}

function isPart(
  some: readonly string[],
  all: readonly (string | null)[],
): boolean {
  const left = [...all];
  return some.every((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

function* subsets(
  items: readonly number[],
  size: number,
  from = 0,
): Iterable<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - size; index += 1)
    for (const rest of subsets(items, size - 1, index + 1))
      yield [items[index] ?? 0, ...rest];
}
