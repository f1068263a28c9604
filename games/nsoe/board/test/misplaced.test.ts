/** What a match tells of where somebody takes cities to be. */

import { expect, it } from "vitest";
import { after, draw, lay, table } from "../../test/table.ts";
import { misplaced } from "../misplaced.ts";

it("[N10] [N11] a wrong card is corrected by the cards that lay there then", () => {
  const moves = [
    lay("milano", 5, 8), // east of Roma, 3° too far
    draw(1),
    draw(1),
    lay("wien", 3, 9),
    lay("oslo", 7, 6), // level with Roma, 18° too far north, of which 2° are allowed
    draw(2),
    draw(2),
  ];
  const heard = moves.map((_, index) => ({
    seq: index + 1,
    events: after(table(), ...moves.slice(0, index + 1)).events,
  }));
  const { state: view } = after(table(), ...moves);
  const found = misplaced({ view, heard }, 0, () => true);
  expect(found.map(({ place, correction }) => [place, correction])).toEqual([
    ["milano", { latitude: 0, longitude: -3 }],
    ["oslo", { latitude: 16, longitude: 0 }],
  ]);
  expect(found[0]?.truth.latitude).toBeCloseTo(45.46);
  expect(misplaced({ view, heard }, 1, () => true)).toEqual([]);
  // What somebody else laid for the seat is no evidence, and lies there all the same.
  expect(misplaced({ view, heard }, 0, (seq) => seq > 4)).toEqual([found[1]]);
});
