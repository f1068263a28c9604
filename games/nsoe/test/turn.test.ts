/** A turn: lay, swap, draw. */

import { describe, expect, it } from "vitest";
import { after, attempt, draw, lay, swap, table } from "./table.ts";

describe("laying", () => {
  it("[N7, N12] a right card stays, shows its back, and the turn passes on", () => {
    const { state, events } = after(table(), lay("milano", 5, 6));
    expect(state.laid.at(-1)).toEqual({
      city: "milano",
      row: 4,
      column: 5,
      seat: 0,
    });
    expect(state.hands[0]).toEqual(["oslo"]);
    expect(state.turn).toBe(1);
    expect(events).toMatchObject([
      { type: "laid", city: "milano", contradictions: [] },
    ]);
  });

  it("[N13] a wrong card goes to the discard and its owner must draw two", () => {
    const { state, events } = after(table(), lay("milano", 5, 8));
    expect(state).toMatchObject({ discard: ["milano"], draws: 2, turn: 0 });
    expect(state.laid).toHaveLength(1);
    expect(events).toMatchObject([
      {
        type: "laid",
        contradictions: [{ city: "roma", axis: "longitude", type: "order" }],
      },
    ]);
  });

  it("[N13] the second pile is chosen after the first card was seen", () => {
    const first = after(table(), lay("milano", 5, 8), draw(1));
    expect(first.state).toMatchObject({ draws: 1, turn: 0 });
    expect(first.state.hands[0]).toEqual(["oslo", "praha"]);
    expect(first.state.piles[0]).toEqual(["berlin"]);
    const second = after(first.state, draw(1));
    expect(second.state).toMatchObject({ draws: 0, turn: 1 });
    expect(second.state.hands[0]).toEqual(["oslo", "praha", "berlin"]);
  });

  it("[N13] if fewer are left, as many as there are", () => {
    const one = table({
      piles: [[], ["lisboa"], []],
      hands: [["milano", "oslo"], ["wien"]],
    });
    const { state } = after(one, lay("milano", 5, 8));
    expect(state.draws).toBe(1);
    expect(after(state, draw(2)).state).toMatchObject({
      draws: 0,
      ending: "piles",
    });
  });

  it.each([
    ["N12", "cell-taken", lay("milano", 7, 7)],
    ["N7", "not-in-hand", lay("wien", 5, 6)],
    ["N2", "off-the-board", lay("milano", 14, 2)],
    ["N2", "off-the-board", lay("milano", 2, 14)],
    ["N13", "nothing-to-draw", draw(1)],
    ["N7", "not-in-hand", swap("paris", 1)],
  ])("[%s] %s: refuses %j", (rule, code, move) => {
    expect(attempt(table(), 0, move)).toMatchObject({
      ok: false,
      refusal: { code, rule },
    });
  });

  it("[N13] until both are drawn nothing else can be done", () => {
    const { state } = after(table(), lay("milano", 5, 8));
    for (const move of [lay("oslo", 1, 1), swap("oslo", 1)]) {
      expect(attempt(state, 0, move)).toMatchObject({
        ok: false,
        refusal: { code: "draw-first" },
      });
    }
  });
});

describe("swapping", () => {
  it("[N8] the top card is taken first, then the own card goes under that pile", () => {
    const { state, events } = after(table(), swap("milano", 2));
    expect(state.hands[0]).toEqual(["lisboa", "oslo"]);
    expect(state.piles[1]).toEqual(["milano", "madrid"]);
    expect(state).toMatchObject({ turn: 1, swaps: 1 });
    expect(events).toEqual([
      { type: "swapped", seat: 0, gave: "milano", took: "lisboa", pile: 1 },
    ]);
  });

  it("[N8] a pile of one card gives it and takes the own", () => {
    const { state } = after(
      table({ piles: [["praha"], [], []] }),
      swap("oslo", 1),
    );
    expect(state.piles[0]).toEqual(["oslo"]);
    expect(state.hands[0]).toEqual(["milano", "praha"]);
  });

  it("[N8] an empty pile offers nothing", () => {
    const state = table({ piles: [["praha"], [], []] });
    expect(attempt(state, 0, swap("oslo", 2))).toMatchObject({
      ok: false,
      refusal: { code: "empty-pile", rule: "N8", values: { pile: 2 } },
    });
  });

  it("[N8] laying a card begins the count of swaps anew", () => {
    const { state } = after(
      table(),
      swap("milano", 1),
      swap("wien", 1),
      lay("praha", 3, 9),
    );
    expect(state.swaps).toBe(0);
  });
});
