/** A store that fails is no table's fault; data that is broken stops its table, and neither ends the process. */

import { findGame } from "@stolik/games/node";
import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { Damaged } from "../store/damage.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { faultyStore } from "./faulty-store.ts";
import { limitedStore } from "./limited-store.ts";
import { isRefused, sendMove } from "./play.ts";
import { secrets } from "./secrets.ts";
import { testServer } from "./server.ts";
import type { ServeOptions } from "../index.ts";

const DRAW = { type: "draw" };
const bot = { choose: () => ({ move: undefined, considered: [] }) };

function playing(game: AnyGame): Partial<ServeOptions> {
  return {
    findGame: (id) => (id === "secrets" ? { game, bot } : findGame(id)),
  };
}

async function openHouse(game: AnyGame = secrets) {
  const store = faultyStore();
  const server = await testServer({ openStore: store.open, ...playing(game) });
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  return { store, server, url, guests, ala, ugo };
}

it("what cannot be written is unavailable, and done when asked again", async () => {
  const { store, ala, ugo } = await openHouse();
  const request = {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
    requestId: "one",
  };
  const made = await ala.post<TableInfo>("/api/tables", request);
  const { id } = made.body;
  const path = `/api/tables/${id}`;
  const ask = {
    join: () => ugo.post<TableInfo>(`${path}/join`),
    leave: () => ugo.post<TableInfo>(`${path}/leave`),
    rejoin: () => ugo.post<TableInfo>(`${path}/join`),
    start: () => ala.post<TableInfo>(`${path}/start`),
    move: () => ala.post(`${path}/moves`, { id: "m", seq: 0, move: DRAW }),
    report: () => ala.post(`${path}/reports`, { card: "1", words: "" }),
    rename: () => ala.post("/api/guest", { name: "Alina" }),
    create: () => ala.post("/api/tables", { ...request, requestId: "two" }),
  };
  for (const [name, act] of Object.entries(ask)) {
    store.fail("writes");
    const failed = await act();
    expect(failed, name).toMatchObject({
      status: 503,
      body: { code: "unavailable", status: 503 },
    });
    expect(failed.headers.get("retry-after")).toBe("1");
    store.recover();
    expect(await act(), name).toMatchObject({ status: 200 });
  }
  expect(await store.sound.table(id)).toMatchObject({ status: "playing" });
});

it("whoever asks again and again while the store fails writes one line, not one each", async () => {
  const { store, server, guests, ala, ugo } = await openHouse();
  const table = await startedTable(guests, 0, {}, "secrets");
  const path = `/api/tables/${table}`;
  const move = { id: "a", seq: 0, move: DRAW };
  const page = await openPage(server.url, ugo.cookie);
  store.fail("writes");
  for (let times = 0; times < 5; times += 1)
    expect(await ala.post(`${path}/moves`, move)).toMatchObject({
      status: 503,
    });
  store.fail("all");
  for (let times = 0; times < 5; times += 1) {
    expect(await ala.get("/api/me/tables")).toMatchObject({ status: 503 });
    const refused = page.until(isRefused);
    page.send({ v: 1, type: "watch", table });
    expect(await refused).toMatchObject({ refusal: { code: "unavailable" } });
  }
  const told = server.lines.filter(({ level }) => Number(level) >= 40);
  expect(told).toMatchObject([{ msg: "the store failed", count: 1, table }]);
  store.recover();
});

it("a request to make a table makes one, however often it is sent", async () => {
  const { ala, ugo } = await openHouse();
  const request = {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
    requestId: "mine",
  };
  const ids = [];
  for (const guest of [ala, ala, ugo]) {
    const made = await guest.post<TableInfo>("/api/tables", request);
    expect(made.status).toBe(200);
    ids.push(made.body.id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  const spaced = { ...request, requestId: "a b" };
  expect(await ala.post("/api/tables", spaced)).toMatchObject({ status: 400 });
});

it("an error while reading for one watcher is that watcher's alone", async () => {
  const { store, server, guests, ala, ugo } = await openHouse();
  const table = await startedTable(guests, 0, {}, "secrets");
  const move = { id: "a", seq: 0, move: DRAW };
  await ala.post(`/api/tables/${table}/moves`, move);
  await server.close();
  const again = await testServer({
    openStore: store.open,
    dataFolder: server.folder,
    ...playing(secrets),
  });
  const back = await openPage(again.url, ugo.cookie);
  store.fail();
  const refused = back.until(isRefused);
  back.send({ v: 1, type: "watch", table, from: 0 });
  expect(await refused).toMatchObject({
    table,
    refusal: { code: "unavailable" },
  });
  store.recover();
  back.send({ v: 1, type: "watch", table });
  await back.when(() => back.seq === 1);
  expect(back.table).toMatchObject({ status: "playing" });
});

it("watchers hear of a move that was kept without its answer, though nobody repeats it", async () => {
  const { store, url, guests, ala, ugo } = await openHouse();
  const table = await startedTable(guests, 0, {}, "secrets");
  const watcher = await openPage(url, ugo.cookie);
  watcher.send({ v: 1, type: "watch", table });
  await watcher.when(() => watcher.seq === 0);
  const mover = await openPage(url, ala.cookie);
  store.failAt(1, "unanswered");
  const answer = await sendMove(mover, table, "a", DRAW, 0);
  expect(answer).toMatchObject({ refusal: { code: "unavailable" } });
  await mover.close();
  await watcher.when(() => watcher.seq === 1);
});

it("rules throw while the store fails: nothing ends, and the table goes on", async () => {
  const brittle: AnyGame = {
    ...secrets,
    apply() {
      store.fail();
      throw new Error("A card too many.");
    },
  };
  const { store, server, guests, ala } = await openHouse(brittle);
  const table = await startedTable(guests, 0, {}, "secrets");
  const path = `/api/tables/${table}`;
  const move = { id: "a", seq: 0, move: DRAW };
  // Whoever moves is asked for before the store fails.
  expect(await ala.post(`${path}/moves`, move)).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  expect(server.lines).toContainEqual(
    expect.objectContaining({
      table,
      err: expect.objectContaining({ message: "A card too many." }) as object,
      moves: expect.stringContaining("unread") as string,
    }),
  );
  store.recover();
  expect(await ala.get(path)).toMatchObject({ body: { status: "playing" } });
  expect(await ala.post("/api/guest", { name: "Ala" })).toMatchObject({
    status: 200,
  });
});

it("a log that does not fold, or cannot be read, stops its table when it is loaded", async () => {
  const { store, server, guests } = await openHouse();
  const folds = await startedTable(guests, 0, {}, "secrets");
  const broken = await startedTable(guests, 0, {}, "secrets");
  const damaged = await startedTable(guests, 0, {}, "secrets");
  const unread = await startedTable(guests, 0, {}, "secrets");
  await store.sound.append({
    table: broken,
    rulesVersion: 1,
    row: {
      seq: 1,
      seat: 1,
      move: DRAW,
      moveId: "out of turn",
      told: [],
      at: 0,
    },
  });
  await server.close();
  const again = await testServer({
    dataFolder: server.folder,
    ...playing(secrets),
    async openStore(folder) {
      const sound = await store.open(folder);
      const damage = new Damaged({ table: "log" }, "no JSON");
      return {
        ...sound,
        table: (id) =>
          id === unread ? Promise.reject(damage) : sound.table(id),
        log: (id, from) =>
          id === damaged ? Promise.reject(damage) : sound.log(id, from),
      };
    },
  });
  const eve = await becomeGuest(again.url, "Eve");
  const found = await Promise.all(
    [folds, broken, damaged, unread].map((id) =>
      eve.get<TableInfo & { code: string }>(`/api/tables/${id}`),
    ),
  );
  expect(found.map(({ body }) => body.status)).toEqual([
    "playing",
    "stopped",
    "stopped",
    409,
  ]);
  expect(found[3]?.body.code).toBe("table-stopped");
  for (const id of [broken, damaged, unread])
    expect(await store.sound.table(id)).toMatchObject({ status: "stopped" });
});

it("a server whose store fails can still be closed, with a line for what it could not keep", async () => {
  const { store, server, guests, ala } = await openHouse();
  const move = { id: "m", seq: 0, move: DRAW };
  for (let times = 0; times < 4; times += 1) {
    const table = await startedTable(guests, 0, {}, "secrets");
    await ala.post(`/api/tables/${table}/moves`, move);
  }
  store.fail();
  await server.close();
  const told = server.lines.filter(({ level }) => Number(level) >= 40);
  expect(told.map(({ msg, count }) => [msg, count])).toEqual([
    ["the store failed", 1],
    ["the store failed", 3],
  ]);
});

it("on a full disk a start and moves wait, and with room again play goes on", async () => {
  /** The deal and each move need pages of their own. */
  const wordy: AnyGame = {
    ...secrets,
    setup(seats, options, turn) {
      turn.emit({ type: "words", words: "x".repeat(20_000) });
      return secrets.setup(seats, options, turn);
    },
    apply(state, seat, move, turn) {
      secrets.apply(state, seat, move, turn);
      turn.emit({ type: "words", words: "x".repeat(20_000) });
    },
  };
  const disk = limitedStore();
  const server = await testServer({ openStore: disk.open, ...playing(wordy) });
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  const made = await ala.post<TableInfo>("/api/tables", {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
  });
  const { id: table } = made.body;
  await ugo.post(`/api/tables/${table}/join`);
  const first = await openPage(url, ala.cookie);
  const second = await openPage(url, ugo.cookie);
  first.send({ v: 1, type: "watch", table });

  await disk.fill();
  const start = () => ala.post(`/api/tables/${table}/start`);
  expect(await start()).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
  await disk.makeRoom();
  expect(await start()).toMatchObject({ body: { status: "playing" } });
  await first.when(() => first.seq === 0);

  await disk.fill();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await sendMove(first, table, "a", DRAW, 0);
    expect(answer).toMatchObject({ refusal: { code: "unavailable" } });
  }
  expect(await ala.get(`/api/tables/${table}`)).toMatchObject({
    body: { status: "playing" },
  });
  await disk.makeRoom();
  expect(await sendMove(first, table, "a", DRAW, 0)).toMatchObject({ seq: 1 });
  expect(await sendMove(second, table, "b", DRAW, 1)).toMatchObject({ seq: 2 });
  await first.when(() => first.seq === 2);
});
