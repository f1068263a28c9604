/** Golden games: whole matches, one at least for each way to end. */

import { goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { nsoe } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(nsoe, { files, conserved });

it("[N14, N15, N8] they show every way to end, alone and shared", () => {
  const endings = games.map(({ record: { outcome } }) => {
    const how = outcome?.winners.length === 1 ? "alone" : "shared";
    return `${outcome?.reason} ${how}`;
  });
  expect(endings).toEqual(
    expect.arrayContaining([
      "out alone",
      "out shared",
      "piles alone",
      "piles shared",
      expect.stringContaining("swaps"),
    ]),
  );
});
