/** The end: out of cards, piles empty, nothing but swaps. */

import { describe, expect, it } from "vitest";
import { nsoe } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { after, draw, lay, swap, table } from "./table.ts";

const outcomeOf = (state: State) => nsoe.outcome(state);

describe("somebody is out of cards", () => {
  const three = () =>
    table({
      hands: [["milano"], ["napoli"], ["oslo", "paris"]],
      state: { first: 0, turn: 0 },
    });

  it("[N14] the round is finished so that all have had equally many turns", () => {
    const first = after(three(), lay("milano", 5, 6));
    expect(first.state).toMatchObject({ isLastRound: true, turn: 1 });
    expect(first.events.at(-1)).toEqual({ type: "last-round", seat: 0 });
    expect(outcomeOf(first.state)).toBeUndefined();
    const second = after(first.state, lay("napoli", 7, 8));
    expect(outcomeOf(second.state)).toBeUndefined();
    const last = after(second.state, lay("oslo", 1, 5));
    expect(last.state.draws).toBe(2);
    const done = after(last.state, draw(1), draw(1));
    expect(outcomeOf(done.state)).toEqual({
      winners: [0, 1],
      scores: [0, 0, 3],
      reason: "out",
    });
    expect(done.events.at(-1)).toMatchObject({ type: "over" });
    expect(nsoe.toMove(done.state)).toEqual([]);
  });

  it("[N14] the last player of the round ends it at once", () => {
    const { state } = after({ ...three(), first: 1 }, lay("milano", 5, 6));
    expect(outcomeOf(state)).toEqual({
      winners: [0],
      scores: [0, 1, 2],
      reason: "out",
    });
  });

  it("[N14] a last card laid wrong wins nothing", () => {
    const { state } = after(three(), lay("milano", 5, 8));
    expect(state).toMatchObject({ isLastRound: false, draws: 2 });
  });
});

describe("the piles are empty", () => {
  it("[N15] the fewest cards win", () => {
    const state = table({
      piles: [[], ["lisboa"], []],
      hands: [["milano", "oslo"], ["wien"]],
    });
    const done = after(state, lay("milano", 5, 8), draw(2));
    expect(outcomeOf(done.state)).toEqual({
      winners: [1],
      scores: [2, 1],
      reason: "piles",
    });
  });

  it("[N15] equal numbers share", () => {
    const state = table({
      piles: [[], ["lisboa"], []],
      hands: [["milano"], ["wien"]],
    });
    const done = after(state, lay("milano", 5, 8), draw(2));
    expect(outcomeOf(done.state)).toEqual({
      winners: [0, 1],
      scores: [1, 1],
      reason: "piles",
    });
  });

  it("[N15] looked at when the turn is over, not between the two draws", () => {
    const state = table({ piles: [[], ["madrid", "lisboa"], []] });
    const drawn = after(state, lay("milano", 5, 8), draw(2));
    expect(outcomeOf(drawn.state)).toBeUndefined();
    expect(outcomeOf(after(drawn.state, draw(2)).state)).toMatchObject({
      reason: "piles",
    });
  });

  it("[N14, N15] a last round already begun is played out", () => {
    const state = table({
      hands: [["milano"], ["oslo", "paris"], ["napoli", "wien"]],
      piles: [["praha"], [], []],
    });
    const drawn = after(
      state,
      lay("milano", 5, 6),
      lay("oslo", 1, 12),
      draw(1),
    );
    expect(outcomeOf(drawn.state)).toBeUndefined();
    const done = after(drawn.state, lay("napoli", 7, 8));
    expect(outcomeOf(done.state)).toEqual({
      winners: [0],
      scores: [0, 2, 1],
      reason: "out",
    });
  });
});

describe("nothing is left to draw", () => {
  /** The second has drawn the last card; the third lays its only one where it cannot be. */
  const emptied = () => {
    const state = table({
      hands: [["milano"], ["oslo", "paris"], ["napoli"]],
      piles: [["praha"], [], []],
    });
    return after(state, lay("milano", 5, 6), lay("oslo", 1, 12), draw(1)).state;
  };

  it("[N13, N14] nobody is rid of a last card by laying it wrong", () => {
    const { state, events } = after(emptied(), lay("napoli", 1, 1));
    expect(outcomeOf(state)).toEqual({
      winners: [0],
      scores: [0, 2, 1],
      reason: "out",
    });
    expect(state.hands[2]).toEqual(["napoli"]);
    expect(state.discard).toEqual(["oslo"]);
    expect(events.map(({ type }) => type)).toEqual(["laid", "kept", "over"]);
  });

  it("[N13, N16] the card that comes back keeps its degrees to itself", () => {
    const { state } = after(emptied(), lay("napoli", 1, 1));
    expect(nsoe.view(state, 2).backs).not.toHaveProperty("napoli");
  });

  it("[N14] laid right, the last card shares the win all the same", () => {
    const { state } = after(emptied(), lay("napoli", 7, 8));
    expect(outcomeOf(state)).toMatchObject({ winners: [0, 2] });
  });

  it("[N13] one card left to draw is drawn, and the wrong one is put away", () => {
    const state = table({
      hands: [["milano"], ["oslo"], ["napoli"]],
      piles: [["praha"], [], []],
    });
    const wrong = after(state, lay("milano", 5, 6), lay("oslo", 1, 12));
    expect(wrong.state).toMatchObject({ draws: 1, discard: ["oslo"] });
    expect(after(wrong.state, draw(1)).state.hands[1]).toEqual(["praha"]);
  });
});

describe("nothing but swaps", () => {
  it("[N8] three full rounds end the game as empty piles do", () => {
    const hands = [["milano", "oslo"], ["wien"]] as const;
    let { state } = after(
      table({ hands, state: { swaps: 4 } }),
      swap("milano", 1),
    );
    expect(outcomeOf(state)).toBeUndefined();
    ({ state } = after(state, swap("wien", 2)));
    expect(outcomeOf(state)).toEqual({
      winners: [1],
      scores: [2, 1],
      reason: "swaps",
    });
  });
});
