/** One catch-up per connection and table, the newest request wins, and whoever has gone is not waited for. */

import type { Refusal } from "@stolik/kernel";
import { expect, it } from "vitest";
import { openWatches } from "../live/watches.ts";
import { StoreFailure } from "../store/failure.ts";
import type { Context } from "../tables/context.ts";
import {
  atRest,
  countedStore,
  moveOn,
  startedIn,
  testContext,
  testSubscriber,
} from "./context.ts";

/** A table that was played on and is in memory no longer, and one connection. */
async function aConnection() {
  const plain = await testContext();
  const { store, calls } = countedStore(plain.store);
  const context: Context = { ...plain, store };
  const table = await startedIn(context);
  await moveOn(context, table, 5);
  context.cache.dropIdle(Infinity);
  calls.length = 0;
  const subscriber = testSubscriber();
  const refusals: (readonly [Refusal, string])[] = [];
  const watches = openWatches(context, subscriber, (refusal, id) =>
    refusals.push([refusal, id]),
  );
  return {
    context,
    table,
    id: table.stored.id,
    subscriber,
    refusals,
    watches,
    calls,
  };
}

/** What the connection was sent, once its table is open. */
async function opened(context: Context, id: string): Promise<void> {
  await context.cache.get(id);
  await atRest();
}

it("two requests in flight are one watch, from where the newer says", async () => {
  const { context, id, subscriber, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.watch(id, 5);
  await opened(context, id);
  expect(subscriber.sent.map(({ type }) => type)).toEqual(["table"]);
  expect(context.presence.watchers(id)).toBe(1);
  watches.watch(id, undefined);
  await atRest();
  expect(subscriber.sent.map(({ type }) => type)).toEqual([
    "table",
    "table",
    "view",
  ]);
  expect(context.presence.watchers(id)).toBe(1);
});

it("what is given up before the table is open is never begun", async () => {
  const { context, id, subscriber, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.unwatch(id);
  await opened(context, id);
  expect(subscriber.sent).toEqual([]);
  expect(context.bus.hasListeners(id)).toBe(false);
  expect(context.presence.isWatched(id)).toBe(false);
});

it("given up and asked for again it is begun once", async () => {
  const { context, id, subscriber, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.unwatch(id);
  watches.watch(id, undefined);
  await opened(context, id);
  expect(subscriber.sent.map(({ type }) => type)).toEqual(["table", "view"]);
  expect(context.presence.watchers(id)).toBe(1);
  watches.unwatch(id);
  expect(context.bus.hasListeners(id)).toBe(false);
  expect(context.presence.isWatched(id)).toBe(false);
});

it("a connection that closes before the table is open leaves nothing behind", async () => {
  const { context, id, subscriber, watches } = await aConnection();
  watches.watch(id, undefined);
  watches.end();
  await opened(context, id);
  expect(subscriber.sent).toEqual([]);
  expect(context.bus.hasListeners(id)).toBe(false);
  expect(context.presence.isWatched(id)).toBe(false);
});

it("however often it asks at once it is answered once, and the store is read once", async () => {
  const { context, id, subscriber, watches, calls } = await aConnection();
  for (let count = 0; count < 1_000; count += 1) watches.watch(id, 1);
  await opened(context, id);
  expect(subscriber.sent.map(({ type }) => type)).toEqual(["table", "view"]);
  expect(calls).toEqual(["table", "snapshot", "log"]);
  for (let count = 0; count < 1_000; count += 1) watches.watch(id, 1);
  await atRest();
  expect(subscriber.sent).toHaveLength(4);
  expect(calls).toHaveLength(3);
});

it("so many tables are watched and no more, also while they are being opened", async () => {
  const { context, id, refusals, watches } = await aConnection();
  watches.watch(id, undefined);
  for (let count = 0; count < 40; count += 1)
    watches.watch(`nowhere-${count}`, undefined);
  const tooMany = refusals.filter(([{ code }]) => code === "too-many");
  expect(tooMany).toHaveLength(9);
  await context.cache.all();
  await atRest();
  const codes = refusals.map(([{ code }]) => code);
  expect(codes.filter((code) => code === "unknown-table")).toHaveLength(31);
});

it("a table that cannot be read is that subscriber's error alone", async () => {
  const { context, id, subscriber, watches, table } = await aConnection();
  const errors: unknown[] = [];
  subscriber.fail = (error) => void errors.push(error);
  context.store.table = () =>
    Promise.reject(new StoreFailure("The disk is full."));
  watches.watch(id, undefined);
  await atRest();
  expect(errors).toHaveLength(1);
  expect(table.stored.status).toBe("playing");
  watches.end();
});
