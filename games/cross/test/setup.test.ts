/** Things and set-up. */

import { describe, expect, it } from "vitest";
import { cards, sights, towns } from "../content/cards.ts";
import { arms, cross, difficulties, pool, STACK } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { conserved, setUp, table } from "./table.ts";

const seatCounts = [2, 3, 4, 5, 6];

describe("things", () => {
  it("[C1] there are 178 place cards, 138 towns and 40 sights, no two alike", () => {
    expect([towns.length, sights.length]).toEqual([138, 40]);
    expect(new Set(cards).size).toBe(178);
  });

  it("[C1, C9] every back prints whole minutes and whole people", () => {
    for (const printed of Object.values(table().backs)) {
      expect(Object.keys(printed).toSorted()).toEqual([
        "inhabitants",
        "latitude",
        "longitude",
        "year",
      ]);
      expect(Object.values(printed).every(Number.isInteger)).toBe(true);
      expect(printed.inhabitants).toBeGreaterThan(0);
    }
  });

  it.each([
    [[4, 4], 34, 0],
    [[20, 22], 0, 0],
    [[43, 0], 4, 1],
    [[47, 0], 0, 1],
    [[30, 20], 2, 2],
  ])(
    "[C2, C13] of 42 tokens %j are held: %i left, %i cards worth five",
    (tokens, left, swapped) => {
      expect(pool(tokens)).toEqual({ left, cards: swapped });
    },
  );
});

describe("set-up", () => {
  const stopsOf = ({ deck }: State) =>
    deck.flatMap((card, index) => (card === "stop" ? [index] : []));

  it.each(seatCounts)(
    "[C2–C5] %i seats: three stacks of 15, two stops between them, a start card, 4 tokens each",
    (seats) => {
      const { state, events } = setUp(seats);
      expect(state.deck).toHaveLength(3 * STACK + 2);
      expect(stopsOf(state)).toEqual([15, 31]);
      expect(state.box).toHaveLength(178 - 45 - 1);
      expect(arms.every((arm) => state.arms[arm].length === 0)).toBe(true);
      expect(state.tokens).toEqual(Array(seats).fill(4));
      expect(events).toEqual([
        { type: "begins", seat: state.first, start: state.start },
      ]);
      expect(conserved(state)).toEqual(conserved(setUp(2).state));
    },
  );

  it("[C3] another seed shuffles otherwise, the same one alike", () => {
    expect(setUp(3, {}, "one").state).toEqual(setUp(3, {}, "one").state);
    expect(setUp(3, {}, "one").state.deck).not.toEqual(
      setUp(3, {}, "two").state.deck,
    );
  });

  it.each(difficulties)(
    "[C3] the %s deck has places enough for three stacks and three start cards",
    (deck) => {
      const { state } = setUp(2, { deck });
      expect(state.deck).toHaveLength(47);
      expect(state.box.length).toBeGreaterThanOrEqual(2);
      expect(state.difficulty).toBe(deck);
    },
  );

  it("[C3] the easy deck lacks places few can point to, the hard one those nearly all can", () => {
    const placesOf = (deck: string) =>
      JSON.stringify(conserved(setUp(2, { deck }).state)).split("]")[0] ?? "";
    expect(placesOf("mixed")).toContain('"paris"');
    expect(placesOf("easy")).toContain('"paris"');
    expect(placesOf("hard")).not.toContain('"paris"');
    expect(placesOf("hard")).toContain('"kiruna"');
    expect(placesOf("easy")).not.toContain('"kiruna"');
  });

  it("[C6] the host names who begins", () => {
    const { state, events } = setUp(4, { first: 2 });
    expect(state).toMatchObject({ first: 2, turn: 2, awaited: [2] });
    expect(events).toMatchObject([{ type: "begins", seat: 2 }]);
  });

  it("[C6] otherwise it is drawn, and everyone may be", () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
    const firsts = new Set(seeds.map((seed) => setUp(3, {}, seed).state.first));
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it.each([
    [{ variant: "area" }, "bad-option"],
    [{ deck: "huge" }, "bad-option"],
    [{ openBook: 1 }, "bad-option"],
    [{ first: 4 }, "bad-option"],
    [{ first: -0 }, "bad-option"],
    [{ colour: "red" }, "unknown-option"],
    ["people", "malformed-options"],
    [null, "malformed-options"],
  ])("[C6, C14, C20] refuses the options %j", (options, code) => {
    expect(cross.parseOptions(options, 4)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });
});
