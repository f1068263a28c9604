/** Things and set-up. */

import { describe, expect, it } from "vitest";
import { cities } from "../content/cities.ts";
import { boardNames, boards, nsoe } from "../rules/index.ts";
import { conserved, setUp } from "./table.ts";

const seatCounts = [2, 3, 4, 5, 6];

describe("things", () => {
  it("[N1] there are 76 city cards, no two alike", () => {
    expect(new Set(cities).size).toBe(76);
  });

  it.each([
    ["standard", 15, 11],
    ["tight", 11, 7],
    ["roomy", 19, 15],
  ] as const)(
    "[N2] the %s board has %i columns and %i rows",
    (board, columns, rows) => {
      const { state } = setUp(2, { board });
      expect(state).toMatchObject({ columns, rows });
      // Counted from 0, the middle of n lines is (n − 1) / 2.
      expect(state.laid).toMatchObject([
        { row: (rows - 1) / 2, column: (columns - 1) / 2 },
      ]);
    },
  );

  it("[N2] every board holds all cards, so a free cell is never lacking", () => {
    for (const name of boardNames) {
      expect(boards[name].rows * boards[name].columns).toBeGreaterThan(
        cities.length,
      );
    }
  });
});

describe("set-up", () => {
  it.each(seatCounts)(
    "[N3, N4, N5] %i seats: piles, hands and the reference city",
    (seats) => {
      const { state } = setUp(seats);
      expect(state.hands.map((hand) => hand.length)).toEqual(
        Array(seats).fill(3),
      );
      // Each hand takes one card of every pile, the reference city one more of the first.
      expect(state.piles.map((pile) => pile.length)).toEqual([
        25 - seats,
        25 - seats,
        25 - seats,
      ]);
      expect(state.laid).toHaveLength(1);
      expect(state.laid[0]).not.toHaveProperty("seat");
      expect(conserved(state)).toEqual(conserved(setUp(2).state));
    },
  );

  it("[N3] another seed shuffles otherwise, the same one alike", () => {
    expect(setUp(3, {}, "one").state).toEqual(setUp(3, {}, "one").state);
    expect(setUp(3, {}, "one").state).not.toEqual(setUp(3, {}, "two").state);
  });

  it("[N6] the host names who begins", () => {
    const { state, events } = setUp(4, { first: 2 });
    expect(state).toMatchObject({ first: 2, turn: 2 });
    expect(events).toMatchObject([{ type: "begins", seat: 2 }]);
  });

  it("[N6] otherwise it is drawn, and everyone may be", () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
    const firsts = new Set(seeds.map((seed) => setUp(3, {}, seed).state.first));
    expect([...firsts].toSorted((one, other) => one - other)).toEqual([
      0, 1, 2,
    ]);
  });

  it.each([
    [{ board: "huge" }, "bad-option"],
    [{ first: 4 }, "bad-option"],
    [{ first: -0 }, "bad-option"],
    [{ colour: "red" }, "unknown-option"],
    ["tight", "malformed-options"],
    [null, "malformed-options"],
  ])("[N2, N6] refuses the options %j", (options, code) => {
    expect(nsoe.parseOptions(options, 4)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
});
