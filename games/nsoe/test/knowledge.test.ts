/** Who knows what. */

import { canonical, fastRandom, play } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import { nsoe, pointIn } from "../rules/index.ts";
import { after, attempt, draw, key, lay, swap, setUp, table } from "./table.ts";

describe("views", () => {
  it("[N3] only the top name of each pile is known", () => {
    const { state } = setUp(3);
    const { piles } = nsoe.view(state, 1);
    for (const [index, pile] of piles.entries()) {
      expect(pile.at(-1)).toBe(state.piles[index]?.at(-1));
      expect(pile.slice(0, -1).every((city) => city === null)).toBe(true);
    }
  });

  it("[N4] hands are open", () => {
    const { state } = setUp(4);
    expect(nsoe.view(state, 0).hands).toEqual(state.hands);
    expect(nsoe.view(state, null).hands).toEqual(state.hands);
  });

  it("[N16, N17] coordinates are known of the cards on the board alone", () => {
    const { state } = after(table(), lay("milano", 5, 6));
    const { backs: known } = nsoe.view(state, 0);
    const shown = cities.filter((city) => known[city]);
    expect(shown).toEqual(["milano", "roma"]);
    expect(known.milano).toEqual(backs.milano);
  });

  it("[N16] a discarded card's back is told when it is turned, and gone from the view", () => {
    const { state, events } = after(table(), lay("milano", 5, 8));
    expect(events).toMatchObject([{ type: "laid", back: backs.milano }]);
    expect(nsoe.view(state, 0).backs.milano).toBeUndefined();
    expect(nsoe.view(state, 0).atlas).toBeNull();
    expect(nsoe.view(state, 0).discard).toEqual(["milano"]);
  });

  it("[N16] an imagined atlas keeps what is shown and deals out the rest", () => {
    const { state } = setUp(2);
    const imagined = nsoe.determinize(nsoe.view(state, 0), 0, fastRandom(1));
    const points = cities.map((city) => pointIn(imagined.atlas, city));
    for (const { city } of state.laid)
      expect(pointIn(imagined.atlas, city)).toEqual(backs[city]);
    expect(points).not.toEqual(cities.map((city) => backs[city]));
    expect(new Set(points.map(canonical))).toEqual(
      new Set(cities.map((city) => canonical(backs[city]))),
    );
  });
});

describe("what cannot be taken back", () => {
  const barrier = (state: ReturnType<typeof table>, move: unknown) => {
    const step = play(nsoe, key, { seq: 0, state }, state.turn, move);
    return step.ok && step.value.barrier;
  };

  it("[N7] a laid card has been turned over", () => {
    expect(barrier(table(), lay("milano", 5, 6))).toBe(true);
  });

  it("[N8] a swap shows the next name, unless the pile had but one card", () => {
    expect(barrier(table(), swap("milano", 1))).toBe(true);
    expect(
      barrier(table({ piles: [["praha"], [], []] }), swap("milano", 1)),
    ).toBe(false);
  });

  it("[N13] so does a draw, unless it is the pile's last card", () => {
    const state = table({
      state: { draws: 2 },
      piles: [["praha"], ["madrid", "lisboa"], []],
    });
    expect(barrier(state, draw(2))).toBe(true);
    expect(barrier(state, draw(1))).toBe(false);
  });
});

describe("moves from outside", () => {
  it.each([
    null,
    "lay",
    { type: "lay", city: "atlantis", row: 1, column: 1 },
    { type: "lay", city: "milano", row: -0, column: 1 },
    { type: "lay", city: "milano", row: 1.5, column: 1 },
    { type: "lay", city: "milano", row: 1, column: 1, extra: true },
    { type: "swap", city: "milano", pile: 3 },
    { type: "draw", pile: "1" },
  ])("[N7, N8] %j is no move", (raw) => {
    expect(attempt(table(), 0, raw)).toMatchObject({
      ok: false,
      refusal: { code: "malformed-move" },
    });
  });
});
