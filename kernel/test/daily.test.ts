/** Daily deals: a toy keeps the laws, and follows from its day, its content and its version. */

import { expect, it } from "vitest";
import { dealOf } from "../daily.ts";
import { pick } from "../random.ts";
import { dailyLaws } from "../testing/index.ts";
import { toyDaily, toyView } from "./toy-daily.ts";

const DAY = "2026-11-17";

dailyLaws({
  game: "toy",
  daily: toyDaily,
  guess: (_state, random) => ({ type: pick(["keep", "leave"], random) }),
  gameView: toyView,
  isTrivial: ({ solution }) =>
    solution.slice(0, 3).every(({ type }) => type === "keep"),
});

it.each([
  ["another day", toyDaily, "2026-11-18"],
  ["other content", { ...toyDaily, contentVersion: "2" }, DAY],
  ["another version", { ...toyDaily, version: 2 }, DAY],
])("%s has another deal", (_what, daily, day) => {
  expect(dealOf(daily, "toy", day)).not.toEqual(dealOf(toyDaily, "toy", DAY));
});

it("a deal is the same for everybody, and not to be changed", () => {
  const deal = dealOf(toyDaily, "toy", DAY);
  expect(dealOf(toyDaily, "toy", DAY)).toEqual(deal);
  expect(Object.isFrozen(deal.start)).toBe(true);
});
