/** The waiting room: what the host may do with the seats, and what nobody may. */

import { expect, it, onTestFinished } from "vitest";
import type { SeatChange, TableInfo } from "../protocol/protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import { becomeGuest, openPage } from "./client.ts";
import type { Guest } from "./client.ts";
import { testServer } from "./server.ts";
import type { TestServer } from "./server.ts";

interface Room {
  readonly server: TestServer;
  readonly url: string;
  readonly path: string;
  readonly id: string;
  /** Hosts, and sits first. */
  readonly ala: Guest;
  /** Sits second; the third seat is free, and a bot has the fourth. */
  readonly ugo: Guest;
  readonly eve: Guest;
}

async function room(options: unknown = {}): Promise<Room> {
  const server = await testServer();
  const { url } = server;
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const eve = await becomeGuest(url, "Eve");
  const { body } = await ala.post<TableInfo>("/api/tables", {
    game: "nsoe",
    options,
    seats: [
      { type: "me" },
      { type: "open" },
      { type: "open" },
      { type: "bot", level: 2 },
    ],
  });
  const path = `/api/tables/${body.id}`;
  await ugo.post(`${path}/join`, { entropy: "of Ugo" });
  return { server, url, path, id: body.id, ala, ugo, eve };
}

/** By the table as they see it now. */
async function arrange(guest: Guest, path: string, change: SeatChange) {
  const { revision } = (await guest.get<TableInfo>(path)).body;
  return guest.post<TableInfo>(`${path}/seats`, { revision, change });
}

function seated({ seats }: TableInfo) {
  return seats.map((player) => {
    if (player === null) return null;
    return player.type === "bot" ? `bot ${player.level}` : player.name;
  });
}

it.each<[string, SeatChange, readonly (string | null)[]]>([
  [
    "a bot takes a free seat",
    { type: "bot", seat: 2, level: 3 },
    ["Ala", "Ugo", "bot 3", "bot 2"],
  ],
  [
    "a bot is of another level",
    { type: "bot", seat: 3, level: 1 },
    ["Ala", "Ugo", null, "bot 1"],
  ],
  [
    "a bot is taken away",
    { type: "clear", seat: 3 },
    ["Ala", "Ugo", null, null],
  ],
  [
    "a person is removed",
    { type: "clear", seat: 1 },
    ["Ala", null, null, "bot 2"],
  ],
  [
    "a free seat stays free",
    { type: "clear", seat: 2 },
    ["Ala", "Ugo", null, "bot 2"],
  ],
  ["one more seat", { type: "add" }, ["Ala", "Ugo", null, "bot 2", null]],
  ["one seat fewer", { type: "drop", seat: 2 }, ["Ala", "Ugo", "bot 2"]],
  [
    "two change seats",
    { type: "swap", seats: [0, 3] },
    ["bot 2", "Ugo", null, "Ala"],
  ],
  [
    "one moves to a free seat",
    { type: "swap", seats: [2, 1] },
    ["Ala", null, "Ugo", "bot 2"],
  ],
  [
    "nobody changes seats",
    { type: "swap", seats: [1, 1] },
    ["Ala", "Ugo", null, "bot 2"],
  ],
])("the host: %s, and everybody sees it", async (_, change, seats) => {
  const { url, path, id, ala, ugo } = await room();
  const page = await openPage(url, ugo.cookie);
  page.send({ v: 1, type: "watch", table: id });
  const arranged = await arrange(ala, path, change);
  expect(arranged.status).toBe(200);
  expect(seated(arranged.body)).toEqual(seats);
  await page.when(() => page.table?.revision === arranged.body.revision);
  expect(page.table && seated(page.table)).toEqual(seats);
});

it.each<[string, "ala" | "ugo" | "eve", SeatChange, number, string]>([
  ["a guest", "ugo", { type: "bot", seat: 2, level: 1 }, 403, "not-host"],
  ["a stranger", "eve", { type: "swap", seats: [0, 1] }, 403, "not-host"],
  [
    "a guest, of themselves",
    "ugo",
    { type: "clear", seat: 1 },
    403,
    "not-host",
  ],
  [
    "a bot on somebody's knees",
    "ala",
    { type: "bot", seat: 1, level: 1 },
    409,
    "seat-taken",
  ],
  ["a bot's seat", "ala", { type: "drop", seat: 3 }, 409, "seat-taken"],
  ["the host's own", "ala", { type: "clear", seat: 0 }, 422, "own-seat"],
  [
    "a bot on no seat",
    "ala",
    { type: "bot", seat: 4, level: 1 },
    422,
    "unknown-seat",
  ],
  ["no seat", "ala", { type: "clear", seat: 9 }, 422, "unknown-seat"],
  ["no seat fewer", "ala", { type: "drop", seat: 4 }, 422, "unknown-seat"],
  [
    "a swap with no seat",
    "ala",
    { type: "swap", seats: [0, 4] },
    422,
    "unknown-seat",
  ],
])(
  "%s is refused and changes nothing",
  async (_, who, change, status, code) => {
    const people = await room();
    const { path, ala } = people;
    const before = await ala.get<TableInfo>(path);
    const refused = await arrange(people[who], path, change);
    expect(refused).toMatchObject({ status, body: { code } });
    expect((await ala.get<TableInfo>(path)).body).toEqual(before.body);
  },
);

it.each([
  {},
  { revision: 0 },
  { change: { type: "add" } },
  { revision: -1, change: { type: "add" } },
  { revision: 0, change: { type: "explode" } },
  { revision: 0, change: { type: "add", seat: 1 } },
  { revision: 0, change: { type: "drop", seat: -1 } },
  { revision: 0, change: { type: "bot", seat: 2, level: 4 } },
  { revision: 0, change: { type: "swap", seats: [0] } },
  { revision: 0, change: { type: "swap", seats: [0, 1, 2] } },
])("%j is no change of seats", async (body) => {
  const { path, ala } = await room();
  expect(await ala.post(`${path}/seats`, body)).toMatchObject({
    status: 400,
    body: { code: "malformed-message" },
  });
});

it("a game has its fewest and its most seats", async () => {
  const { path, ala } = await room();
  for (const size of [5, 6])
    expect((await arrange(ala, path, { type: "add" })).body.seats).toHaveLength(
      size,
    );
  const limits = { code: "bad-seats", values: { min: 2, max: 6 } };
  const more = await arrange(ala, path, { type: "add" });
  expect(more).toMatchObject({ status: 422, body: limits });
  await arrange(ala, path, { type: "clear", seat: 3 });
  await arrange(ala, path, { type: "clear", seat: 1 });
  for (const size of [5, 4, 3, 2])
    expect(
      (await arrange(ala, path, { type: "drop", seat: 1 })).body.seats,
    ).toHaveLength(size);
  const fewer = await arrange(ala, path, { type: "drop", seat: 1 });
  expect(fewer).toMatchObject({ status: 422, body: limits });
});

it("what was meant for another table than it is by now is not done", async () => {
  const { path, ala, ugo, eve } = await room();
  const { revision } = (await ala.get<TableInfo>(path)).body;
  await ugo.post(`${path}/leave`);
  await eve.post(`${path}/join`);
  const change = { type: "clear", seat: 1 };
  expect(await ala.post(`${path}/seats`, { revision, change })).toMatchObject({
    status: 409,
    body: { code: "stale" },
  });
  expect(seated((await ala.get<TableInfo>(path)).body)).toEqual([
    "Ala",
    "Eve",
    null,
    "bot 2",
  ]);
});

it("whoever was removed is told, may watch, and does not sit down again", async () => {
  const { url, path, id, ala, ugo } = await room();
  const page = await openPage(url, ugo.cookie);
  page.send({ v: 1, type: "watch", table: id });
  await page.when(() => page.table?.you.seat === 1);
  await arrange(ala, path, { type: "clear", seat: 1 });
  await page.when(() => page.table?.you.isRemoved === true);
  expect(page.table?.you).toEqual({
    seat: null,
    isHost: false,
    isRemoved: true,
  });
  for (const body of [{}, { seat: 2 }])
    expect(await ugo.post(`${path}/join`, body)).toMatchObject({
      status: 403,
      body: { code: "removed" },
    });
  await ala.post(`${path}/start`);
  await page.when(() => page.seq === 0);
});

it("bots at one table have different names, wherever they were put", async () => {
  const { path, ala } = await room();
  await arrange(ala, path, { type: "swap", seats: [3, 2] });
  const { body } = await arrange(ala, path, { type: "bot", seat: 3, level: 1 });
  const [one, other] = body.seats.slice(2).map((bot) => bot?.name);
  expect(one).not.toBe(other);
});

it("options that name a seat stay valid", async () => {
  const first = 3;
  const { path, ala } = await room({ first, board: "tight" });
  const grown = await arrange(ala, path, { type: "add" });
  expect(grown.body.options).toEqual({ first, board: "tight" });
  await arrange(ala, path, { type: "drop", seat: 4 });
  const shrunk = await arrange(ala, path, { type: "drop", seat: 2 });
  expect(shrunk.body.options).toEqual({ first: "random", board: "tight" });
  expect(await ala.post(`${path}/start`)).toMatchObject({
    body: { status: "playing" },
  });
});

it("the host begins with whoever is there, and the free seats are gone", async () => {
  const { url, path, id, ala, ugo } = await room({ first: 3 });
  const page = await openPage(url, ugo.cookie);
  page.send({ v: 1, type: "watch", table: id });
  await arrange(ala, path, { type: "swap", seats: [1, 2] });
  await page.when(() => page.table?.you.seat === 2);
  const started = await ala.post<TableInfo>(`${path}/start`);
  expect(started.body).toMatchObject({
    status: "playing",
    options: { first: "random" },
  });
  expect(seated(started.body)).toEqual(["Ala", "Ugo", "bot 2"]);
  await page.when(() => page.seq === 0);
  expect(page.table?.you.seat).toBe(1);
  expect((page.view as { hands: unknown[] }).hands).toHaveLength(3);
});

it("a bot that has moved up takes its turn", async () => {
  const { url, path, id, ala } = await room({ first: 1 });
  await arrange(ala, path, { type: "clear", seat: 1 });
  const page = await openPage(url, ala.cookie);
  page.send({ v: 1, type: "watch", table: id });
  await ala.post(`${path}/start`);
  // From the fourth seat to the second, which begins.
  await page.when(() => page.seq > 0);
});

it("too few players do not begin, and a table that has begun is not arranged", async () => {
  const { path, ala } = await room();
  await arrange(ala, path, { type: "clear", seat: 1 });
  await arrange(ala, path, { type: "clear", seat: 3 });
  expect(await ala.post(`${path}/start`)).toMatchObject({
    status: 409,
    body: { code: "too-few-players", values: { min: 2, missing: 1 } },
  });
  await arrange(ala, path, { type: "bot", seat: 1, level: 1 });
  await ala.post(`${path}/start`);
  expect(await arrange(ala, path, { type: "add" })).toMatchObject({
    status: 409,
    body: { code: "already-started" },
  });
});

it("what the seats add to the seed goes with whoever sits there", async () => {
  const { server, path, id, ala } = await room();
  await arrange(ala, path, { type: "drop", seat: 2 });
  await arrange(ala, path, { type: "swap", seats: [0, 1] });
  const started = await ala.post<TableInfo>(`${path}/start`, {
    entropy: "of Ala",
  });
  expect(seated(started.body)).toEqual(["Ugo", "Ala", "bot 2"]);
  await server.close();
  const store = await openSqlite(server.folder);
  onTestFinished(() => store.close());
  expect((await store.table(id))?.seats).toMatchObject([
    { entropy: "of Ugo" },
    { entropy: "of Ala" },
    { type: "bot" },
  ]);
});
