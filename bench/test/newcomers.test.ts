/** The newcomers: they play by the rules, which the contest checks at every move, and alike every time. */

import { findGame } from "@stolik/games/node";
import { expect, it } from "vitest";
import { contest } from "../newcomers/contest.ts";
import { newcomers } from "../newcomers/run.ts";

it.each(Object.entries(newcomers))(
  "%s: matches from both seats come to an end, and to the same one again",
  { timeout: 60_000 },
  (game, newcomer) => {
    const entry = findGame(game);
    if (!entry) throw new Error(`There is no game ${game}.`);
    const asked = { matches: 2, deals: "test" };
    expect(contest(entry, newcomer, asked)).toBe(
      contest(entry, newcomer, asked),
    );
  },
);
