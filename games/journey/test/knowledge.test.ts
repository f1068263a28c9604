/** Who knows what. */

import { fastRandom, play, toldTo } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { journey } from "../rules/index.ts";
import { after, conserved, go, key, setUp, table } from "./table.ts";

describe("views", () => {
  it("[J28] a hand is its owner's alone, its size everyone's", () => {
    const { state } = setUp(3, { first: 0, deal: "stepped" });
    const view = journey.view(state, 1);
    const two = [null, null];
    expect(view.hands).toEqual([[null], state.hands[1], two]);
    expect(journey.view(state, null).hands).toEqual([[null], two, two]);
  });

  it("[J28] nobody knows the order of the deck or of the markers beside the board", () => {
    const { state } = setUp(2, { deal: "stepped" });
    for (const seat of [0, 1, null]) {
      const { deck, beside } = journey.view(state, seat);
      expect(deck).toEqual(Array(52).fill(null));
      expect(beside).toEqual(Array(10).fill(null));
    }
  });

  it("[J26, J28] dice, board and used cards are public", () => {
    const state = table({ deck: ["eagle"] });
    expect(journey.view(state, null)).toMatchObject({
      dice: state.dice,
      used: state.used,
      markers: state.markers,
      taken: state.taken,
    });
  });

  it("[J28] what is drawn is told to the one who draws", () => {
    const state = table({ pawns: ["gniezno", "lodz"], markers: ["biskupin"] });
    const step = play(journey, key, { seq: 0, state }, 0, go("biskupin"));
    if (!step.ok) throw new Error(step.refusal.code);
    const types = (seat: number | null) =>
      toldTo(step.value.told, seat).map(({ type }) => type);
    expect(types(0)).toEqual(["moved", "collected", "drew", "placed"]);
    expect(types(1)).toEqual(["moved", "collected", "placed"]);
    expect(types(null)).toEqual(types(1));
    expect(step.value.barrier).toBe(true);
  });

  it("[J28] an imagined state holds every card and marker once", () => {
    const { state } = after(
      table({
        pawns: ["gniezno", "lodz"],
        markers: ["biskupin"],
        hands: [["stop"], ["train"]],
      }),
      { type: "stop", target: 1 },
    );
    const world = journey.determinize(journey.view(state, 0), 0, fastRandom(3));
    expect(conserved(world)).toEqual(conserved(state));
    expect(journey.view(world, 0)).toEqual(journey.view(state, 0));
  });
});
