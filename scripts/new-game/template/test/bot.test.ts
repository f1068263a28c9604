/** The bot: what each level is about. */

import { fastRandom, levels } from "@stolik/kernel";
import type { Level } from "@stolik/kernel";
import { expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import { sample } from "../rules/index.ts";
import { after, lay, table } from "./table.ts";

/** What the bot of seat 1 answers to a card. */
function answer(level: Level, lead: number, hand: readonly number[]): number {
  const { state } = after(table([lead, 16], hand), lay(lead));
  const { move } = bot.choose({
    view: sample.view(state, 1),
    seat: 1,
    told: [],
    level,
    budget: 1000,
    character: 1,
    random: fastRandom(1),
  });
  return move.card;
}

it.each(levels)("[S4] level %i lays a card of its hand", (level) => {
  expect([2, 9, 12]).toContain(answer(level, 7, [2, 9, 12]));
});

it("[S5] level 2 lays its highest card", () => {
  expect(answer(2, 7, [2, 9, 12])).toBe(12);
});

it("[S5] level 3 wins as cheaply as it can", () => {
  expect(answer(3, 7, [2, 9, 12])).toBe(9);
  expect(answer(3, 13, [2, 9, 12])).toBe(2);
});
