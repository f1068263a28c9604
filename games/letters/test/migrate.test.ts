/** Matches kept under older rules go on by those they began with. */

import { expect, it } from "vitest";
import { at, attempt, game, table, word } from "./table.ts";

it("[L11] a match of the first version goes on in chains", () => {
  const { contact, repeats, ...kept } = table();
  const state = game.migrate?.(kept, 1);
  if (!state) throw new Error("There is no way to go on.");
  const [o, r] = [at(3, 4), at(3, 5)];
  const tor = word(
    [
      ["O", o],
      ["R", r],
    ],
    [at(4, 4), o, r],
  );
  expect(attempt(state, 0, tor).ok).toBe(true);
  expect(attempt({ ...state, contact }, 0, tor).ok).toBe(false);
  expect(state.repeats).toBe(repeats);
});

it("[L26] in one of the second version words may be read again", () => {
  const { repeats, ...kept } = table();
  expect(game.migrate?.(kept, 2)).toEqual({ ...kept, repeats });
});

it("[L11, L26] one of today's stays as it is", () => {
  const state = table();
  expect(game.migrate?.(state, 3)).toBe(state);
});
