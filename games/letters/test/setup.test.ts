/** Things and set-up. */

import { describe, expect, it } from "vitest";
import { boards } from "../content/boards.ts";
import { letters, tiles, tilesByCode } from "../content/tiles.ts";
import { EMPTY, pointsOf } from "../rules/index.ts";
import { conserved, game, setUp } from "./table.ts";

describe("things", () => {
  it("[L1] 42 tiles: three of A E I O, two of N Z, one of the other 26", () => {
    expect(tiles).toHaveLength(42);
    expect(letters).toHaveLength(32);
    const count = (letter: string) =>
      tiles.filter((tile) => tile === letter).length;
    for (const letter of "AEIO") expect(count(letter)).toBe(3);
    for (const letter of "NZ") expect(count(letter)).toBe(2);
    for (const letter of "ĄBCĆDĘFGHJKLŁMŃÓPRSŚTUWYŹŻ")
      expect(count(letter)).toBe(1);
    expect(tilesByCode.reduce((sum, more) => sum + more, 0)).toBe(42);
  });

  it.each([
    [1, "AEIKNORSTWZ"],
    [2, "LMP"],
    [3, "CDJŁUY"],
    [5, "BFGH"],
    [8, "ĄĘÓŚŻ"],
    [10, "ĆŃŹ"],
  ])("[L2] %i for each of %s", (points, group) => {
    for (const letter of group) expect(pointsOf(letter)).toBe(points);
  });

  it("[L3, L4] the square board: 41 light fields, START in the centre, eight bonus fields", () => {
    const { fields, bonuses, start, touching } = boards.square;
    expect(fields).toHaveLength(41);
    expect(fields[start]).toEqual({ x: 3, y: 3 });
    expect(touching[start]).toHaveLength(4);
    expect(bonuses).toHaveLength(8);
    for (const { x, y, sides } of bonuses) {
      expect([x % 2, y % 2]).toEqual([1, 1]);
      expect(sides).toHaveLength(4);
      expect(fields.some((field) => field.x === x && field.y === y)).toBe(
        false,
      );
    }
  });

  it("[L5] 15 at the corners of the ring, 10 at its sides", () => {
    for (const { x, y, points } of boards.square.bonuses)
      expect(points).toBe(x === 3 || y === 3 ? 10 : 15);
  });

  it("[L25] the flower board: seven flowers of six petals, none shared", () => {
    const { fields, bonuses, start, touching } = boards.flower;
    expect(fields).toHaveLength(42);
    expect(new Set(fields.map(({ x, y }) => `${x},${y}`)).size).toBe(42);
    expect(fields[start]).toEqual({ x: 1, y: 0 });
    expect(bonuses.map(({ points }) => points)).toEqual([
      5, 10, 10, 10, 15, 15, 15,
    ]);
    for (const { sides } of bonuses) expect(sides).toHaveLength(6);
    for (const [field, sides] of touching.entries()) {
      // Each petal touches two of its own flower and at least one of another.
      expect(sides.length).toBeGreaterThanOrEqual(2);
      for (const side of sides) expect(touching[side]).toContain(field);
    }
  });
});

describe("set-up", () => {
  it.each([2, 3, 4])("[L7] %i seats: a tile on START, six each", (seats) => {
    const { state } = setUp(seats);
    const lying = state.tiles.filter((letter) => letter !== EMPTY);
    expect(lying).toHaveLength(1);
    expect(state.tiles[boards.square.start]).toBe(lying[0]);
    expect(state.racks.map((rack) => rack.length)).toEqual(
      Array(seats).fill(6),
    );
    expect(state.pool).toHaveLength(42 - 1 - 6 * seats);
    expect(conserved(state)).toEqual([...tiles].toSorted());
  });

  it("[L6] the letter nearest the start of the alphabet begins; ties draw again", () => {
    let ties = 0;
    for (let index = 0; index < 100; index += 1) {
      const { state, events } = setUp(3, {}, `who ${index}`);
      let seats = [0, 1, 2];
      for (const round of state.opening) {
        expect(round.map(({ seat }) => seat)).toEqual(seats);
        const places = round.map(({ letter }) => letters.indexOf(letter));
        const nearest = Math.min(...places);
        seats = seats.filter((_, at) => places[at] === nearest);
      }
      expect(seats).toEqual([state.first]);
      expect(state.turn).toBe(state.first);
      expect(events).toMatchObject([{ type: "begins", seat: state.first }]);
      if (state.opening.length > 1) ties += 1;
    }
    expect(ties).toBeGreaterThan(0);
  });
});

describe("options", () => {
  it("[L4, L11, L17, L25, L26] the square board, free reading, strict contact, challenges of ten seconds, words as often as one likes, unless said otherwise", () => {
    expect(game.parseOptions({}, 2)).toEqual({
      ok: true,
      value: {
        board: "square",
        reading: "free",
        contact: "strict",
        checking: "challenge",
        challengeSeconds: 10,
        repeats: true,
      },
    });
    expect(game.parseOptions({ board: "flower" }, 2)).toMatchObject({
      value: { reading: "snake", contact: "chain" },
    });
    expect(
      game.parseOptions({ board: "flower", reading: "free" }, 2),
    ).toMatchObject({ value: { contact: "strict" } });
  });

  it.each([
    [{ board: "round" }, "bad-option", "L4"],
    [{ reading: "mirror" }, "bad-option", "L25"],
    [{ contact: "corner" }, "bad-option", "L11"],
    [{ checking: "never" }, "bad-option", "L18"],
    [{ challengeSeconds: -1 }, "bad-option", "L17"],
    [{ challengeSeconds: 121 }, "bad-option", "L17"],
    [{ repeats: "once" }, "bad-option", "L26"],
    [{ jokers: 2 }, "unknown-option", undefined],
  ])("[L17, L18] refuses %j: %s", (raw, code, rule) => {
    expect(game.parseOptions(raw, 2)).toMatchObject({
      ok: false,
      refusal: rule === undefined ? { code } : { code, rule },
    });
  });
});
