/** Slow and plain: what may be laid and what it brings, worked out once more without the rules' own code. */

import { boards } from "../content/boards.ts";
import type { Board } from "../content/boards.ts";
import type { Lexicon } from "@stolik/lexicon";
import { alphabet, pointsOf } from "../rules/index.ts";
import type { State, View, WordMove } from "../rules/index.ts";

/** L8, L11, L12, L18, L25, L26 in one sentence each. */
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
  if (!isHeld(at, old, laid)) return false;
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
  const isRead = at.sheet.some(
    (row) =>
      row.type === "word" && row.word === text && row.status !== "refused",
  );
  if (isRead && !at.repeats) return false;
  return at.checking === "challenge" || lexicon.has(text);
}

/** What a word brings when it is laid as well as it can be, and what it leaves. */
export interface Worth {
  readonly points: number;
  readonly bonus: number;
  /** The points of bonus fields that the next player is expected to fence in. */
  readonly danger: number;
  readonly tiles: number;
}

type Laying = Omit<Worth, "points">;

/** For every word that can be played, what it is worth. */
export function bruteWords(
  words: readonly string[],
  state: State,
  seat: number,
): Map<string, Worth> {
  const lays = new Map<number, Laying>();
  const found = new Map<string, Worth>();
  for (const word of words) {
    const best =
      state.reading === "snake"
        ? bestPath(word, state, seat)
        : bestLay(word, state, seat, lays);
    const points = [...word].reduce((sum, one) => sum + pointsOf(one), 0);
    if (best) found.set(word, { points, ...best });
  }
  return found;
}

/** The words in the order in which they are to be listed. */
export function bruteOrder(found: ReadonlyMap<string, Worth>): string[] {
  const inAlphabet = (one: string, other: string): number => {
    const [first = "", ...rest] = one;
    const [head = "", ...tail] = other;
    if (first === head && first !== "")
      return inAlphabet(rest.join(""), tail.join(""));
    return alphabet.indexOf(first) - alphabet.indexOf(head);
  };
  return [...found]
    .toSorted(
      ([one, a], [other, b]) =>
        b.points + b.bonus - a.points - a.bonus ||
        a.danger - b.danger ||
        inAlphabet(one, other),
    )
    .map(([word]) => word);
}

/** More bonus, then less danger, then fewer tiles. */
function better(one: Laying | undefined, other: Laying): Laying {
  if (!one) return other;
  const less =
    one.bonus - other.bonus ||
    other.danger - one.danger ||
    other.tiles - one.tiles;
  return less < 0 ? other : one;
}

function bestLay(
  word: string,
  state: State,
  seat: number,
  lays: Map<number, Laying>,
): Laying | undefined {
  const lying = state.tiles.filter((letter) => letter !== "");
  const rack = state.racks[seat] ?? [];
  if (!isPart([...word], [...lying, ...rack])) return undefined;
  let best: Laying | undefined;
  // Every choice of which letters of the word come from the rack.
  for (let choice = 1; choice < 2 ** word.length - 1; choice += 1) {
    const isNew = (index: number) => ((choice >> index) & 1) === 1;
    const fresh = [...word].filter((_, index) => isNew(index));
    const kept = [...word].filter((_, index) => !isNew(index));
    if (!isPart(fresh, rack) || !isPart(kept, lying)) continue;
    // In the free reading a lay knows nothing of the word but how many tiles it has.
    const lay = lays.get(fresh.length) ?? bestFields(state, fresh.length);
    if (!lay) continue;
    lays.set(fresh.length, lay);
    best = better(best, lay);
  }
  return best;
}

function bestFields(state: State, count: number): Laying | undefined {
  const board = boards[state.board];
  const old = coveredIn(state);
  const free = [...board.fields.keys()].filter((field) => !old.has(field));
  let best: Laying | undefined;
  for (const fields of subsets(free, count))
    if (isHeld(state, old, new Set(fields)))
      best = better(best, layingOf(board, old, fields));
  return best;
}

function bestPath(
  word: string,
  state: State,
  seat: number,
): Laying | undefined {
  const board = boards[state.board];
  const old = coveredIn(state);
  let best: Laying | undefined;
  const walk = (path: readonly number[]): void => {
    if (path.length === word.length) {
      const laid = path.filter((field) => !old.has(field));
      const letters = laid.map((field) => word[path.indexOf(field)] ?? "");
      if (laid.length === 0 || laid.length === path.length) return;
      if (!isPart(letters, state.racks[seat] ?? [])) return;
      if (!isHeld(state, old, new Set(laid))) return;
      best = better(best, layingOf(board, old, laid));
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

function coveredIn(state: State): Set<number> {
  return new Set(
    [...state.tiles.keys()].filter((field) => state.tiles[field] !== ""),
  );
}

/** How likely a bonus field is fenced in next, in hundredths, by the sides it lacks. */
const chances = [0, 80, 70, 50, 30, 15, 5];

function layingOf(
  board: Board,
  old: ReadonlySet<number>,
  fields: readonly number[],
): Laying {
  const laid = new Set(fields);
  let danger = 0;
  for (const { sides, points } of board.bonuses) {
    const open = sides.filter((side) => !old.has(side) && !laid.has(side));
    danger += points * (chances[open.length] ?? 0);
  }
  const bonus = bonusOf(board, old, laid);
  return { bonus, danger: danger / 100, tiles: fields.length };
}

function isBeside(board: Board, one: number, other: number): boolean {
  const [from, to] = [board.fields[one], board.fields[other]];
  if (!from || !to) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isStraight = Math.abs(dx) + Math.abs(dy) === 1;
  // Two of the diagonals of a hexagonal board are sides.
  return board.name === "flower" ? isStraight || dx * dy === -1 : isStraight;
}

/** Whether everything laid touches what lay there, or in a chain at least hangs together with it. */
function isHeld(
  at: View,
  old: ReadonlySet<number>,
  laid: ReadonlySet<number>,
): boolean {
  const board = boards[at.board];
  if (at.contact === "strict")
    return [...laid].every((field) =>
      [...old].some((other) => isBeside(board, field, other)),
    );
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
