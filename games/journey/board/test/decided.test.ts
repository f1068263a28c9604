// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { table } from "../../test/table.ts";
import { decided } from "../decided.ts";
import { wordsIn } from "../words.ts";
import { library } from "./table.tsx";

it.each([
  [[0], "Next on the track: Bruno, at 1830, spaces to go: 11."],
  [[1], "You got as far as 1830; spaces to go: 11."],
  [[0, 1], "Everyone got equally far."],
])("[J27] when %j win: %s", async (winners, sentence) => {
  const words = wordsIn(await library(), "en");
  const players = ["You", "Bruno"].map((name) => ({
    type: "person" as const,
    name,
    isOnline: true,
  }));
  const view = table({ track: ["1830", "1830"] });
  const outcome = { winners, scores: view.progress, reason: "arrived" };
  expect(
    decided({ view, outcome, heard: [] }, { words, language: "en", players }),
  ).toBe(sentence);
});
