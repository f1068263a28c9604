/** Worked examples: what comes of a script, as one viewer sees it, moment by moment. */

import { describe, expect, it } from "vitest";
import { exampleOf, momentsOf } from "../example.ts";
import type { Script } from "../example.ts";
import { toy } from "./toy.ts";
import type { ToyMove, ToyState } from "./toy.ts";

const start: ToyState = {
  rounds: 1,
  round: 0,
  phase: "turns",
  turn: 0,
  turnsLeft: 2,
  deck: [1, 2, 3],
  hands: [
    [4, 5],
    [6, 7],
  ],
  bids: [[], []],
  discard: [],
  points: [0, 0],
};

const script: Script<ToyState, ToyMove> = {
  seats: 2,
  eyes: 0,
  start,
  steps: [
    { say: "aim" },
    {
      say: "refused",
      plays: [[0, { type: "discard", card: 6 }]],
      refused: "not-in-hand",
    },
    {
      say: "both",
      plays: [
        [0, { type: "discard", card: 4 }],
        [1, { type: "draw" }],
      ],
    },
    { say: "look", look: "hand=0" },
  ],
};

describe("an example", () => {
  it("has only what its viewer sees", () => {
    const example = exampleOf(toy, script);
    expect(example.start).toEqual(toy.view(start, 0));
    expect(JSON.stringify(example)).not.toMatch(/[67],|"got"/);
  });

  it("shows one's own move coming, and what others do once it is done", () => {
    const moments = momentsOf(exampleOf(toy, script));
    expect(moments.map(({ step, seq, tried }) => [step, seq, tried])).toEqual([
      [0, 0, undefined],
      [1, 0, { type: "discard", card: 6 }],
      [2, 0, { type: "discard", card: 4 }],
      [2, 1, undefined],
      [2, 2, undefined],
      [3, 2, undefined],
    ]);
    expect(moments[1]?.refusal).toEqual({ code: "not-in-hand", rule: "T2" });
    expect(moments[5]?.look).toBe("hand=0");
  });

  it("comes to the views that the rules come to, with what was told", () => {
    const [, , , laid, last] = momentsOf(exampleOf(toy, script));
    expect(laid?.view).toMatchObject({
      hands: [[5], [null, null]],
      discard: [4],
    });
    expect(last?.view).toMatchObject({ hands: [[5], [null, null, null]] });
    expect(last?.heard.map(({ seq, events }) => [seq, events.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it("whose script the rules do not play as it says is none", () => {
    const steps = (plays: Script<ToyState, ToyMove>["steps"][number]) => ({
      ...script,
      steps: [plays],
    });
    expect(() =>
      exampleOf(toy, steps({ say: "x", plays: [[1, { type: "draw" }]] })),
    ).toThrow("refused: not-your-turn");
    expect(() =>
      exampleOf(
        toy,
        steps({
          say: "x",
          plays: [[0, { type: "draw" }]],
          refused: "last-card",
        }),
      ),
    ).toThrow("not refused");
  });
});
