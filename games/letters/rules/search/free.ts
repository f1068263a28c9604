/** All words of the free reading (L13): any letters of board and rack, at least one of each. */

import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "@stolik/lexicon";
import { letters, pointsByCode } from "../../content/tiles.ts";
import { EMPTY } from "../position.ts";
import type { View } from "../position.ts";
import { gather } from "./harvest.ts";
import type { Harvest } from "./harvest.ts";
import type { Searchable } from "./searchable.ts";

const SYMBOLS = SYMBOL_MASK + 1;
const LONGEST = 15;

/** How many tiles of each letter lie on the board and on the rack, by code. */
export interface Supply {
  readonly board: Uint8Array;
  readonly rack: Uint8Array;
}

export function supplyOf(
  tiles: View["tiles"],
  rack: readonly (string | null)[],
): Supply {
  return { board: counts(tiles), rack: counts(rack) };
}

/** The points of the richest letters that could make one word. */
export function mostPoints({ board, rack }: Supply): number {
  const all = pointsByCode.flatMap((points, code) =>
    Array.from(
      { length: (board[code] ?? 0) + (rack[code] ?? 0) },
      () => points,
    ),
  );
  const richest = all.toSorted((one, other) => other - one).slice(0, LONGEST);
  return richest.reduce((sum, points) => sum + points, 0);
}

/** The totals that are looked for: at least `floor`, below `ceiling`. */
export interface Band {
  readonly floor: number;
  readonly ceiling: number;
}

/** `bonusBySize[n]`: the best bonus that n new tiles can bring; it grows with n, and its length bounds n. */
export function freeWords(
  { automaton, gains }: Searchable,
  { board, rack }: Supply,
  bonusBySize: readonly number[],
  { floor, ceiling }: Band,
): Harvest {
  const { edges, root } = automaton;
  const harvest = gather();
  const left = new Int8Array(SYMBOLS);
  const used = new Uint8Array(SYMBOLS);
  const points = new Uint8Array(SYMBOLS);
  const path = new Uint8Array(LONGEST + 1);
  for (let code = 0; code < letters.length; code += 1) {
    left[code] = (board[code] ?? 0) + (rack[code] ?? 0);
    points[code] = pointsByCode[code] ?? 0;
  }
  const limit = bonusBySize.length - 1;
  const sizes = Uint16Array.from(
    { length: LONGEST + 1 },
    (_, size) => bonusBySize[Math.min(size, limit)] ?? 0,
  );
  // A word's letters alone must come so far, whatever bonus it brings.
  const least = floor - (bonusBySize[limit] ?? 0);
  if (root !== 0 && limit > 0) descend(root, 0, 0, 0, 0);
  return harvest;

  /** `forced`: tiles that must come from the rack; `usable`: tiles that may. */
  function descend(
    node: number,
    depth: number,
    sum: number,
    forced: number,
    usable: number,
  ): void {
    for (let at = node; ; at += 1) {
      const edge = edges[at] as number;
      const code = edge & SYMBOL_MASK;
      if ((left[code] as number) > 0) {
        const copy = (used[code] as number) + 1;
        const mustRack = copy > (board[code] as number) ? forced + 1 : forced;
        const mayRack = copy <= (rack[code] as number) ? usable + 1 : usable;
        const total = sum + (points[code] as number);
        path[depth] = code;
        // L12: at least one new tile, at least one old.
        if (
          (edge & FINAL) !== 0 &&
          mayRack > 0 &&
          mustRack <= depth &&
          mustRack <= limit
        ) {
          const size = mayRack > depth ? depth : mayRack;
          const whole = total + (sizes[size] as number);
          if (whole >= floor && whole < ceiling)
            harvest.add(path, depth + 1, whole);
        }
        const target = edge >>> TARGET_SHIFT;
        if (
          target !== 0 &&
          mustRack <= limit &&
          total + (gains[target] as number) >= least
        ) {
          left[code] = (left[code] as number) - 1;
          used[code] = copy;
          descend(target, depth + 1, total, mustRack, mayRack);
          left[code] = (left[code] as number) + 1;
          used[code] = copy - 1;
        }
      }
      if ((edge & LAST) !== 0) return;
    }
  }
}

function counts(tiles: readonly (string | null)[]): Uint8Array {
  const found = new Uint8Array(letters.length);
  for (const letter of tiles) {
    if (letter === null || letter === EMPTY) continue;
    const code = letters.indexOf(letter);
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}
