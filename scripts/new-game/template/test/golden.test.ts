/** Golden games: whole matches, won and shared. */

import { goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { sample } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(sample, { files, conserved });

it("[S6] they show a win and a tie", () => {
  const winners = games.map(({ record }) => record.outcome?.winners.length);
  expect(new Set(winners)).toEqual(new Set([1, 2]));
});
