/** Golden games: whole matches; every chance is used in one of them. */

import { continuedGames, goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { chances, count, FULL, grzybowski } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(grzybowski, { files, conserved });

// G1: no card gets another back.
continuedGames(grzybowski, games, (state) =>
  [
    ...state.stack,
    ...state.market.flatMap(({ card }) => card ?? []),
    ...state.grids.flatMap((grid) => grid.cards.map(({ card }) => card)),
    ...(state.hand ? [state.hand.card] : []),
  ]
    .map(({ front, back }) => `${front} ${back}`)
    .toSorted(),
);

const jokers = games.flatMap(({ last }) =>
  last.grids.flatMap((grid) => count(grid).joker ?? []),
);

it.each(games)("[G10] $name ends with full grids, counted", (game) => {
  const { grids } = game.last;
  for (const grid of grids) expect(grid.cards).toHaveLength(FULL);
  expect(grids.map((grid) => count(grid).total)).toEqual(
    game.record.outcome?.scores,
  );
});

it.each(chances)("[G21] show the chance %s", (chance) => {
  const used = games
    .flatMap(({ steps }) => steps.flatMap(({ events }) => events))
    .filter((event) => event.type === "used" && event.chance === chance);
  expect(used.length).toBeGreaterThan(0);
});

it("[G19] show the joker used and unused", () => {
  expect(jokers.some(({ symbols }) => symbols.length > 0)).toBe(true);
  expect(jokers.some(({ symbols }) => symbols.length === 0)).toBe(true);
});

it("[G23] show a card outside, with a place empty in the frame", () => {
  const outside = games.flatMap(({ last }) =>
    last.grids.filter((grid) => grid.outside !== undefined),
  );
  expect(outside.length).toBeGreaterThan(0);
  for (const grid of outside) expect(grid.cards).toHaveLength(FULL);
});

it("[G10] show a tie", () => {
  const ties = games.filter(
    ({ record }) => record.outcome?.winners.length === 2,
  );
  expect(ties.length).toBeGreaterThan(0);
});

it("[G6] show both ways to play, open and hidden", () => {
  expect(new Set(games.map(({ last }) => last.isOpen))).toEqual(
    new Set([true, false]),
  );
});
