/** TORBA beside T, O, R, the word of many board tests, and how to find fields and rack tiles on the page. */

import { at, word } from "../../test/table.ts";

export const [T, O, R] = [at(4, 3), at(4, 4), at(4, 5)];
/** The free fields above and below the R. */
export const [above, below] = [at(3, 5), at(5, 5)];
export const torba = word(
  [
    ["B", above],
    ["A", below],
  ],
  [T, O, R, above, below],
);

export function field(index: number): string {
  return `[data-field="${index}"]`;
}

export function slot(index: number): string {
  return `[data-slot="${index}"]`;
}
