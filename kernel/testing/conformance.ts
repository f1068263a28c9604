/** The laws as tests: one for each, all from the same run. */

import { beforeAll, describe, expect, it } from "vitest";

import type { Game } from "../contract.ts";
import { laws } from "./laws.ts";
import type { Violation } from "./law.ts";
import type { Plan } from "./plan.ts";
import { findViolations } from "./run.ts";

const PATIENCE = 300_000;

/** Declares a test for each law; a failure shows what was violated, with the seed that shows it again. */
export function conformance<View, State extends View, Move, Event, Options>(
  game: Game<View, State, Move, Event, Options>,
  plan: Plan<State>,
): void {
  describe(`${game.id} keeps the laws`, () => {
    let violations: readonly Violation[] = [];
    beforeAll(() => {
      violations = findViolations(game, plan);
    }, PATIENCE);
    it.each(laws.map((law) => law.name))("%s", (name) => {
      expect(violations.filter(({ law }) => law === name)).toEqual([]);
    });
  });
}
