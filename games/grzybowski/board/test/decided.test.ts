// @vitest-environment happy-dom

import { expect, it } from "vitest";
import { grid, table } from "../../test/table.ts";
import { decided } from "../decided.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

it("[G10] tells the goal that brought most in each grid", async () => {
  const words = wordsIn(await library(), "en");
  const wording = { words, language: "en", players } as const;
  const outcome = { winners: [0], scores: [5, 0], reason: "full" };
  // G15: nothing is there that it avoids.
  const mine = grid([["~janusz-korczak"]]);
  expect(
    decided({ view: table({ mine }), outcome, heard: [] }, wording),
  ).toMatch(/^The goals that brought most: Ola – .+, \d+\.$/);
  expect(decided({ view: table(), outcome, heard: [] }, wording)).toBe(
    "No goal was reached.",
  );
});
