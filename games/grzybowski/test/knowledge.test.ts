/** Who knows what, and what cannot be taken back. */

import { fastRandom } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { grzybowski, JOKER, JOKER_BACK, START } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";
import { after, at, barrier, grid, setUp, table } from "./table.ts";

const take = (slot: number): Move => ({ type: "take", slot });
const hidden = (state: State): State => ({ ...state, isOpen: false });

describe("views", () => {
  it("[G4, G6] open cards: all but the order of the stack is public", () => {
    const { state } = setUp();
    const view = grzybowski.view(state, null);
    expect(view.market).toEqual(state.market);
    expect(view.stack.at(-1)).toEqual(state.stack.at(-1));
    expect(view.stack.slice(0, -1).every((card) => card === null)).toBe(true);
  });

  it("[G6] hidden cards: a side that is down is not seen", () => {
    const mine = grid([["singer", "~boycott"]]);
    const view = grzybowski.view(hidden(table({ mine })), 0);
    expect(view.grids[0]?.cards.map(({ card }) => card)).toEqual([
      { front: "singer", back: null },
      { front: null, back: backs.boycott },
    ]);
    for (const { up, card } of view.market)
      expect(card?.[up === "front" ? "back" : "front"]).toBeNull();
    expect(view.stack.at(-1)).toMatchObject({ back: null });
  });

  it("[G6] hidden cards: only the player who has just taken a card sees both its sides", () => {
    const { state } = after(hidden(table()), take(0));
    const card = state.hand!.card;
    expect(grzybowski.view(state, 0).hand?.card).toEqual(card);
    for (const seat of [1, null])
      expect(grzybowski.view(state, seat).hand?.card).toEqual({
        front: null,
        back: card.back,
      });
    const laid = after(state, { type: "lay", cell: START, up: "back" }).state;
    expect(grzybowski.view(laid, 0).grids[0]?.cards[0]?.card.front).toBeNull();
  });

  it("[G19] hidden cards: whose back the joker is everybody knows", () => {
    const mine = grid([["~marceli-godlewski"]]);
    const view = grzybowski.view(hidden(table({ mine })), 1);
    expect(view.grids[0]?.cards[0]?.card).toEqual({
      front: JOKER,
      back: JOKER_BACK,
    });
  });

  it("[G22] at the end all is laid open, for the count looks under chances", () => {
    const mine = grid([["~iron-gate"]]);
    const state = { ...hidden(table({ mine })), isOver: true };
    expect(grzybowski.view(state, 1).grids[0]?.cards[0]?.card.front).toBe(
      "iron-gate",
    );
  });

  it("[G6] hidden cards: any front may be on any back, for all that a seat sees", () => {
    const { state } = setUp({ openCards: false });
    const view = grzybowski.view(state, 0);
    const world = grzybowski.determinize(view, 0, fastRandom(1));
    expect(grzybowski.view(world, 0)).toEqual(view);
    const strangers = world.market.filter(
      ({ card }) => card && card.back !== backs[card.front],
    );
    expect(strangers.length).toBeGreaterThan(3);
  });

  it("[G6] open cards: an imagined deck has the cards of the box", () => {
    const { state } = setUp();
    const view = grzybowski.view(state, 0);
    const world = grzybowski.determinize(view, 0, fastRandom(1));
    for (const { front, back } of world.stack) expect(back).toBe(backs[front]);
  });

  it("[G6] an imagined deck keeps the joker's sides together", () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { state } = setUp({ openCards: false }, `deal ${seed}`);
      const view = grzybowski.view(state, 0);
      const world = grzybowski.determinize(view, 0, fastRandom(seed));
      const cards = [
        ...world.stack,
        ...world.market.flatMap(({ card }) => (card ? [card] : [])),
      ];
      const joker = cards.find(({ back }) => back === JOKER_BACK);
      expect(joker?.front).toBe(JOKER);
    }
  });
});

describe("what cannot be taken back", () => {
  const laid = (state: State) =>
    after(state, take(2), { type: "lay", cell: START, up: "front" }).state;

  it("[G6] taking and laying an open card can, ending the turn cannot", () => {
    const state = table();
    const hand = after(state, take(2)).state;
    expect(barrier(state, take(2))).toBe(false);
    expect(barrier(hand, { type: "lay", cell: START, up: "front" })).toBe(
      false,
    );
    expect(barrier(laid(state), { type: "end" })).toBe(true);
  });

  it("[G8] unless no new card comes into sight", () => {
    const state = table({ state: { stack: [] } });
    expect(barrier(laid(state), { type: "end" })).toBe(false);
  });

  it("[G6] who takes a hidden card has looked at its other side", () => {
    expect(barrier(hidden(table()), take(2))).toBe(true);
  });

  it.each<[string, Move, boolean]>([
    [
      "~gmina-starozakonnych",
      { type: "swap", chance: at(1, 1), one: at(1, 1), other: at(1, 2) },
      false,
    ],
    [
      "~marconi-family",
      { type: "flip", chance: at(1, 1), cell: at(1, 2) },
      false,
    ],
    ["~rabbinical-school", { type: "draw", chance: at(1, 1) }, true],
    ["~esther-kaminska", { type: "reshuffle", chance: at(1, 1) }, true],
  ])("[G21] %s, with open cards", (chance, move, expected) => {
    const mine = grid([[chance as "~singer", "singer"]]);
    expect(barrier(table({ mine }), move)).toBe(expected);
    expect(barrier(hidden(table({ mine })), move)).toBe(true);
  });
});
