/** Set-up, and a turn without chances. */

import { describe, expect, it } from "vitest";
import {
  backIds,
  FIELD,
  frameOf,
  frontIds,
  places,
  START,
} from "../rules/index.ts";
import type { FrontId, Move } from "../rules/index.ts";
import {
  after,
  at,
  attempt,
  conserved,
  grid,
  setUp,
  table,
  whole,
} from "./table.ts";

const take = (slot: number): Move => ({ type: "take", slot });
const lay = (cell: number, up: "front" | "back" = "front"): Move => ({
  type: "lay",
  cell,
  up,
});
const end: Move = { type: "end" };

/** Twenty-five cards in five rows of five. */
function full(ids: readonly FrontId[]) {
  return grid([0, 1, 2, 3, 4].map((row) => ids.slice(5 * row, 5 * row + 5)));
}

describe("set-up", () => {
  it("[G4] two backs up, four fronts up, the rest in the stack", () => {
    const { state } = setUp();
    expect(state.market.map(({ up }) => up)).toEqual([
      "back",
      "back",
      "front",
      "front",
      "front",
      "front",
    ]);
    expect(state.stack).toHaveLength(49);
    expect(conserved(state)).toEqual([frontIds.toSorted(), backIds.toSorted()]);
  });

  it("[G5] the host names who begins, or chance does", () => {
    expect(setUp({ first: 1 })).toMatchObject({
      state: { first: 1, turn: 1 },
      events: [{ type: "begins", seat: 1 }],
    });
    const drawn = ["a", "b", "c", "d", "e", "f"].map(
      (seed) => setUp({}, seed).state.first,
    );
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });

  it.each([
    [{ first: 2 }, "G5"],
    [{ first: -1 }, "G5"],
    [{ openCards: "yes" }, "G6"],
  ])("[G5, G6] refuses the options %j", (options, rule) => {
    expect(() => setUp(options)).toThrow("bad-option");
    expect(rule).toMatch(/^G[56]$/);
  });
});

describe("a turn", () => {
  it("[G6] takes a card, lays it as it lay, and refills the gap from the stack", () => {
    const state = table({ market: ["singer", "boycott", "peretz"] });
    const top = state.stack.at(-1)!;
    const taken = after(state, take(2));
    expect(taken.state.hand).toEqual({
      card: whole("peretz"),
      up: "front",
    });
    expect(taken.state.market[2]).toEqual({ up: "front" });
    const laid = after(taken.state, lay(START));
    expect(laid.state.grids[0]!.cards).toEqual([
      { cell: START, card: whole("peretz"), up: "front" },
    ]);
    const ended = after(laid.state, end);
    expect(ended.state.market[2]).toEqual({ up: "front", card: top });
    expect(ended.state).toMatchObject({ turn: 1, isChanceUsed: false });
    expect(ended.state).not.toHaveProperty("laid");
    expect(ended.events).toEqual([
      { type: "refilled", slot: 2, up: "front", card: top },
    ]);
  });

  it("[G8] the gap is refilled the same way up as the card taken", () => {
    const { state } = after(table(), take(0), lay(START, "back"), end);
    expect(state.market[0]).toMatchObject({ up: "back" });
    expect(state.stack).toHaveLength(48);
  });

  it.each<[string, string, Move[], Move]>([
    ["G6", "take-first", [], lay(START)],
    ["G6", "lay-first", [], end],
    ["G6", "lay-first", [take(2)], end],
    ["G6", "already-taken", [take(2)], take(3)],
    ["G6", "same-way-up", [take(2)], lay(START, "back")],
    ["G6", "same-way-up", [take(0)], lay(START)],
    ["G7", "first-place", [take(2)], lay(START + 1)],
    ["G6", "already-taken", [take(2), lay(START)], take(3)],
    ["G6", "already-laid", [take(2), lay(START)], lay(START + 1)],
  ])("[%s] %s", (rule, code, before, move) => {
    const { state } = after(table(), ...before);
    expect(attempt(state, move)).toMatchObject({
      ok: false,
      refusal: { code, rule },
    });
  });

  it("[G6] only the seat whose turn it is plays", () => {
    expect(attempt(table(), take(2), 1)).toMatchObject({
      ok: false,
      refusal: { code: "not-your-turn" },
    });
  });
});

describe("the frame", () => {
  it("[G7] the next card touches side to side", () => {
    const one = grid([["singer"]]);
    expect(places(one).map((cell) => cell - at(1, 1))).toEqual([
      -FIELD,
      -1,
      1,
      FIELD,
    ]);
  });

  it.each<[string, number, string]>([
    ["corner to corner", at(2, 2), "only-corner-to-corner"],
    ["far away", at(3, 3), "touches-nothing"],
    ["on a card", at(1, 1), "place-taken"],
  ])("[G7] refuses a card laid %s", (_, cell, code) => {
    const { state } = after(table({ mine: grid([["singer"]]) }), take(2));
    expect(attempt(state, lay(cell))).toMatchObject({
      ok: false,
      refusal: { code, rule: "G7" },
    });
  });

  it("[G7] floats until five columns are in use, then it is fixed", () => {
    const four = grid([["singer", "peretz", "boycott", "iron-gate"]]);
    const open = table({ mine: four });
    expect(frameOf(four).left).toEqual({ low: 2, high: 3 });
    const left = after(open, take(2), lay(at(1, 0)));
    expect(left.state.grids[0]).toMatchObject({ left: 2 });
    expect(left.state.grids[0]).not.toHaveProperty("top");
    const right = after(open, take(2), lay(at(1, 5)));
    expect(right.state.grids[0]).toMatchObject({ left: 3 });
  });

  it("[G7] example 4: a sixth card in a row is illegal", () => {
    const row = grid([
      ["singer", "peretz", "boycott", "iron-gate", "michal-landy"],
    ]);
    const { state } = after(table({ mine: row }), take(2));
    for (const cell of [at(1, 0), at(1, 6)])
      expect(attempt(state, lay(cell))).toMatchObject({
        ok: false,
        refusal: { code: "off-the-frame", rule: "G7" },
      });
  });

  it("[G7] rows are fixed apart from columns", () => {
    const column = grid([["singer"], ["peretz"], ["boycott"], ["iron-gate"]]);
    const { state } = after(table({ mine: column }), take(2), lay(at(5, 1)));
    expect(state.grids[0]).toMatchObject({ top: 3 });
    expect(state.grids[0]).not.toHaveProperty("left");
  });
});

describe("the end", () => {
  const mine = frontIds.slice(0, 25);
  const theirs = frontIds.slice(25, 49);
  const last = table({
    mine: full(mine),
    theirs: full(theirs),
    state: { turn: 1, stack: [] },
  });

  it("[G8, G10] with both grids full the match is over, five cards on the market", () => {
    // The first slot holds an unused chance, worth one (G18).
    const { state, events } = after(last, take(0), lay(at(5, 5), "back"), end);
    expect(state.isOver).toBe(true);
    expect(state.market.filter(({ card }) => card)).toHaveLength(5);
    expect(events).toEqual([
      {
        type: "over",
        outcome: { winners: [1], scores: [0, 1], reason: "full" },
      },
    ]);
  });

  it("[G10] equal points share", () => {
    // Fronts only: neither has a goal.
    const { events } = after(last, take(2), lay(at(5, 5)), end);
    expect(events).toEqual([
      {
        type: "over",
        outcome: { winners: [0, 1], scores: [0, 0], reason: "full" },
      },
    ]);
  });
});

describe("moves from outside", () => {
  it.each([
    null,
    "take",
    {},
    { type: "take" },
    { type: "take", slot: 6 },
    { type: "take", slot: -0 },
    { type: "take", slot: 1, extra: true },
    { type: "lay", cell: 60 },
    { type: "lay", cell: 121, up: "front" },
    { type: "lay", cell: 60, up: "side" },
    { type: "lay", cell: 60, up: "front", chance: null },
    { type: "end", chance: 1 },
    { type: "swap", chance: 1, one: 5, other: 4 },
    { type: "swap", chance: 1, one: 5, other: 5 },
    { type: "move", chance: 1, from: 5 },
    { type: "joker", chance: 1 },
  ])("[G6] %j is no move", (raw) => {
    expect(attempt(table(), raw)).toMatchObject({
      ok: false,
      refusal: { code: "malformed-move" },
    });
  });
});
