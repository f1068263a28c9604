/** Golden games: whole matches, one at least for each way to end and for the tie-break. */

import type { GameRecord } from "@stolik/kernel";
import { continuedGames, goldenGames } from "@stolik/kernel/testing";
import { loadLexicon } from "@stolik/lexicon/node";
import { expect, it } from "vitest";
import { letters } from "../rules/index.ts";
import { conserved, game } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});
const full = letters(loadLexicon());

/** A record names the dictionary it was played with. */
const gameOf = ({ contentVersion }: GameRecord) =>
  contentVersion === game.contentVersion ? game : full;
const games = goldenGames(gameOf, { files, conserved });

continuedGames(gameOf, games);

it.each(games)("[L16] $name: the scores are what the sheet says", (one) => {
  for (const { state } of one.steps) {
    const written = state.scores.map((_, seat) =>
      state.sheet.reduce(
        (sum, row) =>
          row.type === "word" && row.seat === seat && row.status === "stands"
            ? sum + row.points + row.bonus
            : sum,
        0,
      ),
    );
    expect(state.scores).toEqual(written);
  }
});

it("[L22, L23] they show every way to end, alone, by the best word and shared", () => {
  const ways = games.map(({ name, record: { outcome } }) => {
    if (!outcome) throw new Error(`${name} is not over.`);
    const most = Math.max(...outcome.scores);
    const tied = outcome.scores.filter((score) => score === most).length;
    const how =
      outcome.winners.length > 1 ? "shared" : tied > 1 ? "word" : "points";
    return `${outcome.reason} ${how}`;
  });
  expect(ways).toEqual(
    expect.arrayContaining([
      "covered points",
      "idle points",
      expect.stringContaining("word"),
      expect.stringContaining("shared"),
    ]),
  );
});

it("[L17] they show words refused and words asked about in vain", () => {
  const answers = games
    .flatMap(({ last }) => last.sheet)
    .flatMap((row) =>
      row.type === "word" && row.asked !== undefined ? [row.status] : [],
    );
  expect(new Set(answers)).toEqual(new Set(["refused", "stands"]));
});
