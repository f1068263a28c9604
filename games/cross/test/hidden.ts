/** What the cards hide: where places lie, and how many live there. */

import type { Hidden } from "@stolik/furniture/testing";
import { placeIds } from "@stolik/geo/names";
import { headcountsIn, manyHeadcounts, pointsIn } from "@stolik/geo/testing";

/** The rules to read print the backs of these cards as examples. */
const printed = ["berlin", "budapest", "london", "paris", "praha", "wien"];

export const hidden: Hidden = {
  rule: "C21",
  searches: [
    { find: pointsIn, all: placeIds, printed },
    { find: headcountsIn, all: manyHeadcounts, printed },
  ],
  planted: [["[3595,645]", ["oslo"]]],
};
