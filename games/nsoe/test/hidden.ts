/** What the cards hide: where places lie, and how many live there. */

import type { Hidden } from "@stolik/furniture/testing";
import { placeIds } from "@stolik/geo/names";
import { headcountsIn, manyHeadcounts, pointsIn } from "@stolik/geo/testing";

export const hidden: Hidden = {
  rule: "N16",
  searches: [
    // The rules to read print the backs of these cards as examples.
    {
      find: pointsIn,
      all: placeIds,
      printed: ["barcelona", "kobenhavn", "milano", "napoli", "roma"],
    },
    { find: headcountsIn, all: manyHeadcounts, printed: [] },
  ],
  planted: [
    ["oslo:[59.9133,10.752]", ["oslo"]],
    [`'{"oslo":{"longitude":10.75,"latitude":59.91}}'`, ["oslo"]],
    ["oslo:{latitude:59,longitude:10}", ["oslo"]],
  ],
};
