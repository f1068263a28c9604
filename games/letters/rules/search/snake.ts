/** All words of the snake reading (L25): paths over the board and the automaton at once. */

import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import { boards } from "../../content/boards.ts";
import { letters, tiles as allTiles } from "../../content/tiles.ts";
import type { Ground } from "../contact.ts";
import { EMPTY } from "../position.ts";
import { distancesFrom } from "./distances.ts";
import { isBetter } from "./lays.ts";
import { fencing } from "./fencing.ts";
import type { Effect } from "./fencing.ts";
import type { Searchable } from "./searchable.ts";
import { lettersOf, supplyOf } from "./supply.ts";

/** A word with the best path for it: its number, and the fields in order. */
export interface SnakeWord extends Readonly<Effect> {
  readonly number: number;
  readonly laid: number;
  readonly fields: readonly number[];
}

const NO_LETTER = 255;

/** Every word once, with its best path: of equally good ones that with the fewest new tiles. */
export function snakeWords(
  { automaton: { edges, root }, before }: Searchable,
  ground: Ground,
  rack: readonly (string | null)[],
): SnakeWord[] {
  const { tiles } = ground;
  const board = boards[ground.board];
  const { effect, cover, uncover } = fencing(board, tiles);
  const held = supplyOf([], rack).rack;
  const lying = Uint8Array.from(tiles, (letter) =>
    letter === EMPTY ? NO_LETTER : letters.indexOf(letter),
  );
  const distances = distancesFrom(board, tiles);
  // L11: how far from what lay there before the turn a tile may be laid.
  const farthest = ground.contact === "strict" ? 1 : Infinity;
  const isUsed = new Uint8Array(board.fields.length);
  const path = new Uint8Array(allTiles.length);
  const found = new Map<number, SnakeWord>();
  const fields = [...board.fields.keys()];
  let heldLetters = lettersOf(held);
  let spare = held.reduce((sum, count) => sum + count, 0);
  let laid = 0;
  if (root !== 0 && spare > 0) goOn(fields, root, 0, 0);
  return [...found.values()];

  /** Steps on each of the fields with every letter that the node leads on with and that may stand there. */
  function goOn(
    sides: readonly number[],
    node: number,
    depth: number,
    number: number,
  ): void {
    const wanted = lettersFor(sides, depth > laid);
    if (wanted === 0) return;
    for (let at = node; ; at += 1) {
      const edge = edges[at] as number;
      const code = edge & SYMBOL_MASK;
      // Beyond the alphabet lie marks that are no letters of a word.
      if (code < letters.length && ((wanted >>> code) & 1) !== 0)
        for (let index = 0; index < sides.length; index += 1) {
          const field = sides[index] as number;
          if (isUsed[field] !== 0) continue;
          if (lying[field] === code) step(field, at, depth, number);
          else if (lying[field] === NO_LETTER && (held[code] as number) > 0)
            lay(field, at, depth, number);
        }
      if ((edge & LAST) !== 0) return;
    }
  }

  /** The letters that may stand on some of the fields, as bits. */
  function lettersFor(sides: readonly number[], hasOld: boolean): number {
    let wanted = 0;
    let isOpen = false;
    for (let index = 0; index < sides.length; index += 1) {
      const field = sides[index] as number;
      if (isUsed[field] !== 0) continue;
      const lies = lying[field] as number;
      if (lies !== NO_LETTER) wanted |= 1 << lies;
      else isOpen ||= isWithinReach(field, hasOld);
    }
    return isOpen ? wanted | heldLetters : wanted;
  }

  /** A word without an old tile yet must still be able to come to one with what the rack can lay. */
  function isWithinReach(field: number, hasOld: boolean): boolean {
    const distance = distances[field] as number;
    return distance <= farthest && (hasOld || distance <= spare);
  }

  function lay(field: number, at: number, depth: number, number: number): void {
    if (!isWithinReach(field, depth > laid)) return;
    const code = (edges[at] as number) & SYMBOL_MASK;
    const letter = 1 << code;
    held[code] = (held[code] as number) - 1;
    if (held[code] === 0) heldLetters ^= letter;
    spare -= 1;
    laid += 1;
    cover(field);
    step(field, at, depth, number);
    uncover(field);
    laid -= 1;
    spare += 1;
    held[code] = (held[code] as number) + 1;
    heldLetters |= letter;
  }

  function step(
    field: number,
    at: number,
    depth: number,
    number: number,
  ): void {
    const edge = edges[at] as number;
    const here = number + (before[at] as number);
    const isFinal = (edge & FINAL) !== 0;
    path[depth] = field;
    // L12: at least one new tile, at least one old.
    if (isFinal && laid > 0 && laid <= depth) record(here, depth + 1);
    const target = edge >>> TARGET_SHIFT;
    if (target === 0) return;
    isUsed[field] = 1;
    const sides = board.touching[field] as readonly number[];
    goOn(sides, target, depth + 1, isFinal ? here + 1 : here);
    isUsed[field] = 0;
  }

  function record(number: number, length: number): void {
    const known = found.get(number);
    if (known && !isBetter(effect, known)) {
      const isEqual = !isBetter(known, effect);
      if (!isEqual || laid >= known.laid) return;
    }
    const { bonus, danger } = effect;
    const way = [...path.subarray(0, length)];
    found.set(number, { number, bonus, danger, laid, fields: way });
  }
}
