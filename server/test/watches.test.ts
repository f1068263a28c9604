/** One catch-up per connection and table, the newest request wins, and whoever has gone is not waited for. */

import type { Refusal } from "@stolik/kernel";
import { expect, it } from "vitest";
import { openWatches } from "../live/watches.ts";
import type { Hall } from "../tables/hall.ts";
import {
  atRest,
  countedStore,
  moveOn,
  startedIn,
  testHall,
  testReader,
} from "./hall.ts";

/** A table that was played on and is in memory no longer, and one connection. */
async function aConnection() {
  const plain = await testHall();
  const { store, calls } = countedStore(plain.store);
  const hall: Hall = { ...plain, store };
  const table = await startedIn(hall);
  await moveOn(hall, table, 5);
  hall.open.clear();
  calls.length = 0;
  const reader = testReader();
  const refusals: (readonly [Refusal, string])[] = [];
  const watches = openWatches(hall, reader, (refusal, id) =>
    refusals.push([refusal, id]),
  );
  return { hall, table, id: table.stored.id, reader, refusals, watches, calls };
}

/** What the connection was sent, once its table is open. */
async function settled(hall: Hall, id: string): Promise<void> {
  await hall.open.get(id);
  await atRest();
}

it("two requests in flight are one watch, from where the newer says", async () => {
  const { hall, id, reader, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.watch(id, 5);
  await settled(hall, id);
  expect(reader.sent.map(({ type }) => type)).toEqual(["table"]);
  expect(hall.presence.watchers(id)).toBe(1);
  watches.watch(id, undefined);
  await atRest();
  expect(reader.sent.map(({ type }) => type)).toEqual([
    "table",
    "table",
    "view",
  ]);
  expect(hall.presence.watchers(id)).toBe(1);
});

it("what is given up before the table is open is never begun", async () => {
  const { hall, id, reader, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.unwatch(id);
  await settled(hall, id);
  expect(reader.sent).toEqual([]);
  expect(hall.bus.hasListeners(id)).toBe(false);
  expect(hall.presence.isWatched(id)).toBe(false);
});

it("given up and asked for again it is begun once", async () => {
  const { hall, id, reader, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.unwatch(id);
  watches.watch(id, undefined);
  await settled(hall, id);
  expect(reader.sent.map(({ type }) => type)).toEqual(["table", "view"]);
  expect(hall.presence.watchers(id)).toBe(1);
  watches.unwatch(id);
  expect(hall.bus.hasListeners(id)).toBe(false);
  expect(hall.presence.isWatched(id)).toBe(false);
});

it("a connection that closes before the table is open leaves nothing behind", async () => {
  const { hall, id, reader, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.end();
  await settled(hall, id);
  expect(reader.sent).toEqual([]);
  expect(hall.bus.hasListeners(id)).toBe(false);
  expect(hall.presence.isWatched(id)).toBe(false);
});

it("however often it asks at once it is answered once, and the store is read once", async () => {
  const { hall, id, reader, watches, calls } = await aConnection();
  for (let count = 0; count < 1_000; count += 1) watches.watch(id, 1);
  await settled(hall, id);
  expect(reader.sent.map(({ type }) => type)).toEqual(["table", "view"]);
  expect(calls).toEqual(["table", "log", "snapshot"]);
  for (let count = 0; count < 1_000; count += 1) watches.watch(id, 1);
  await atRest();
  expect(reader.sent).toHaveLength(4);
  expect(calls).toHaveLength(3);
});

it("so many tables are watched and no more, also while they are being opened", async () => {
  const { hall, id, refusals, watches } = await aConnection();
  watches.watch(id, undefined);
  for (let count = 0; count < 40; count += 1)
    watches.watch(`nowhere-${count}`, undefined);
  const tooMany = refusals.filter(([{ code }]) => code === "too-many");
  expect(tooMany).toHaveLength(9);
  await Promise.all(hall.open.values());
  await atRest();
  const codes = refusals.map(([{ code }]) => code);
  expect(codes.filter((code) => code === "unknown-table")).toHaveLength(31);
});

it("a table that cannot be read is that reader's error alone", async () => {
  const { hall, id, reader, watches, table } = await aConnection();
  const errors: unknown[] = [];
  reader.fail = (error) => void errors.push(error);
  hall.open.set(id, Promise.reject(new Error("The disk is full.")));
  watches.watch(id, undefined);
  await atRest();
  expect(errors).toHaveLength(1);
  expect(table.stored.status).toBe("playing");
  watches.end();
});
