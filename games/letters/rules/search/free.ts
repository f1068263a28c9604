/** All words of the free reading (L13): any letters of board and rack, at least one of each. */

import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import { letters, pointsByCode, tiles } from "../../content/tiles.ts";
import { bestLay } from "./lays.ts";
import type { Lay } from "./lays.ts";
import { doubled, FIRST_CAPACITY, ranked } from "./ranking.ts";
import type { Searchable } from "./searchable.ts";
import { lettersOf } from "./supply.ts";
import type { Supply } from "./supply.ts";

/** The totals that are looked for: at least `floor`, below `ceiling`. */
export interface Band {
  readonly floor: number;
  readonly ceiling: number;
}

const SYMBOLS = SYMBOL_MASK + 1;
/** Every letter has fewer tiles than this (L1). */
const COPIES = 4;

/*
 * What a walk has come to is one number, so that a step is one addition. From its lowest bit: points (8 bits), tiles
 * that the rack must give (4), tiles that it may give (4).
 */
const FORCED_SHIFT = 8;
const USABLE_SHIFT = 12;
const POINTS_MASK = 0xff;
const TILES_MASK = 0xf;

/** Below the total, how safe the lay is: there are at most six lays to compare. */
const SAFETY_BITS = 3;

/**
 * The numbers of the words: the greatest total first, then the least danger, then by the alphabet. `lays` are the best
 * for every number of tiles that can be laid.
 */
export function freeWords(
  { automaton, gains, sequels, before }: Searchable,
  supply: Supply,
  lays: readonly Lay[],
  { floor, ceiling }: Band,
): Uint32Array {
  const { edges, root } = automaton;
  const limit = lays.length - 1;
  if (root === 0 || limit < 1) return new Uint32Array();
  const steps = stepsOf(supply);
  const extras = extrasOf(lays);
  const held = lettersOf(supply.rack);
  const used = new Uint8Array(SYMBOLS);
  // A word's letters alone must come so far, whatever bonus it brings.
  const least = floor - Math.max(...lays.map(({ bonus }) => bonus));
  const lowest = floor << SAFETY_BITS;
  const highest = ceiling << SAFETY_BITS;

  let numbers = new Uint32Array(FIRST_CAPACITY);
  let worths = new Uint16Array(FIRST_CAPACITY);
  let count = 0;
  // The edges that led here, and what each was taken with.
  const pathAt = new Int32Array(tiles.length);
  const pathSum = new Int32Array(tiles.length);
  const pathNumber = new Int32Array(tiles.length);
  let depth = 0;
  let at = root;
  let sum = 0;
  let number = 0;
  for (;;) {
    const edge = edges[at] as number;
    const code = edge & SYMBOL_MASK;
    const copies = used[code] as number;
    const step = steps[code * COPIES + copies] as number;
    if (step !== 0) {
      const here = sum + step;
      const points = here & POINTS_MASK;
      const forced = (here >> FORCED_SHIFT) & TILES_MASK;
      const usable = (here >> USABLE_SHIFT) & TILES_MASK;
      // Said to be of 32 bits, so that the engine does not reckon with fractions.
      let next = (number + (before[at] as number)) | 0;
      if ((edge & FINAL) !== 0) {
        // L12: one old tile stays old.
        const most = usable > depth ? depth : usable;
        const extra = extras[forced * (TILES_MASK + 1) + most] as number;
        const worth = (points << SAFETY_BITS) + extra;
        if (extra >= 0 && worth >= lowest && worth < highest) {
          if (count === numbers.length) {
            numbers = doubled(numbers);
            worths = doubled(worths);
          }
          numbers[count] = next;
          worths[count] = worth;
          count += 1;
        }
        next += 1;
      }
      const target = edge >>> TARGET_SHIFT;
      if (
        target !== 0 &&
        forced <= limit &&
        (usable > 0 || ((sequels[target] as number) & held) !== 0) &&
        points + (gains[target] as number) >= least
      ) {
        used[code] = copies + 1;
        pathAt[depth] = at;
        pathSum[depth] = sum;
        pathNumber[depth] = number;
        depth += 1;
        at = target;
        sum = here;
        number = next;
        continue;
      }
    }
    let done = edge;
    while ((done & LAST) !== 0) {
      if (depth === 0) return ranked(numbers, worths, count);
      depth -= 1;
      at = pathAt[depth] as number;
      sum = pathSum[depth] as number;
      number = pathNumber[depth] as number;
      done = edges[at] as number;
      const back = done & SYMBOL_MASK;
      used[back] = (used[back] as number) - 1;
    }
    at += 1;
  }
}

/** What one more letter adds, by how many copies of it are used already; 0 if there is no other. */
function stepsOf({ board, rack }: Supply): Int32Array {
  const steps = new Int32Array(SYMBOLS * COPIES);
  for (const code of letters.keys()) {
    const old = board[code] ?? 0;
    const held = rack[code] ?? 0;
    if (old + held >= COPIES)
      throw new Error(`There are not so many tiles ${letters[code]}.`);
    for (let copies = 0; copies < old + held; copies += 1)
      steps[code * COPIES + copies] =
        ((copies < held ? 1 : 0) << USABLE_SHIFT) |
        ((copies >= old ? 1 : 0) << FORCED_SHIFT) |
        (pointsByCode[code] ?? 0);
  }
  return steps;
}

/** What the best lay adds to a worth, by the fewest and the most tiles the word can be laid with; −1 if it cannot. */
function extrasOf(lays: readonly Lay[]): Int16Array {
  const width = TILES_MASK + 1;
  const extras = new Int16Array(width * width).fill(-1);
  for (let forced = 0; forced < width; forced += 1)
    for (let most = 1; most < width; most += 1) {
      const fewest = Math.max(forced, 1);
      if (fewest > most || fewest >= lays.length) continue;
      const lay = bestLay(lays, fewest, most);
      const safety = lays.filter(({ danger }) => danger > lay.danger).length;
      extras[forced * width + most] = (lay.bonus << SAFETY_BITS) + safety;
    }
  return extras;
}
