/** The server is killed while a bot plays for somebody, and again while the others choose: nothing of it is forgotten. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { leave, moveOn, plates, sitDown } from "./away.ts";
import { openHouse, patience } from "./house.ts";
import type { House } from "./house.ts";
import { openMortal } from "./mortal-server.ts";
import type { MortalDoor } from "./mortal-server.ts";
import type { Page } from "playwright-core";
import { viewOf } from "./nsoe.ts";

let door: MortalDoor;
let house: House;
let ola: Page;
let marco: Page;
let ewa: Page;
let path: string;

beforeAll(async () => {
  door = await openMortal("deal 37");
  house = await openHouse("deal 37", door);
  const people = [
    await house.enter(),
    await house.enter(),
    await house.enter(),
  ];
  const pages = people.map(({ page }) => page);
  [ola, marco, ewa] = pages as [Page, Page, Page];
  path = await sitDown(pages);
});
afterAll(() => house.close());

it("a choice that was made before the kill counts after it", async () => {
  await leave(ewa);
  await ola.getByRole("button", { name: "Let a bot play on" }).click();
  await marco.getByText("Ola: Let a bot play on").waitFor();
  await door.killAndBegin();
  await marco.getByRole("button", { name: "Let a bot play on" }).click();
  for (const page of [ola, marco])
    await expect
      .poll(async () => (await plates(page))[2], patience)
      .toContain("bot for Ewa");
});

it("the bot plays on after the next kill, and the seat goes back to its player", async () => {
  await door.killAndBegin();
  for (const page of [ola, marco]) {
    const seat = page === ola ? 0 : 1;
    await expect
      .poll(async () => (await viewOf(page)).turn, patience)
      .toBe(seat);
    await moveOn(page, await viewOf(page));
  }
  await expect.poll(async () => (await viewOf(ola)).turn, patience).toBe(0);
  await ewa.goto(path);
  await ewa
    .getByRole("heading", { name: /a bot played \d+ moves? for you/ })
    .waitFor();
  for (const page of [ola, marco, ewa])
    await expect
      .poll(async () => (await plates(page))[2], patience)
      .not.toContain("bot");
});

it("an end is an end after the next one", async () => {
  await leave(marco);
  await ola.getByRole("button", { name: "End the game here" }).click();
  await ewa.getByText("Ola: End the game here").waitFor();
  await ewa.getByRole("button", { name: "End the game here" }).click();
  await ewa.getByRole("button", { name: "End it for everyone" }).click();
  await ola.getByRole("heading", { name: "Ended by agreement" }).waitFor();
  await door.killAndBegin();
  await ola.reload();
  await ola.getByRole("heading", { name: "Ended by agreement" }).waitFor();
});
