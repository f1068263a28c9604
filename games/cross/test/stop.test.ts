/** A stop, and the end. */

import { describe, expect, it } from "vitest";
import { cross, gains } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import {
  agree,
  after,
  attempt,
  by,
  doubt,
  estimate,
  lay,
  stop,
  table,
} from "./table.ts";

const east = ["praha", "wien", "berlin", "budapest"] as const;

describe("when it comes", () => {
  const before = () =>
    table({ deck: ["london", "stop", "roma", "oslo"], west: ["madrid"] });

  it("[C15] a stop card waits until the turn of the card above it is over", () => {
    const laid = after(before(), lay("west", 0));
    expect(laid.state.stage.type).toBe("ask");
    const { state, events } = after(laid.state, agree);
    expect(state.stage).toEqual({ type: "stop", estimates: ["none", "none"] });
    expect(events.at(-1)).toEqual({ type: "stop", laid: 2 });
    expect(cross.toMove(state)).toEqual([0, 1]);
  });

  it("[C15] doubt included: a card that has left is not counted", () => {
    const { events } = after(before(), lay("west", 1), doubt("madrid"));
    expect(events.at(-1)).toEqual({ type: "stop", laid: 1 });
  });

  it("[C15] and once more when the places are used up", () => {
    const { state } = after(table({ deck: ["london"] }), lay("west", 0), agree);
    expect(state.stage.type).toBe("stop");
  });
});

describe("estimating", () => {
  it("[C15] everyone may speak in any order, from 0 to the number of cards laid", () => {
    const state = stop({ east, tokens: [4, 4, 4] });
    expect([...cross.moves(state, 1)]).toEqual([0, 1, 2, 3, 4].map(estimate));
    const { state: spoken, events } = by(state, 2, estimate(1));
    expect(events).toEqual([{ type: "estimated", seat: 2 }]);
    expect(cross.toMove(spoken)).toEqual([0, 1]);
    expect(cross.decision?.(spoken, 0)).toBe(cross.decision?.(state, 0));
  });

  it.each([
    ["more-than-laid", estimate(5)],
    ["estimate-first", agree],
    ["estimate-first", lay("west", 0)],
  ])("[C15] %s: refuses %j", (code, move) => {
    expect(attempt(stop({ east }), 0, move)).toMatchObject({
      ok: false,
      refusal: { code, rule: "C15" },
    });
  });

  it("[C15, C21] in secret: another's number is unseen before all have spoken", () => {
    const seen = (wrong: number, seat: number | null) =>
      cross.view(
        by(stop({ east, tokens: [4, 4, 4] }), 0, estimate(wrong)).state,
        seat,
      );
    for (const seat of [1, 2, null])
      expect(seen(0, seat)).toEqual(seen(3, seat));
    expect(seen(3, 0).stage).toEqual({
      type: "stop",
      estimates: [3, "none", "none"],
    });
    expect(seen(3, 1).stage).toEqual({
      type: "stop",
      estimates: [null, "none", "none"],
    });
  });
});

describe("judging", () => {
  it("[C16] turns everything over, arm by arm from the start card outwards", () => {
    const state = stop({ east, west: ["madrid", "london"] });
    const { events } = after(state, estimate(2), estimate(0));
    const judged = events.find(({ type }) => type === "judged");
    expect(judged).toMatchObject({
      start: { card: "paris", back: state.backs.paris },
      wrong: 2,
      estimates: [2, 0],
      gains: [2, 0],
      arms: {
        west: [
          { card: "madrid", isRight: true },
          { card: "london", isRight: false },
        ],
        east: [
          { card: "praha", isRight: true },
          { card: "wien", isRight: true },
          { card: "berlin", isRight: false, back: state.backs.berlin },
          { card: "budapest", isRight: true },
        ],
        south: [],
        north: [],
      },
    });
  });

  it.each([
    [[2, 3, 3, 5], 4, [0, 1, 1, 1]],
    [[4, 3, 4, 5], 4, [2, 0, 2, 0]],
    [[0, 0], 0, [2, 2]],
    [[0, 9], 4, [1, 0]],
    [[3, 5], 4, [1, 1]],
  ])("[C17] estimates %j with %i set aside: %j", (said, wrong, earned) => {
    expect(gains(said, wrong)).toEqual(earned);
  });

  it("[C13, C17] is paid from the pool, however little is left there", () => {
    const { state } = after(
      stop({ east, tokens: [40, 2] }),
      estimate(1),
      estimate(1),
    );
    expect(state.tokens).toEqual([42, 4]);
  });
});

describe("going on", () => {
  const middle = (): State => {
    const state = stop({ east, deck: ["stop", "roma", "oslo"] });
    return { ...state, turn: 1, gone: ["bern"] };
  };

  it("[C18] the cross leaves the game, a new start card comes, and the next in turn goes on", () => {
    const { state, events } = after(middle(), estimate(1), estimate(3));
    expect(state.start).toBe("lisboa");
    expect(state.box).toEqual(["kyiv"]);
    expect(state.arms).toEqual({ west: [], east: [], south: [], north: [] });
    expect(state.gone).toEqual(["bern", "paris", ...east]);
    expect(state.deck).toEqual(["oslo", "roma"]);
    expect(state).toMatchObject({ awaited: [1], stage: { type: "lay" } });
    expect(events.at(-1)).toEqual({ type: "starts", card: "lisboa" });
  });

  it.each([
    [[1, 3], [4, 4], [0], [6, 4]],
    [[3, 1], [4, 4], [1], [4, 6]],
    [
      [1, 1],
      [4, 4],
      [0, 1],
      [6, 6],
    ],
    [
      [0, 3],
      [2, 3],
      [0, 1],
      [3, 3],
    ],
  ] as const)(
    "[C18, C19] the last stop, estimates %j, tokens %j: %j win",
    (said, tokens, winners, scores) => {
      const moves = said.map(estimate) as readonly Move[];
      const { state, events } = after(stop({ east, tokens }), ...moves);
      const outcome = { winners, scores, reason: "deck" };
      expect(cross.outcome(state)).toEqual(outcome);
      expect(events.at(-1)).toEqual({ type: "over", outcome });
      expect(cross.toMove(state)).toEqual([]);
      expect(state.box).toHaveLength(2);
    },
  );
});
