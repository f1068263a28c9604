/** A person's own tables: whose turn it is, how it went, and nothing that is nobody's business. */

import { expect, it } from "vitest";
import type { OwnTables, TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage, request, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { apart, at, twoNodes } from "./nodes.ts";
import { nsoe, playOn } from "./play.ts";
import { describePostgres } from "./postgres.ts";
import { testServer } from "./server.ts";

const game = nsoe();

async function ownTables(guest: Guest): Promise<OwnTables["tables"]> {
  const { status, body } = await guest.get<OwnTables>("/api/me/tables");
  expect(status).toBe(200);
  return body.tables;
}

it("lists what waits, what is played and what is over, to those who sit there", async () => {
  const { url, close, folder } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const eve = await becomeGuest(url, "Eve");
  const began = Date.now();
  const over = await startedTable([ala, ugo], 0, { board: "tight" });
  const pages = [
    await openPage(url, ala.cookie),
    await openPage(url, ugo.cookie),
  ] as const;
  for (const page of pages) {
    page.send({ v: 1, type: "watch", table: over });
    await page.when(() => page.seq >= 0);
  }
  await playOn(game, over, pages);
  for (const page of pages) await page.close();
  const playing = await startedTable([ala, ugo], 1, { first: 1 });
  const waiting = await ala.post<TableInfo>("/api/tables", {
    game: "cross",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
  });

  const own = await ownTables(ala);
  expect(own).toMatchObject([
    {
      id: waiting.body.id,
      game: "cross",
      status: "waiting",
      names: ["Ala", null],
      yourSeat: 0,
      toMove: [],
    },
    {
      id: playing,
      game: "nsoe",
      status: "playing",
      names: ["Ala", "Ugo", expect.any(String)],
      yourSeat: 0,
      toMove: [1],
    },
    {
      id: over,
      status: "over",
      names: ["Ala", "Ugo"],
      toMove: [],
      winners: expect.arrayContaining([expect.any(Number)]),
    },
  ]);
  for (const { movedAt } of own) expect(movedAt).toBeGreaterThanOrEqual(began);
  expect(await ownTables(ugo)).toMatchObject([
    { id: playing, yourSeat: 1, toMove: [1] },
    { id: over, yourSeat: 1 },
  ]);
  expect(await ownTables(eve)).toEqual([]);
  const text = JSON.stringify(own);
  for (const secret of ["seed", "entropy", ala.person.id, ugo.person.id])
    expect(text).not.toContain(secret);

  // As a server finds them that has none in memory.
  await close();
  const again = await testServer({ dataFolder: folder });
  expect(await ownTables(at(again, ala))).toEqual(own);
});

it("is empty for whoever has no cookie of this server", async () => {
  const { url } = await testServer();
  const none = { status: 200, body: { tables: [] } };
  expect(await request(`${url}/api/me/tables`)).toMatchObject(none);
  const forged = { headers: { cookie: "stolik-guest=somebody.forged" } };
  expect(await request(`${url}/api/me/tables`, forged)).toMatchObject(none);
});

it("lets an address ask only so often", async () => {
  const { url } = await testServer({ tablesPerMinute: 2 });
  const ala = await becomeGuest(url, "Ala");
  await ownTables(ala);
  await ownTables(ala);
  expect(await ala.get("/api/me/tables")).toMatchObject({
    status: 429,
    body: { code: "too-many" },
  });
});

it("a table left before the deal is listed no more", async () => {
  const { url } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const { body } = await ala.post<TableInfo>("/api/tables", {
    game: "nsoe",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
  });
  expect(await ownTables(ala)).toHaveLength(1);
  await ala.post(`/api/tables/${body.id}/leave`);
  expect(await ownTables(ala)).toEqual([]);
});

describePostgres("on several nodes", () => {
  it("each node knows whose turn it is after a move made at the other", async () => {
    const nodes = await twoNodes();
    const { table, ala, ugo, first, second } = await apart(nodes);
    expect(await ownTables(ugo)).toMatchObject([{ id: table, toMove: [0] }]);
    // A wrong card is followed by draws of the same seat.
    while (game.toMove(first.view)[0] === 0)
      await playOn(game, table, [first, second], 1);
    for (const guest of [ala, ugo, at(nodes.there, ala)])
      expect(await ownTables(guest)).toMatchObject([
        { id: table, toMove: [1] },
      ]);
  });
});
