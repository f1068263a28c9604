/** The tiles of a word in another order: the one in which they spell something, and words that they would spell. */

import {
  encode,
  FINAL,
  LAST,
  SYMBOL_MASK,
  TARGET_SHIFT,
} from "@stolik/lexicon";
import type { Lexicon } from "@stolik/lexicon";
import { boards } from "../content/boards.ts";
import { letters } from "../content/tiles.ts";
import type { Laid, View } from "./position.ts";
import { isRepeat } from "./repeats.ts";

/** Longer words have too many orders to try while somebody waits. */
const LONGEST = 10;

/** The fields of these tiles in an order that spells the text; L25: a snake's go from tile to touching tile. */
export function fieldsSpelling(
  { board, reading }: Pick<View, "board" | "reading">,
  tiles: readonly Laid[],
  text: string,
): number[] | undefined {
  const { touching } = boards[board];
  const goal = [...text];
  return goal.length === tiles.length ? goOn([]) : undefined;

  function goOn(fields: number[]): number[] | undefined {
    const letter = goal[fields.length];
    if (letter === undefined) return fields;
    const last = fields.at(-1);
    for (const tile of tiles) {
      if (tile.letter !== letter || fields.includes(tile.field)) continue;
      const isNear =
        reading === "free" ||
        last === undefined ||
        touching[last]?.includes(tile.field);
      const found = isNear ? goOn([...fields, tile.field]) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

/** A word that these tiles spell in another order and that could be read: the commonest, then the first of the alphabet. */
export function readableOrder(
  lexicon: Lexicon,
  at: Pick<View, "board" | "reading" | "repeats" | "sheet">,
  tiles: readonly Laid[],
): string | undefined {
  if (tiles.length > LONGEST) return undefined;
  const found = anagrams(lexicon, tiles).filter(
    (word) =>
      !lexicon.isOffensive(word) &&
      !isRepeat(at, word) &&
      fieldsSpelling(at, tiles, word) !== undefined,
  );
  const tierOf = (word: string) => lexicon.tierOf(word) ?? Infinity;
  return found.toSorted((one, other) => tierOf(one) - tierOf(other))[0];
}

/** Every word of exactly these letters, by the alphabet. */
function anagrams({ words }: Lexicon, tiles: readonly Laid[]): string[] {
  const { edges, root } = words;
  const left = new Uint8Array(letters.length);
  for (const code of encode(tiles.map(({ letter }) => letter).join("")) ?? [])
    left[code] = (left[code] ?? 0) + 1;
  const found: string[] = [];
  if (root !== 0) descend(root, "", tiles.length);
  return found;

  function descend(node: number, before: string, missing: number): void {
    for (let at = node; ; at += 1) {
      const edge = edges[at] as number;
      const code = edge & SYMBOL_MASK;
      const copies = left[code] ?? 0;
      if (copies > 0) {
        const here = before + letters[code];
        if (missing === 1 && (edge & FINAL) !== 0) found.push(here);
        const target = edge >>> TARGET_SHIFT;
        if (missing > 1 && target !== 0) {
          left[code] = copies - 1;
          descend(target, here, missing - 1);
          left[code] = copies;
        }
      }
      if ((edge & LAST) !== 0) return;
    }
  }
}
