/** The kit is not blind: each law reports the bugs planted against it. */

import { describe, expect, it } from "vitest";

import { findViolations, laws } from "../testing/index.ts";
import { bugsInContinuing } from "./planted-continuing.ts";
import { breaches } from "./planted-breaches.ts";
import { faults } from "./planted-faults.ts";
import { illusions } from "./planted-illusions.ts";
import { leaks } from "./planted-leaks.ts";
import { applying } from "./plant.ts";
import { conserved, continuedToy, isSimultaneous, toy } from "./toy.ts";

const bugs = [
  ...faults,
  ...breaches,
  ...leaks,
  ...illusions,
  ...bugsInContinuing,
];

const plan = {
  seed: "planted",
  matches: 2,
  conserved,
  simultaneous: isSimultaneous,
};

describe("the kit reports", () => {
  it.each(bugs)("$bug", ({ game, law, also = [] }) => {
    const violations = findViolations(game(), plan);
    const broken = [...new Set(violations.map((found) => found.law))];
    expect(broken).toContain(law.name);
    const expected = [law, ...also].map(({ name }) => name);
    expect(broken.filter((name) => !expected.includes(name))).toEqual([]);
  });
});

it("an event that shows what is put away again may know more than a view", () => {
  const game = applying((state, _seat, move, turn) => {
    if (move.type === "draw")
      turn.show({ type: "got", card: state.deck[0] ?? 0 });
  });
  expect(findViolations(game(), plan)).toEqual([]);
});

it("a match that is continued as it should be breaks no law", () => {
  expect(findViolations(continuedToy, plan)).toEqual([]);
});

it("clocks and chance are put back after a run", () => {
  const sources = () => [Math.random, Date, Reflect.get(performance, "now")];
  const before = sources();
  findViolations(toy, { ...plan, matches: 1 });
  for (const [index, source] of sources().entries())
    expect(source).toBe(before[index]);
});

it("the same plan finds the same violations", () => {
  const [bug] = leaks;
  const find = () => bug && findViolations(bug.game(), plan);
  expect(find()).toEqual(find());
});

it.each(laws)("a bug is planted against: $name", ({ name }) => {
  expect(bugs.some(({ law }) => law.name === name)).toBe(true);
});
