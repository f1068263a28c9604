/** Tables nobody ever played at are deleted after some days. */

import { expect, it } from "vitest";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { openTable } from "../tables/open.ts";
import { sweep } from "../tables/sweep.ts";
import { startedIn, testContext } from "./context.ts";

const DAY = 24 * 60 * 60_000;
const days = { waiting: 14, bots: 7, daily: 3 };

async function waitingRoom(context: Context): Promise<string> {
  const made = await createTable(
    context,
    { id: "ala", name: "Ala" },
    { game: "secrets", options: {}, seats: [{ type: "me" }, { type: "open" }] },
  );
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}

/** Nobody has a table in memory any more. */
function forgetAll(context: Context): void {
  context.cache.dropIdle(Infinity);
}

it("deletes waiting rooms and bots' tables when their days are over", async () => {
  const context = await testContext();
  const room = await waitingRoom(context);
  const bots = (await startedIn(context)).stored.id;
  forgetAll(context);
  const now = Date.now();
  expect(await sweep(context, days, now + 6 * DAY)).toBe(0);
  expect(
    await sweep(context, { waiting: 0, bots: 0, daily: 0 }, now + 99 * DAY),
  ).toBe(0);
  expect(await sweep(context, days, now + 8 * DAY)).toBe(1);
  expect(await openTable(context, bots)).toBeUndefined();
  expect(await context.store.table(room)).toMatchObject({ id: room });
  expect(await sweep(context, days, now + 15 * DAY)).toBe(1);
  expect(await openTable(context, room)).toBeUndefined();
});

it("leaves alone what is in memory, and whoever asks while it goes finds nothing", async () => {
  const context = await testContext();
  const room = await waitingRoom(context);
  const later = Date.now() + 15 * DAY;
  expect(await sweep(context, days, later)).toBe(0);
  forgetAll(context);
  const { deleteTable } = context.store;
  const found: unknown[] = [];
  context.store.deleteTable = async (id) => {
    found.push(await openTable(context, id));
    await deleteTable(id);
  };
  expect(await sweep(context, days, later)).toBe(1);
  expect(found).toEqual([undefined]);
  expect(context.cache.has(room)).toBe(false);
});

it("goes through more tables than it looks at together", async () => {
  const context = await testContext(undefined, { tablesPerGuest: 1_000 });
  for (let count = 0; count < 120; count += 1) await waitingRoom(context);
  forgetAll(context);
  expect(await sweep(context, days, Date.now() + 15 * DAY)).toBe(120);
});
