// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { back } from "../../content/backs.ts";
import { table } from "../../test/table.ts";
import { decided } from "../decided.ts";
import { wordsIn } from "../words.ts";
import { library } from "./table.tsx";

it("[C10][C12][C17] tells tokens from doubts and from stops", async () => {
  const words = wordsIn(await library(), "en");
  const players = ["You", "Bruno"].map((name) => ({
    type: "person" as const,
    name,
    isOnline: true,
  }));
  const checked = {
    type: "checked",
    layer: 1,
    doubter: 0,
    arm: "west",
    card: "london",
    neighbour: "paris",
    backs: { card: back("london"), neighbour: back("paris") },
    isRight: false,
    isFromPool: false,
  } as const;
  const judged = {
    type: "judged",
    start: { card: "paris", back: back("paris") },
    arms: { west: [], east: [], south: [], north: [] },
    wrong: 0,
    estimates: [0, 3],
    gains: [2, 0],
  } as const;
  const sentence = decided(
    {
      view: table(),
      outcome: { winners: [0], scores: [7, 3], reason: "deck" },
      heard: [
        { seq: 1, events: [checked, { ...checked, isFromPool: true }] },
        { seq: 2, events: [judged] },
      ],
    },
    { words, language: "en", players },
  );
  expect(sentence).toBe(
    "Tokens from doubts: You +2 and Bruno −1. From guessing the number of mistakes: You +2 and Bruno 0.",
  );
});
