/** The final count in steps, and the rulebook's worked examples: both agree with the rules. */

import { momentsOf } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { count, grzybowski } from "../../rules/index.ts";
import { examples } from "../rules/examples.ts";
import { showSteps } from "../show-steps.ts";
import { wordsIn } from "../words.ts";
import { library, players, TableMatch } from "./table.tsx";

describe("the final count", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "[G10] [G19] match %d: running totals end where the rules do",
    async (seed) => {
      const match = new TableMatch().playUntil(25, seed);
      const words = wordsIn(await library(), "en");
      const steps = showSteps(match.state, { words, language: "en", players });
      expect(steps.at(-1)?.totals).toEqual(
        grzybowski.outcome(match.state)?.scores,
      );
    },
  );
});

describe("the worked examples of the rulebook", () => {
  it.each([
    ["fed", 3],
    ["one-pair", 3],
    ["two-pairs", 6],
    ["shared", 17],
    ["chance", 3],
  ] as const)(
    "[G11] [G12] [G13] [G20] %s ends with as many points as it says",
    (name, points) => {
      const grid = momentsOf(examples[name]).at(-1)?.view.grids[0];
      expect(grid && count(grid).total).toBe(points);
    },
  );
});
