/** Europe Crosswise by inhabitants, two people around one screen: a line, a doubt, two bars. */

import { placeName } from "@stolik/geo/names";
import { seedFrom, seedToHex } from "@stolik/kernel";
import { innerOf } from "@stolik/cross/rules";
import type { Card } from "@stolik/cross/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  holds,
  mirror,
  rightSlot,
  shows,
  sitDown,
  step,
  topOf,
  wrongSlot,
} from "./cross.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

const seed = seedFrom("how many live there");

let house: House;
beforeAll(async () => {
  house = await openHouse("people");
});
afterAll(() => house.close());

it("[C20] places lie in one line, and a doubt shows how many people live there", async () => {
  const match = mirror(seed, ["", ""], { variant: "people" });
  const { page } = await house.enter();
  await sitDown(page, seedToHex(seed), "How many people live there");
  await page
    .getByRole("group", { name: "The line: fewest people on the left" })
    .waitFor();
  const slots = page.locator("[data-slot]");
  expect(await slots.count()).toBe(2);

  await step(page, match, { type: "lay", ...rightSlot(match.state) });
  await step(page, match, { type: "agree" });
  await shows(page, match.state);
  expect(await slots.count()).toBe(3);

  const slot = wrongSlot(match.state);
  const card = topOf(match.state);
  const neighbour = innerOf(match.state, slot);
  const layer = match.state.turn;
  await step(page, match, { type: "lay", ...slot });
  await step(page, match, { type: "doubt", neighbour });
  expect(match.state.tokens).toEqual([5, 5].with(layer, 3));
  await holds(page, match.state.tokens);

  const bars = page.getByLabel("How many people live there");
  const people = (shown: Card) =>
    match.state.backs[shown].inhabitants.toLocaleString("en");
  expect(await bars.locator("dt").allInnerTexts()).toEqual(
    [card, neighbour].map((shown) => placeName(shown, "en")),
  );
  expect(await bars.locator("dd").allInnerTexts()).toEqual(
    [card, neighbour].map(people),
  );
  const [mine = 0, theirs = 0] = await bars
    .locator("dd > span")
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(mine > theirs).toBe(
    match.state.backs[card].inhabitants >
      match.state.backs[neighbour].inhabitants,
  );

  await page.getByRole("button", { name: "Turn the cards back" }).click();
  await shows(page, match.state);
  expect(await slots.count()).toBe(3);
});
