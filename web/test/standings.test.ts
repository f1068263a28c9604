/** The order in which a match ends. */

import { expect, it } from "vitest";
import { standingsOf } from "../table/standings.ts";

it.each([
  ["more is better", [1], [3, 9, 5], [1, 2, 0], [1, 2, 3]],
  ["less is better", [2], [4, 2, 0], [2, 1, 0], [1, 2, 3]],
  ["equal ones share a place", [0], [9, 4, 4, 1], [0, 1, 2, 3], [1, 2, 2, 4]],
  ["winners share the first", [1, 2], [3, 5, 5], [1, 2, 0], [1, 1, 3]],
  // L23: as many points, a better word.
  ["a winner is ahead of an equal score", [1], [5, 5, 5], [1, 0, 2], [1, 2, 2]],
])("%s", (_what, winners, scores, seats, places) => {
  const standings = standingsOf({ winners, scores, reason: "over" });
  expect(standings.map(({ seat }) => seat)).toEqual(seats);
  expect(standings.map(({ place }) => place)).toEqual(places);
});
