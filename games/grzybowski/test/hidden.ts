/** What the cards hide: which back is on which front. */

import type { Hidden } from "@stolik/furniture/testing";
import { backs } from "../content/backs.ts";
import { frontIds } from "../rules/index.ts";
import type { FrontId } from "../rules/index.ts";

/** Room for quotes, brackets and members' names between things that belong together. */
const NEAR = 40;

/** The worked examples of the rules hold these in their hand, and a hand is seen from both sides (G6). */
const printed: readonly FrontId[] = [
  "electric-trams",
  "grzybow-town",
  "antisemitic-campaign",
  "gmina-starozakonnych",
  "rabbinical-school",
];

export const hidden: Hidden = {
  rule: "G6",
  searches: [{ find: cardsIn, all: frontIds, printed }],
  planted: [
    ['singer:"line-personality-culture-borderland"', ["singer"]],
    ['{back:"line-personality-culture-borderland",front:"singer"}', ["singer"]],
  ],
};

/** The cards whose front and back are named side by side. */
function cardsIn(script: string): FrontId[] {
  const sides = new Set<string>([...frontIds, ...Object.values(backs)]);
  const named = [...script.matchAll(/[a-z][a-z0-9-]+/g)].filter(([name]) =>
    sides.has(name),
  );
  const pairs = new Set<string>();
  for (const [index, one] of named.entries()) {
    const next = named[index + 1];
    if (next && next.index - one.index - one[0].length < NEAR)
      pairs.add(`${one[0]} ${next[0]}`).add(`${next[0]} ${one[0]}`);
  }
  return frontIds.filter((front) => pairs.has(`${front} ${backs[front]}`));
}
