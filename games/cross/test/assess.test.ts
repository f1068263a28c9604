/** The judge of a turn: legal advice, the same again, and a reason for each situation. */

import { fastRandom } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { assess, sureToDoubt } from "../bot/assess.ts";
import { bot } from "../bot/index.ts";
import { cross } from "../rules/index.ts";
import type { Event, Move, State } from "../rules/index.ts";
import { agree, by, doubt, estimate, lay, stop, table } from "./table.ts";

judgedGames(() => ({ game: cross, bot }), {
  files: import.meta.glob<unknown>("./golden/*.json", {
    eager: true,
    import: "default",
  }),
  continued: import.meta.glob<unknown>("./golden/*-2-seats-*.json", {
    eager: true,
    import: "default",
  }),
  patience: 20_000,
});

type Said = readonly [seat: Seat, move: Move];

/** What is said of the move that comes after those before it, given what is played afterwards. */
function assessed(
  from: State,
  [seat, move]: Said,
  { before = [], after = [] }: Partial<Record<"before" | "after", Said[]>> = {},
) {
  let state = from;
  for (const [other, played] of before) ({ state } = by(state, other, played));
  const view = cross.view(state, seat);
  const { state: then, events: told } = by(state, seat, move);
  const later: Event[] = [];
  state = then;
  for (const [other, played] of after) {
    const step = by(state, other, played);
    later.push(...step.events);
    ({ state } = step);
  }
  return assess({
    question: {
      view,
      seat,
      told: [],
      level: 3,
      budget: 0,
      character: 1,
      random: fastRandom(1),
    },
    moves: [move],
    told,
    later,
    end: state,
    isLast: false,
  });
}

// London lies west and north of Paris, the start card.
const right: Said = [0, lay("west", 0)];
const wrong: Said = [0, lay("east", 0)];
const far = { backs: { london: { longitude: -900 } } };

describe("a lay", () => {
  it.each<[string, Said, Said[], string[]]>([
    ["[C10] found out", wrong, [[1, doubt("paris")]], ["caught"]],
    ["[C8] wrong, and nobody doubted it", wrong, [[1, agree]], []],
    ["[C11] doubted for nothing", right, [[1, doubt("paris")]], []],
  ])("%s", (_name, move, after, codes) => {
    const found = assessed(table(), move, { after });
    expect(found.map(({ reason }) => reason.code)).toEqual(codes);
    for (const { isHindsight } of found) expect(isHindsight).toBe(true);
  });

  it("[C12] costs nothing to who has nothing", () => {
    const poor = table({ tokens: [0, 4] });
    const after: Said[] = [[1, doubt("paris")]];
    expect(assessed(poor, wrong, { after })).toMatchObject([{ played: 0 }]);
    expect(assessed(table(), wrong, { after })).toMatchObject([{ played: -1 }]);
  });
});

describe("an answer", () => {
  it.each<[string, Said, Said, string[]]>([
    ["[C11] an unjustified doubt", right, [1, doubt("paris")], ["doubt-lost"]],
    ["[C10] a justified doubt", wrong, [1, doubt("paris")], []],
    ["[C8] agreeing to a right card", right, [1, agree], []],
    [
      "[C8] agreeing to one far from right",
      wrong,
      [1, agree],
      ["doubt-missed"],
    ],
  ])("%s", (_name, laid, answer, codes) => {
    const found = assessed(table(far), answer, { before: [laid] });
    expect(found.map(({ reason }) => reason.code)).toEqual(codes);
  });

  it("[C8] nobody misses a doubt that would not have been heard", () => {
    const three = table({ ...far, tokens: [4, 4, 4] });
    const before: Said[] = [wrong];
    const after: Said[] = [[1, doubt("paris")]];
    expect(assessed(three, [2, agree], { before, after })).toEqual([]);
    const late = { before: [wrong, [1, agree]] satisfies Said[] };
    expect(assessed(three, [2, agree], late)).toHaveLength(1);
  });

  it.each([
    { rule: "C10", tokens: [4, 4], chance: 1 / 2 },
    { rule: "C10", tokens: [4, 4, 4, 4], chance: 1 / 2 },
    { rule: "C12", tokens: [4, 0], chance: 1 / 3 },
    { rule: "C12", tokens: [0, 4], chance: 2 / 3 },
  ])(
    "[$rule] with $tokens a doubt pays above $chance",
    ({ tokens, chance }) => {
      expect(sureToDoubt(table({ tokens }), 1)).toBeCloseTo(chance);
    },
  );
});

describe("an estimate", () => {
  const judged = stop({ east: ["london", "wien"] });

  it("[C17] is measured by how far off it was, and what the number earns", () => {
    const after: Said[] = [[1, estimate(1)]];
    expect(assessed(judged, [0, estimate(2)], { after })).toMatchObject([
      {
        best: 2,
        played: 0,
        advised: [estimate(1)],
        reason: { code: "estimate-off", values: { said: 2, wrong: 1 } },
      },
    ]);
    expect(assessed(judged, [0, estimate(1)], { after })).toEqual([]);
  });

  it("[C17] the nearest number earns one", () => {
    const after: Said[] = [[1, estimate(0)]];
    expect(assessed(judged, [0, estimate(2)], { after })).toMatchObject([
      { best: 2, played: 1 },
    ]);
  });
});
