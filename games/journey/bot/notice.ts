/** What a level thinks of at all: a share of the moves, by chance, and whatever wins at once. */

import { shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { WON } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

/** How many can be kept in mind. */
const FEW = 2;

/** In the order of chance, which so decides between equals. */
export function noticed(
  weighed: readonly Weighed[],
  share: number,
  random: Random,
): Weighed[] {
  const count = Math.max(FEW, Math.round(share * weighed.length));
  return shuffle([...weighed], random).filter(
    ({ value }, index) => index < count || value >= WON,
  );
}
