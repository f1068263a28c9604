/** Which tables stay in memory. */

import { expect, it } from "vitest";
import { startWatch } from "../live/watch.ts";
import { dropIdle, release } from "../tables/idle.ts";
import { inTurn, openTable } from "../tables/open.ts";
import { moveOn, startedIn, testHall, testReader } from "./hall.ts";

async function hallOf(idleCapacity: number) {
  return testHall(undefined, { idleCapacity, capacity: 1_000 });
}

it("of those that nobody watches, only the few used last", async () => {
  const hall = await hallOf(3);
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    ids.push((await startedIn(hall)).stored.id);
    expect(hall.open.size).toBeLessThanOrEqual(3);
  }
  expect([...hall.open.keys()]).toEqual(ids.slice(-3));
  await openTable(hall, ids[17]!);
  await startedIn(hall);
  expect(hall.open.has(ids[17]!)).toBe(true);
  expect(hall.open.has(ids[18]!)).toBe(false);
});

it("what is watched or worked on stays, and goes once it is not", async () => {
  const hall = await hallOf(1);
  const watched = await startedIn(hall);
  const watch = startWatch(hall, watched, testReader(), undefined);
  const busy = await startedIn(hall);
  let finish = () => {};
  const work = inTurn(busy, () => new Promise<void>((done) => (finish = done)));
  for (let count = 0; count < 3; count += 1) await startedIn(hall);
  expect(hall.open.has(watched.stored.id)).toBe(true);
  expect(hall.open.has(busy.stored.id)).toBe(true);
  finish();
  await work;
  watch.end();
  for (let count = 0; count < 3; count += 1) await startedIn(hall);
  expect(hall.open.has(watched.stored.id)).toBe(false);
  expect(hall.open.has(busy.stored.id)).toBe(false);
});

it("those that nobody has used for a while go", async () => {
  const hall = await hallOf(10);
  const old = await startedIn(hall);
  const watched = await startedIn(hall);
  startWatch(hall, watched, testReader(), undefined);
  const now = performance.now();
  old.touched = now - 1;
  watched.touched = now - 1;
  const { stored } = await startedIn(hall);
  dropIdle(hall, now);
  expect([...hall.open.keys()]).toEqual([watched.stored.id, stored.id]);
});

it("a match comes back as it went, from a snapshot of that moment", async () => {
  const hall = await hallOf(10);
  const table = await startedIn(hall);
  const { id } = table.stored;
  await moveOn(hall, table, 3);
  dropIdle(hall, Infinity);
  expect(hall.open.has(id)).toBe(false);
  await hall.store.idle();
  expect(await hall.store.snapshot(id)).toMatchObject({ seq: 3 });
  const again = await openTable(hall, id);
  expect(again).not.toBe(table);
  expect(again?.match?.position).toEqual(table.match?.position);
});

it("a match that is over goes with whoever watched it last", async () => {
  const hall = await hallOf(10);
  const table = await startedIn(hall);
  while (table.stored.status === "playing") await moveOn(hall, table);
  release(hall, table);
  expect(hall.open.size).toBe(0);
  expect(hall.idle.size).toBe(0);
});
