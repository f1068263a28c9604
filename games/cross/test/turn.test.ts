/** A turn: lay, agree or doubt, pay. */

import { describe, expect, it } from "vitest";
import { cross, laidCount, slots } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  agree,
  after,
  attempt,
  by,
  doubt,
  estimate,
  lay,
  table,
} from "./table.ts";

const four = (tokens = [4, 4, 4, 4]) => table({ tokens, west: ["madrid"] });

describe("laying", () => {
  it("[C7] with five cards laid there are nine slots", () => {
    const state = table({
      west: ["madrid", "lisboa"],
      east: ["wien"],
      north: ["oslo"],
      south: ["roma"],
    });
    expect(laidCount(state)).toBe(5);
    expect([...slots(state)]).toHaveLength(9);
    expect([...cross.moves(state, 0)]).toHaveLength(9);
  });

  it.each([
    [lay("west", 0), ["london", "madrid"]],
    [lay("west", 1), ["madrid", "london"]],
  ])("[C7] %j: next to the start card, or beyond the end", (move, west) => {
    const { state, events } = after(table({ west: ["madrid"] }), move);
    expect(state.arms.west).toEqual(west);
    expect(state.deck.at(-1)).toBe("roma");
    expect(events).toMatchObject([{ type: "laid", seat: 0, card: "london" }]);
  });

  it.each([
    ["C7", "no-such-slot", lay("west", 1)],
    ["C7", "lay-first", agree],
    ["C7", "lay-first", doubt("paris")],
    ["C7", "lay-first", estimate(0)],
  ])("[%s] %s: refuses %j", (rule, code, move) => {
    expect(attempt(table(), 0, move)).toMatchObject({
      ok: false,
      refusal: { code, rule },
    });
  });
});

describe("asking", () => {
  it("[C8] goes clockwise from the next player, and ends the turn when all agree", () => {
    const laid = after({ ...four(), turn: 2, awaited: [2] }, lay("west", 0));
    expect(cross.toMove(laid.state)).toEqual([3, 0, 1]);
    const first = after(laid.state, agree);
    expect(first.events).toEqual([{ type: "agreed", seat: 3 }]);
    const { state, events } = after(first.state, agree, agree);
    expect(events).toEqual([{ type: "agreed", seat: 1 }]);
    expect(state).toMatchObject({ turn: 3, awaited: [3] });
    expect(state.tokens).toEqual([4, 4, 4, 4]);
    expect(state.arms.west).toEqual(["london", "madrid"]);
  });

  it("[C8] the first doubt ends it", () => {
    const { state } = after(four(), lay("west", 0), agree, doubt("paris"));
    expect(state).toMatchObject({ turn: 1, awaited: [1] });
    expect(state.tokens).toEqual([5, 4, 3, 4]);
  });

  it("[C8] only a neighbour on the card's axis can be named", () => {
    const state = table({
      west: ["madrid", "lisboa"],
      east: ["wien"],
      north: ["oslo"],
    });
    const asked = after(state, lay("west", 1)).state;
    expect([...cross.moves(asked, 1)]).toEqual([
      agree,
      doubt("madrid"),
      doubt("lisboa"),
    ]);
    for (const neighbour of ["paris", "wien", "oslo", "london"] as const)
      expect(attempt(asked, 1, doubt(neighbour))).toMatchObject({
        ok: false,
        refusal: { code: "not-a-neighbour", rule: "C8" },
      });
    const beside = after(state, lay("east", 0)).state;
    expect([...cross.moves(beside, 1)]).toEqual([
      agree,
      doubt("paris"),
      doubt("wien"),
    ]);
  });

  it.each([lay("west", 0), estimate(0)])("[C8] refuses %j", (move) => {
    const { state } = after(four(), lay("west", 0));
    expect(attempt(state, 1, move)).toMatchObject({
      ok: false,
      refusal: { code: "answer-first", rule: "C8" },
    });
  });
});

describe("answers in advance", () => {
  const asked = () => after(four(), lay("west", 1)).state;
  const answered = (...said: readonly (readonly [number, Move])[]) => {
    let played: { state: State; events: readonly unknown[] } = {
      state: asked(),
      events: [],
    };
    for (const [seat, move] of said) played = by(played.state, seat, move);
    return played;
  };

  it("[C8] who agrees in advance is not waited for", () => {
    const early = answered([3, agree], [2, agree]);
    expect(early.events).toEqual([{ type: "answered", seat: 2 }]);
    expect(cross.toMove(early.state)).toEqual([1]);
    const { state, events } = by(early.state, 1, agree);
    expect(events).toEqual([
      { type: "agreed", seat: 1 },
      { type: "agreed", seat: 2 },
      { type: "agreed", seat: 3 },
    ]);
    expect(state).toMatchObject({ turn: 1, awaited: [1] });
  });

  it("[C8] a doubt in advance counts once all before have agreed", () => {
    const early = answered([3, doubt("madrid")], [2, agree]);
    expect(early.state.tokens).toEqual([4, 4, 4, 4]);
    const { state, events } = by(early.state, 1, agree);
    expect(events.at(-1)).toMatchObject({ type: "checked", doubter: 3 });
    expect(state.tokens).toEqual([3, 4, 4, 5]);
  });

  it("[C8] of several doubts the first clockwise counts, whoever spoke first", () => {
    const { state } = answered(
      [3, doubt("madrid")],
      [2, doubt("madrid")],
      [1, agree],
    );
    expect(state.tokens).toEqual([3, 4, 5, 4]);
    const before = answered([3, doubt("madrid")], [1, doubt("madrid")]);
    expect(before.state.tokens).toEqual([3, 5, 4, 4]);
  });

  it("[C8, C21] nobody else learns an answer before it is heard", () => {
    const doubts = answered([3, doubt("madrid")]);
    const agrees = answered([3, agree]);
    for (const seat of [0, 1, 2, null])
      expect(cross.view(doubts.state, seat)).toEqual(
        cross.view(agrees.state, seat),
      );
    expect(cross.view(doubts.state, 3)).not.toEqual(
      cross.view(agrees.state, 3),
    );
  });

  it("[C8] nobody answers twice, and others' answers do not change the question", () => {
    const { state } = answered([3, agree]);
    expect(attempt(state, 3, doubt("madrid"))).toMatchObject({
      refusal: { code: "not-your-turn" },
    });
    expect(cross.decision?.(state, 1)).toBe(cross.decision?.(asked(), 1));
    const next = after(by(state, 1, agree).state, agree, lay("east", 0));
    expect(cross.decision?.(next.state, 2)).not.toBe(
      cross.decision?.(asked(), 2),
    );
  });
});

describe("paying", () => {
  it("[C10] a justified doubt takes a token from the layer, and the card leaves the game", () => {
    const { state, events } = after(four(), lay("west", 1), doubt("madrid"));
    expect(state.tokens).toEqual([3, 5, 4, 4]);
    expect(state.arms.west).toEqual(["madrid"]);
    expect(state.gone).toEqual(["london"]);
    expect(events).toMatchObject([
      { isRight: false, layer: 0, doubter: 1, isFromPool: false },
    ]);
  });

  it("[C11] an unjustified one gives the layer a token, and both cards stay", () => {
    const { state } = after(four(), lay("west", 0), doubt("madrid"));
    expect(state.tokens).toEqual([5, 3, 4, 4]);
    expect(state.arms.west).toEqual(["london", "madrid"]);
    expect(state.gone).toEqual([]);
  });

  it.each([
    ["the layer", [0, 4, 4, 4], lay("west", 1), [0, 5, 4, 4]],
    ["the doubter", [4, 0, 4, 4], lay("west", 0), [5, 0, 4, 4]],
  ] as const)(
    "[C12] %s has no token: the winner takes one from the pool",
    (_, held, move, then) => {
      const state = four([...held]);
      const { state: paid, events } = after(state, move, doubt("madrid"));
      expect(paid.tokens).toEqual(then);
      expect(events).toMatchObject([{ isFromPool: true }]);
    },
  );

  it("[C13] nothing goes unpaid when the pool is empty", () => {
    const { state } = after(
      four([0, 40, 1, 1]),
      lay("west", 1),
      doubt("madrid"),
    );
    expect(state.tokens).toEqual([0, 41, 1, 1]);
  });
});
