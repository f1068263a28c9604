/** A page that was away gets what it missed, or the whole view if that is shorter. */

import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Page } from "./client.ts";
import { nsoe, playOn } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();

async function twoAtATable() {
  const server = await testServer();
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests);
  const pages = await Promise.all(
    guests.map(({ cookie }) => openPage(url, cookie)),
  );
  for (const page of pages) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
  }
  return { server, guests, table, pages };
}

/** A new socket that remembers what the old one knew. */
async function comeBack(url: string, cookie: string, before: Page) {
  const page = await openPage(url, cookie);
  page.seq = before.seq;
  page.view = before.view;
  page.heard = [...before.heard];
  return page;
}

it("a short absence is made up for by steps", async () => {
  const { server, guests, table, pages } = await twoAtATable();
  const spectator = await openPage(server.url);
  spectator.send({ v: 1, type: "watch", table });
  await playOn(game, table, pages, 20);
  await spectator.when(() => spectator.seq === 20);
  await spectator.close();
  await playOn(game, table, pages, 3);
  const back = await comeBack(server.url, "", spectator);
  back.send({ v: 1, type: "watch", table, from: 20 });
  await back.when(() => back.seq === 23);
  expect(back).toMatchObject({ wholes: 0, steps: 3, checks: 1 });
  expect(back.heard).toEqual(pages[0]?.heard);
  expect(back.view).toEqual(pages[0]?.view);
  expect(guests).toHaveLength(2);
});

it("a long absence is made up for by the whole view", async () => {
  const { server, guests, table, pages } = await twoAtATable();
  const [first] = pages;
  const [guest] = guests;
  if (!first || !guest) throw new Error("Nobody came.");
  const before = await comeBack(server.url, guest.cookie, first);
  await playOn(game, table, pages, 55);
  before.send({ v: 1, type: "watch", table, from: 0 });
  await before.when(() => before.seq === 55);
  expect(before).toMatchObject({ wholes: 1, steps: 0 });
  expect(before.heard).toEqual(first.heard);
});

it("a player drops out in the middle and plays on to the end", async () => {
  const { server, guests, table, pages } = await twoAtATable();
  await playOn(game, table, pages, 12);
  const [gone, stays] = pages;
  const [guest] = guests;
  if (!gone || !stays || !guest) throw new Error("Nobody came.");
  await gone.close();
  await stays.when(() => {
    const player = stays.table?.seats[0];
    return player?.type === "person" && !player.isOnline;
  });
  const back = await comeBack(server.url, guest.cookie, gone);
  back.send({ v: 1, type: "watch", table, from: gone.seq });
  await back.when(() => back.seq === stays.seq);
  await playOn(game, table, [back, stays]);
  await back.when(() => back.table?.status === "over");
  expect(back.view).toEqual(stays.view);
  expect(back.wholes).toBe(0);
});

it("whoever claims to be ahead gets the whole view", async () => {
  const { server, table } = await twoAtATable();
  const page = await openPage(server.url);
  page.send({ v: 1, type: "watch", table, from: 99 });
  await page.when(() => page.wholes === 1);
  expect(page.seq).toBe(0);
});

it("after a restart the whole view is told", async () => {
  const { server, table, pages } = await twoAtATable();
  await playOn(game, table, pages, 20);
  const [page] = pages;
  if (!page) throw new Error("Nobody came.");
  await server.close();
  expect(await page.closed).toBe(1001);
  const again = await testServer({ dataFolder: server.folder });
  const back = await openPage(again.url);
  back.send({ v: 1, type: "watch", table, from: 15 });
  await back.when(() => back.seq === 20);
  expect(back).toMatchObject({ wholes: 1, steps: 0 });
  expect(back.heard).toEqual(page.heard);
});
