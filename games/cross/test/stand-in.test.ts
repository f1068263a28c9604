/** A bot that plays for somebody who is away is of level 2, and never lays a card where it believes it to be wrong. */

import { fastRandom } from "@stolik/kernel";
import { expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import { cross } from "../rules/index.ts";
import { setUp } from "./table.ts";

it("[C8] level 2 values a slot by the chance that the card fits there, and nothing else", () => {
  const { state } = setUp(2);
  const [seat = 0] = cross.toMove(state);
  const { considered, move } = bot.choose({
    view: cross.view(state, seat),
    seat,
    told: [],
    level: 2,
    budget: 100,
    character: 7,
    random: fastRandom(5),
  });
  expect(considered.length).toBeGreaterThan(1);
  const values = considered.map(({ value }) => value);
  expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
  expect(considered[0]?.move).toEqual(move);
  expect(Math.max(...values)).toBe(values[0]);
});
