/** The judge of a turn: legal advice, the same again, and a reason for each situation. */

import { fastRandom } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { assess, sureToLay } from "../bot/assess.ts";
import { bot } from "../bot/index.ts";
import { nsoe } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import { after, draw, lay, swap, table } from "./table.ts";
import type { Sketch } from "./table.ts";

judgedGames(() => ({ game: nsoe, bot }), {
  files: import.meta.glob<unknown>("./golden/*.json", {
    eager: true,
    import: "default",
  }),
  patience: 20_000,
});

/** What is said of the first seat's turn. */
function assessed(state: State, ...moves: readonly Move[]) {
  const told = moves.flatMap(
    (_, index) => after(state, ...moves.slice(0, index + 1)).events,
  );
  return assess({
    question: {
      view: nsoe.view(state, 0),
      seat: 0,
      told: [],
      level: 3,
      budget: 0,
      character: 1,
      random: fastRandom(1),
    },
    moves,
    told,
    later: [],
    end: after(state, ...moves).state,
    isLast: false,
  });
}

const isLastRound = { isLastRound: true, first: 0 } as const;

interface Row {
  readonly name: string;
  readonly at?: Sketch;
  readonly moves: readonly Move[];
  readonly codes: readonly string[];
}

it.each<Row>([
  {
    name: "[N9] a right card that leaves room",
    moves: [lay("milano", 5, 6)],
    codes: [],
  },
  {
    name: "[N10] a card on the wrong side",
    moves: [lay("milano", 5, 8), draw(1), draw(1)],
    codes: ["wrong"],
  },
  {
    name: "[N13] wrong, with a single card left to draw",
    at: { piles: [["praha"], [], []] },
    moves: [lay("milano", 5, 8), draw(1)],
    codes: ["wrong-free"],
  },
  {
    name: "[N14] wrong, when only laying could still win",
    at: { hands: [["milano"], []], state: isLastRound },
    moves: [lay("milano", 5, 8), draw(1), draw(1)],
    codes: ["wrong-free"],
  },
  {
    name: "[N10] right, but next to the last line in the north",
    moves: [lay("milano", 6, 1)],
    codes: ["room"],
  },
  { name: "[N8] a swap", moves: [swap("milano", 1)], codes: [] },
  {
    name: "[N14] a swap when only laying could still win",
    at: { hands: [["milano"], []], state: isLastRound },
    moves: [swap("milano", 1)],
    codes: ["swap-last-round"],
  },
  {
    name: "[N8] the swap that ends the match, with more cards than others",
    at: { hands: [["milano", "oslo"], ["wien"]], state: { swaps: 5 } },
    moves: [swap("milano", 1)],
    codes: ["swap-ended"],
  },
  {
    name: "[N8] the swap that ends the match, with fewest cards",
    at: { state: { swaps: 5 } },
    moves: [swap("milano", 1)],
    codes: [],
  },
])("$name", ({ at, moves, codes }) => {
  const found = assessed(table(at), ...moves);
  expect(found.map(({ reason }) => reason.code)).toEqual(codes);
});

describe("what is told", () => {
  it("[N10] [N11] by how many degrees a card was wrong, which is no loss", () => {
    const [wrong] = assessed(table(), lay("oslo", 9, 6), draw(1), draw(1));
    expect(wrong).toMatchObject({
      isFact: true,
      reason: { values: { city: "oslo", north: 18, east: 0, sure: 50 } },
    });
  });

  it("hindsight tells the space that left more cities a place", () => {
    const [room] = assessed(table(), lay("milano", 6, 1));
    expect(room?.isHindsight).toBe(true);
    expect(room?.best).toBeGreaterThan(room?.played ?? 0);
  });

  it.each([
    { piles: [["praha", "bern"], [], []], chance: 0.5 },
    { piles: [["praha"], [], []], chance: 0 },
    { piles: [[], [], []], chance: 0 },
  ] as const)(
    "[N8] [N13] with piles $piles laying pays above $chance",
    ({ piles, chance }) => {
      expect(sureToLay(table({ piles }), 0)).toBe(chance);
    },
  );
});
