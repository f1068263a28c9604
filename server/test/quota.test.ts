/** How many tables one guest may host at a time. */

import { expect, it, onTestFinished, vi } from "vitest";
import { playAgain } from "../tables/again.ts";
import { createTable } from "../tables/create.ts";
import type { Hall } from "../tables/hall.ts";
import { join, leave, startTable } from "../tables/lobby.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, testHall } from "./hall.ts";

const ala = { id: "ala", name: "Ala" };
const ugo = { id: "ugo", name: "Ugo" };
const refused = {
  ok: false,
  refusal: { code: "too-many-tables", values: { most: 2 } },
};

function make(hall: Hall, host = ala, other: "bot" | "open" = "bot") {
  const seat = other === "bot" ? { type: other, level: 1 as const } : undefined;
  return createTable(hall, host, {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, seat ?? { type: "open" }],
  });
}

async function made(...args: Parameters<typeof make>): Promise<string> {
  const table = await make(...args);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value.id;
}

it("many at once do not all fit, and others have room of their own", async () => {
  const hall = await testHall(undefined, { tablesPerGuest: 2 });
  const all = await Promise.all([make(hall), make(hall), make(hall)]);
  expect(all.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(all[2]).toMatchObject(refused);
  expect(await make(hall, ugo)).toMatchObject({ ok: true });
  expect(hall.hosts.size).toBe(0);
});

it("a table that was left makes room, and so does a match after a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const hall = await testHall(undefined, { tablesPerGuest: 2 });
  const [one, other] = [await made(hall), await made(hall)];
  expect(await make(hall)).toMatchObject(refused);
  await leave(hall, one, ala);
  expect(await make(hall)).toMatchObject({ ok: true });
  await startTable(hall, other, ala);
  expect(await make(hall)).toMatchObject(refused);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1);
  expect(await make(hall)).toMatchObject({ ok: true });
});

it("tables that were passed on begin only while there is room", async () => {
  const hall = await testHall(undefined, { tablesPerGuest: 2 });
  const starts = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await made(hall, ala, "open");
    await join(hall, id, ugo, {});
    await leave(hall, id, ala);
    await join(hall, id, { id: "eve", name: "Eve" }, {});
    starts.push(await startTable(hall, id, ugo));
  }
  expect(starts.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(starts[2]).toMatchObject(refused);
});

it("a table that follows another counts like any", async () => {
  const hall = await testHall(undefined, { tablesPerGuest: 2 });
  const over = await made(hall);
  await startTable(hall, over, ala);
  const table = await openTable(hall, over);
  if (!table) throw new Error("The table is gone.");
  while (table.stored.status === "playing") await moveOn(hall, table);
  await made(hall);
  const last = await made(hall);
  expect(await playAgain(hall, over, ala, {})).toMatchObject(refused);
  await leave(hall, last, ala);
  expect(await playAgain(hall, over, ala, {})).toMatchObject({ ok: true });
});
