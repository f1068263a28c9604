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

/** Two lines are so much smaller than one could be. */
const SMALLER = 1.15;

export function carve(name: string, width: number, largest: number): Lettering {
  const height = (2 * LEADING * largest) / SMALLER;
  return fit(name, { width, height, largest, lines: 2 }, CARVED);
}
