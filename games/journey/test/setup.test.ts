/** Set-up and options. */

import { describe, expect, it } from "vitest";
import { journey } from "../rules/index.ts";
import { conserved, setUp, table } from "./table.ts";

describe("set-up", () => {
  it.each([2, 3, 4, 5, 6])("[J3, J5, J6, J7] with %i seats", (seats) => {
    const { state, events } = setUp(seats);
    expect(state.pawns).toEqual(Array(seats).fill(0)); // Gniezno
    expect(state.progress).toEqual(Array(seats).fill(0));
    expect(state.deck).toHaveLength(55 - state.hands.flat().length);
    expect(state.markers).toHaveLength(7);
    expect(state.beside).toHaveLength(10);
    expect(state.dice).toHaveLength(7);
    expect(conserved(state)).toEqual(conserved(table()));
    expect(events).toEqual([
      { type: "begins", seat: state.first, markers: state.markers },
      { type: "rolled", seat: state.first, dice: state.dice },
      { type: "drew", seat: 0, cards: state.hands[0] },
    ]);
  });

  it.each([
    [2, [1, 2]],
    [3, [1, 2, 2]],
    [4, [1, 2, 2, 3]],
    [5, [1, 2, 2, 3, 3]],
    [6, [1, 2, 2, 3, 3, 3]],
  ])(
    "[J7] the stepped deal: who comes later has more cards: %i seats",
    (seats, cards) => {
      for (const first of [0, seats - 1]) {
        const { hands } = setUp(seats, { first, deal: "stepped" }).state;
        const counts = cards.map(
          (_, place) => hands[(first + place) % seats]?.length,
        );
        expect(counts).toEqual(cards);
      }
    },
  );

  it("[J7] the rulebook's deal is the default: one card each", () => {
    for (const options of [{}, { deal: "even" }]) {
      const { hands } = setUp(6, options).state;
      expect(hands.map((hand) => hand.length)).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

  it("[J8] the host names who begins, or it is drawn", () => {
    expect(setUp(4, { first: 2 }).state).toMatchObject({ first: 2, turn: 2 });
    const drawn = Array.from(
      { length: 40 },
      (_, index) => setUp(4, {}, `${index}`).state.first,
    );
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]));
  });

  it.each([
    [{ first: 4 }, "bad-option"],
    [{ first: -1 }, "bad-option"],
    [{ first: "youngest" }, "bad-option"],
    [{ deal: "lavish" }, "bad-option"],
    [{ board: "large" }, "unknown-option"],
    [null, "malformed-options"],
  ])("[J7, J8] refuses %j", (options, code) => {
    expect(journey.parseOptions(options, 4)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
});
