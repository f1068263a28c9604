/** Whole matches over real sockets. */

import { verify } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import { nsoe, playOn } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();
const WARN = 40;

it("two people play a whole match, and its record verifies", async () => {
  const { url } = await testServer();
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests);
  const pages = await Promise.all(
    guests.map(({ cookie }) => openPage(url, cookie)),
  );
  const spectator = await openPage(url);
  for (const page of [...pages, spectator]) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
  }

  const early = await guests[0]?.get(`/api/tables/${table}/record`);
  expect(early?.status).toBe(409);
  expect(early?.body).toMatchObject({ code: "not-over", status: 409 });

  const played = await playOn(game, table, pages);
  await spectator.when(() => spectator.seq === played);
  for (const page of [...pages, spectator]) {
    await page.when(() => page.table?.status === "over");
    expect(page).toMatchObject({ seq: played, wholes: 1, steps: played });
    expect(page.heard).toHaveLength(played + 1);
    // With the first view, with every sixteenth step, and with the last.
    expect(page.checks).toBe(1 + Math.ceil(played / 16));
  }
  const record = await guests[1]?.get<GameRecord>(
    `/api/tables/${table}/record`,
  );
  expect(record?.status).toBe(200);
  if (record) expect(verify(game, record.body)).toMatchObject({ ok: true });
  expect(record?.body.commitment).toBe(pages[0]?.table?.commitment);
  expect(record?.body.entropy).toEqual(["host", ""]);
});

it("one person plays against two bots to the end", async () => {
  const { url, lines } = await testServer();
  const guest = await becomeGuest(url, "Ala");
  const table = await startedTable([guest], 2);
  const page = await openPage(url, guest.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq >= 0);
  await playOn(game, table, [page, undefined, undefined]);
  await page.when(() => page.table?.status === "over");
  const record = await guest.get<GameRecord>(`/api/tables/${table}/record`);
  expect(verify(game, record.body)).toMatchObject({ ok: true });
  expect(lines.filter(({ level }) => Number(level) >= WARN)).toEqual([]);
}, 30_000);

it("after a restart the bots go on", async () => {
  const first = await testServer({ botDelay: 1_500 });
  const guest = await becomeGuest(first.url, "Ala");
  const table = await startedTable([guest], 1, { first: 1 });
  await first.close();
  const { url } = await testServer({ dataFolder: first.folder, botDelay: 0 });
  const page = await openPage(url, guest.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq >= 1);
  expect(page.table?.status).toBe("playing");
});

it("a person's own bot plays over HTTP", async () => {
  const { url } = await testServer();
  const guest = await becomeGuest(`${url}`, "Ala");
  const table = await startedTable([guest], 1, { first: 0 });
  const seen = await guest.get<{ seq: number; view: unknown }>(
    `/api/tables/${table}/view`,
  );
  const [move] = game.moves(seen.body.view, 0);
  const body = { id: "one", seq: 0, move };
  const played = await guest.post(`/api/tables/${table}/moves`, body);
  expect(played).toMatchObject({
    status: 200,
    body: { seq: 1 },
  });
});
