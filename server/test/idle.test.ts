/** Which tables stay in memory. */

import { expect, it } from "vitest";
import { startWatch } from "../live/watch.ts";
import { runExclusive } from "../tables/exclusive.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, startedIn, testContext, testSubscriber } from "./context.ts";

async function contextOf(idleCapacity: number) {
  return testContext(undefined, { idleCapacity, capacity: 1_000 });
}

it("of those that nobody watches, only the few used last", async () => {
  const context = await contextOf(3);
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    ids.push((await startedIn(context)).stored.id);
    expect(context.cache.ids().length).toBeLessThanOrEqual(3);
  }
  expect(context.cache.ids()).toEqual(ids.slice(-3));
  await openTable(context, ids[17]!);
  await startedIn(context);
  expect(context.cache.has(ids[17]!)).toBe(true);
  expect(context.cache.has(ids[18]!)).toBe(false);
});

it("what is watched or worked on stays, and goes once it is not", async () => {
  const context = await contextOf(1);
  const watched = await startedIn(context);
  const watch = startWatch(context, watched, testSubscriber(), undefined);
  const busy = await startedIn(context);
  let finish = () => {};
  const work = runExclusive(
    busy,
    () => new Promise<void>((done) => (finish = done)),
  );
  for (let count = 0; count < 3; count += 1) await startedIn(context);
  expect(context.cache.has(watched.stored.id)).toBe(true);
  expect(context.cache.has(busy.stored.id)).toBe(true);
  finish();
  await work;
  watch.end();
  for (let count = 0; count < 3; count += 1) await startedIn(context);
  expect(context.cache.has(watched.stored.id)).toBe(false);
  expect(context.cache.has(busy.stored.id)).toBe(false);
});

it("those that nobody has used for a while go", async () => {
  const context = await contextOf(10);
  const old = await startedIn(context);
  const watched = await startedIn(context);
  startWatch(context, watched, testSubscriber(), undefined);
  const now = performance.now();
  old.touched = now - 1;
  watched.touched = now - 1;
  const { stored } = await startedIn(context);
  context.cache.dropIdle(now);
  expect(context.cache.ids()).toEqual([watched.stored.id, stored.id]);
});

it("a match comes back as it went, from a snapshot of that moment", async () => {
  const context = await contextOf(10);
  const table = await startedIn(context);
  const { id } = table.stored;
  await moveOn(context, table, 3);
  context.cache.dropIdle(Infinity);
  expect(context.cache.has(id)).toBe(false);
  await context.store.idle();
  expect(await context.store.snapshot(id)).toMatchObject({ seq: 3 });
  const again = await openTable(context, id);
  expect(again).not.toBe(table);
  expect(again?.match?.position).toEqual(table.match?.position);
});

it("a match that is over goes with whoever watched it last", async () => {
  const context = await contextOf(10);
  const table = await startedIn(context);
  while (table.stored.status === "playing") await moveOn(context, table);
  context.cache.release(table);
  expect(context.cache.ids()).toEqual([]);
});
