/** Changes of lead: who is alone ahead, and was not before. */

import { expect, it } from "vitest";
import { leadChanges } from "../lead.ts";

it.each([
  ["the first lead is none", [["a", 0, 5]], []],
  [
    "one who goes further ahead changes nothing",
    [
      ["a", 0, 5],
      ["b", 0, 9],
    ],
    [],
  ],
  [
    "one who draws level does not lead",
    [
      ["a", 0, 5],
      ["b", 1, 5],
    ],
    [],
  ],
  [
    "one who overtakes does",
    [
      ["a", 0, 5],
      ["b", 1, 6],
    ],
    ["b"],
  ],
  [
    "and is overtaken again",
    [
      ["a", 0, 5],
      ["b", 1, 6],
      ["c", 0, 7],
    ],
    ["b", "c"],
  ],
] as const)("%s", (_what, gains, changes) => {
  expect(
    leadChanges(gains.map(([event, seat, has]) => ({ event, seat, has }))),
  ).toEqual(changes);
});
