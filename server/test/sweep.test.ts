/** Tables nobody ever played at are deleted after some days. */

import { expect, it } from "vitest";
import { createTable } from "../tables/create.ts";
import type { Hall } from "../tables/hall.ts";
import { openTable } from "../tables/open.ts";
import { sweep } from "../tables/sweep.ts";
import { startedIn, testHall } from "./hall.ts";

const DAY = 24 * 60 * 60_000;
const days = { waiting: 14, bots: 7 };

async function waitingRoom(hall: Hall): Promise<string> {
  const made = await createTable(
    hall,
    { id: "ala", name: "Ala" },
    { game: "secrets", options: {}, seats: [{ type: "me" }, { type: "open" }] },
  );
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}

/** Nobody has a table in memory any more. */
function forgetAll(hall: Hall): void {
  hall.open.clear();
}

it("deletes waiting rooms and bots' tables when their days are over", async () => {
  const hall = await testHall();
  const room = await waitingRoom(hall);
  const bots = (await startedIn(hall)).stored.id;
  forgetAll(hall);
  const now = Date.now();
  expect(await sweep(hall, days, now + 6 * DAY)).toBe(0);
  expect(await sweep(hall, { waiting: 0, bots: 0 }, now + 99 * DAY)).toBe(0);
  expect(await sweep(hall, days, now + 8 * DAY)).toBe(1);
  expect(await openTable(hall, bots)).toBeUndefined();
  expect(await hall.store.table(room)).toMatchObject({ id: room });
  expect(await sweep(hall, days, now + 15 * DAY)).toBe(1);
  expect(await openTable(hall, room)).toBeUndefined();
});

it("leaves alone what is in memory, and whoever asks while it goes finds nothing", async () => {
  const hall = await testHall();
  const room = await waitingRoom(hall);
  const later = Date.now() + 15 * DAY;
  expect(await sweep(hall, days, later)).toBe(0);
  forgetAll(hall);
  const { deleteTable } = hall.store;
  const found: unknown[] = [];
  hall.store.deleteTable = async (id) => {
    found.push(await openTable(hall, id));
    await deleteTable(id);
  };
  expect(await sweep(hall, days, later)).toBe(1);
  expect(found).toEqual([undefined]);
  expect(hall.open.has(room)).toBe(false);
});

it("goes through more tables than it looks at together", async () => {
  const hall = await testHall(undefined, { tablesPerGuest: 1_000 });
  for (let count = 0; count < 120; count += 1) await waitingRoom(hall);
  forgetAll(hall);
  expect(await sweep(hall, days, Date.now() + 15 * DAY)).toBe(120);
});
