/** Golden games: whole matches, one at least for each way to end. */

import { continuedGames, goldenGames } from "@stolik/kernel/testing";
import { expect, it } from "vitest";
import { nsoe } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const games = goldenGames(nsoe, { files, conserved });

// N1: a town stays where it lies.
continuedGames(nsoe, games, ({ atlas }) => atlas);

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

it("[N13] one shows a card laid wrong that nobody could be rid of", () => {
  const kept = games.flatMap(({ steps }) =>
    steps.flatMap(({ state, events }) =>
      events.flatMap((event) =>
        event.type === "kept" ? [{ state, ...event }] : [],
      ),
    ),
  );
  expect(kept).not.toHaveLength(0);
  for (const { state, seat, city } of kept) {
    expect(state.hands[seat]).toContain(city);
    expect(state.discard).not.toContain(city);
  }
});
