/** The final count in steps, and the rulebook's worked examples: both agree with the rules. */

import { describe, expect, it } from "vitest";
import { count, grzybowski } from "../../rules/index.ts";
import type { Grid } from "../../rules/index.ts";
import { chapters } from "../rules/chapters.ts";
import { showSteps } from "../show-steps.ts";
import { wordsIn } from "../words.ts";
import { library, Match, players } from "./table.tsx";

describe("the final count", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "[G10] [G19] match %d: running totals end where the rules do",
    async (seed) => {
      const match = new Match().playUntil(25, seed);
      const words = wordsIn(await library(), "en");
      const steps = showSteps(match.state, { words, language: "en", players });
      expect(steps.at(-1)?.totals).toEqual(
        grzybowski.outcome(match.state)?.scores,
      );
    },
  );
});

describe("the pictures of the rulebook", () => {
  const figures = chapters
    .flatMap(({ rules }) => rules.flatMap((rule) => rule.figures ?? []))
    .flatMap((figure) => (figure.type === "grid" ? [figure] : []));
  it.each(figures.map((figure) => [figure.name, figure] as const))(
    "[G11] [G12] [G13] %s outlines what the rules count",
    (_name, { laid, arrangements = [] }) => {
      const grid: Grid = { cards: laid };
      const counted = count(grid).scored.flatMap((scored) =>
        scored.type === "arrangement" ? scored.arrangements : [],
      );
      const wanted = arrangements.map(inOrder);
      if (wanted.length > 0)
        expect(counted.map(({ cells }) => inOrder(cells))).toEqual(
          expect.arrayContaining(wanted),
        );
      if (wanted.length > 0) expect(counted).toHaveLength(wanted.length);
    },
  );
});

function inOrder(cells: readonly number[]): number[] {
  return cells.toSorted((one, other) => one - other);
}
