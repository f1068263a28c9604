/** Once more: one table follows another, whoever asks and however often. */

import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, guestWith, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { nsoe, playOn } from "./play.ts";
import { testServer } from "./server.ts";
import type { TestServer } from "./server.ts";

const game = nsoe();

interface Finished {
  readonly server: TestServer;
  readonly table: string;
  readonly guests: readonly [Guest, Guest];
  readonly pages: readonly [Page, Page];
}

/** Two people and a bot have played to the end, and both still look at the table. */
async function finished(): Promise<Finished> {
  const server = await testServer();
  const { url } = server;
  const guests = [
    await becomeGuest(url, "Ala"),
    await becomeGuest(url, "Ugo"),
  ] as const;
  const table = await startedTable(guests, 1, { board: "tight" });
  const pages = [
    await openPage(url, guests[0].cookie),
    await openPage(url, guests[1].cookie),
  ] as const;
  for (const page of pages) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq >= 0);
  }
  await playOn(game, table, [...pages, undefined]);
  for (const page of pages)
    await page.when(() => page.table?.status === "over");
  return { server, table, guests, pages };
}

function rematch(guest: Guest, table: string, body: object = {}) {
  return guest.post<TableInfo>(`/api/tables/${table}/again`, body);
}

it("whoever asks first sits at a table like the last, and the others are called at once", async () => {
  const { table, guests, pages } = await finished();
  const [ala, ugo] = guests;
  expect(pages[0].table?.next).toBeNull();
  const made = await rematch(ugo, table, { entropy: "mine" });
  expect(made).toMatchObject({
    status: 200,
    body: {
      game: "nsoe",
      options: { board: "tight" },
      status: "waiting",
      seats: [null, { name: "Ugo" }, { type: "bot", level: 1 }],
      next: null,
      you: { seat: 1, isHost: true },
    },
  });
  const { id, commitment } = made.body;
  expect(id).not.toBe(table);
  expect(commitment).not.toBe(pages[0].table?.commitment);
  const next = { id, seat: 1 };
  await pages[0].when(() => pages[0].table?.next !== null);
  expect(pages[0].table).toMatchObject({ id: table, status: "over", next });

  const joined = await rematch(ala, table);
  expect(joined.body).toMatchObject({
    id,
    seats: [{ name: "Ala" }, { name: "Ugo" }, { type: "bot" }],
    you: { seat: 0, isHost: false },
  });
  expect(
    await ugo.post(`/api/tables/${id}/start`, { entropy: "host" }),
  ).toMatchObject({ body: { status: "playing" } });
  // Late, and once more: still the same table.
  expect((await rematch(ala, table)).body).toMatchObject({
    id,
    status: "playing",
    you: { seat: 0 },
  });
});

it("asking twice, or two at once, leads to one table", async () => {
  const { table, guests } = await finished();
  const [ala, ugo] = guests;
  const asked = await Promise.all(
    [ala, ugo, ala, ugo].map((guest) => rematch(guest, table)),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const ids = new Set(asked.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  const [id] = ids;
  const { body } = await ala.get<TableInfo>(`/api/tables/${id}`);
  expect(body.seats).toMatchObject([
    { name: "Ala" },
    { name: "Ugo" },
    { type: "bot" },
  ]);
});

it("after a restart the same table follows", async () => {
  const { server, table, guests } = await finished();
  const { id } = (await rematch(guests[0], table)).body;
  await server.close();
  const { url } = await testServer({ dataFolder: server.folder });
  const [ala, ugo] = guests.map(({ cookie, person }) =>
    guestWith(url, cookie, person),
  ) as [Guest, Guest];
  const read = await ugo.get<TableInfo>(`/api/tables/${table}`);
  expect(read.body).toMatchObject({ status: "over", next: { id, seat: 0 } });
  for (const [seat, guest] of [ala, ugo].entries())
    expect((await rematch(guest, table)).body).toMatchObject({
      id,
      you: { seat },
    });
});

it("whoever comes after a stranger sits where there is room, or watches", async () => {
  const { server, table, guests } = await finished();
  const [ala, ugo] = guests;
  const { id } = (await rematch(ala, table)).body;
  const eve = await becomeGuest(server.url, "Eve");
  await eve.post(`/api/tables/${id}/join`);
  expect((await rematch(ugo, table)).body).toMatchObject({
    id,
    you: { seat: null },
  });
  await ala.post(`/api/tables/${id}/leave`);
  expect((await rematch(ugo, table)).body).toMatchObject({
    id,
    seats: [{ name: "Ugo" }, { name: "Eve" }, { type: "bot" }],
    you: { seat: 0 },
  });
});

it("a table that everybody left again is followed by another", async () => {
  const { table, guests } = await finished();
  const [ala, ugo] = guests;
  const { id } = (await rematch(ala, table)).body;
  await ala.post(`/api/tables/${id}/leave`);
  const other = await rematch(ugo, table);
  expect(other.body).toMatchObject({ status: "waiting", you: { seat: 1 } });
  expect(other.body.id).not.toBe(id);
  expect((await rematch(ala, table)).body.id).toBe(other.body.id);
});

it("before the end, without a seat, at no table: refused", async () => {
  const { server, table, guests } = await finished();
  const [ala, ugo] = guests;
  const { url } = server;
  const eve = await becomeGuest(url, "Eve");
  const nobody = guestWith(url, "", { id: "", name: "" });
  expect(await rematch(nobody, table)).toMatchObject({
    status: 401,
    body: { code: "no-guest" },
  });
  expect(await rematch(eve, table)).toMatchObject({
    status: 403,
    body: { code: "not-seated" },
  });
  expect(await rematch(ala, "nowhere")).toMatchObject({
    status: 404,
    body: { code: "unknown-table" },
  });
  expect(await rematch(ala, table, { entropy: 1 })).toMatchObject({
    status: 400,
    body: { code: "malformed-message" },
  });
  const playing = await startedTable([ala, ugo]);
  expect(await rematch(ugo, playing)).toMatchObject({
    status: 409,
    body: { code: "not-over" },
  });
  const { id } = (await rematch(ala, table)).body;
  expect(await rematch(ala, id)).toMatchObject({
    status: 409,
    body: { code: "not-over" },
  });
});

it("who only looks on is told where the others go, and comes along without a seat", async () => {
  const { server, table, guests } = await finished();
  const eve = await becomeGuest(server.url, "Eve");
  const page = await openPage(server.url, eve.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.table?.next === null);
  const { id } = (await rematch(guests[1], table)).body;
  await page.when(() => page.table?.next !== null);
  expect(page.table?.next).toEqual({ id, seat: 1 });
  page.send({ v: 1, type: "watch", table: id });
  await page.when(() => page.table?.id === id);
  expect(page.table).toMatchObject({ spectators: 1, you: { seat: null } });
});
