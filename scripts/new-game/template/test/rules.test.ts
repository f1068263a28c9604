/** The rules by example. */

import { expect, it } from "vitest";
import { sample } from "../rules/index.ts";
import { cards } from "../rules/position.ts";
import { after, attempt, conserved, lay, setUp, table } from "./table.ts";

it("[S1] sixteen cards are numbered from 1", () => {
  expect(cards).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

it.each([
  ["short", 4, 8],
  ["long", 6, 4],
])("[S2] a %s match deals %i cards each", (length, size, aside) => {
  const { state } = setUp(2, { length });
  expect(state.hands.map((hand) => hand.length)).toEqual([size, size]);
  expect(state.aside).toHaveLength(aside);
  expect(conserved(state)).toEqual(cards);
});

it("[S3] the host may name who leads", () => {
  expect(setUp(2, { first: 1 }).state.turn).toBe(1);
  expect(sample.parseOptions({ first: 2 }, 2)).toMatchObject({
    refusal: { code: "bad-option", rule: "S3" },
  });
});

it("[S4] only a card of one's hand is laid", () => {
  const refused = attempt(table([3], [5]), 0, lay(4));
  expect(refused).toMatchObject({
    refusal: { code: "not-in-hand", rule: "S4" },
  });
});

it.each([
  ["higher", 9, 1],
  ["lower", 5, 0],
])("[S5] a %s answer gives the trick to seat %i", (_, answer, winner) => {
  const { state } = after(table([7, 1], [answer, 2]), lay(7), lay(answer));
  expect(state.tricks[winner]).toBe(1);
  expect(state.turn).toBe(winner);
});

it("[S6] more tricks win, equals share", () => {
  const won = after(table([7], [5]), lay(7), lay(5)).state;
  expect(sample.outcome(won)?.winners).toEqual([0]);
  const even = after(table([7, 1], [5, 2]), lay(7), lay(5), lay(1), lay(2));
  expect(sample.outcome(even.state)?.winners).toEqual([0, 1]);
});

it("[S7] a hand is seen by its player only, and nothing aside by anybody", () => {
  const seen = sample.view(table([7, 1], [5, 2]), 0);
  expect(seen.hands).toEqual([
    [7, 1],
    [null, null],
  ]);
  expect(seen.aside.every((card) => card === null)).toBe(true);
});
