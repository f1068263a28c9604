/** The lettering of the cards: on one line or two, shrunk until it fits. */

import { fit, LEADING } from "@stolik/furniture";
import type { Face, Lettering } from "@stolik/furniture";

/** For both faces of the cards: a little wider than plain text. */
export const CARVED: Face = {
  wide: 0.9,
  capital: 0.7,
  thin: 0.38,
  other: 0.59,
};

/** How many times as large one line could be as two. */
const SMALLER = 1.15;

/** Undefined: it does not fit in letters that can be read. */
export function carve(
  name: string,
  width: number,
  usual: number,
  legible: number,
): Lettering | undefined {
  const largest = Math.max(usual, legible * SMALLER);
  const height = (2 * LEADING * largest) / SMALLER;
  const carved = fit(name, { width, height, largest, lines: 2 }, CARVED);
  return carved.size < legible ? undefined : carved;
}
