/** How many tables one guest may host at a time. */

import { expect, it, onTestFinished, vi } from "vitest";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { join, leave } from "../tables/lobby.ts";
import { openTable } from "../tables/open.ts";
import { rematch } from "../tables/rematch.ts";
import { startTable } from "../tables/start.ts";
import { moveOn, testContext } from "./context.ts";

const ala = { id: "ala", name: "Ala" };
const ugo = { id: "ugo", name: "Ugo" };
const refused = {
  ok: false,
  refusal: { code: "too-many-tables", values: { most: 2 } },
};

function make(context: Context, host = ala, other: "bot" | "open" = "bot") {
  const seat = other === "bot" ? { type: other, level: 1 as const } : undefined;
  return createTable(context, host, {
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
  const context = await testContext(undefined, { tablesPerGuest: 2 });
  const all = await Promise.all([make(context), make(context), make(context)]);
  expect(all.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(all[2]).toMatchObject(refused);
  expect(await make(context, ugo)).toMatchObject({ ok: true });
  expect(context.hostQueue.size).toBe(0);
});

it("a table that was left makes room, and so does a match after a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const context = await testContext(undefined, { tablesPerGuest: 2 });
  const [one, other] = [await made(context), await made(context)];
  expect(await make(context)).toMatchObject(refused);
  await leave(context, one, ala);
  expect(await make(context)).toMatchObject({ ok: true });
  await startTable(context, other, ala);
  expect(await make(context)).toMatchObject(refused);
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1);
  expect(await make(context)).toMatchObject({ ok: true });
});

it("tables that were passed on begin only while there is room", async () => {
  const context = await testContext(undefined, { tablesPerGuest: 2 });
  const starts = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await made(context, ala, "open");
    await join(context, id, ugo, {});
    await leave(context, id, ala);
    await join(context, id, { id: "eve", name: "Eve" }, {});
    starts.push(await startTable(context, id, ugo));
  }
  expect(starts.map(({ ok }) => ok)).toEqual([true, true, false]);
  expect(starts[2]).toMatchObject(refused);
});

it("a table that follows another counts like any", async () => {
  const context = await testContext(undefined, { tablesPerGuest: 2 });
  const over = await made(context);
  await startTable(context, over, ala);
  const table = await openTable(context, over);
  if (!table) throw new Error("The table is gone.");
  while (table.stored.status === "playing") await moveOn(context, table);
  await made(context);
  const last = await made(context);
  expect(await rematch(context, over, ala, {})).toMatchObject(refused);
  await leave(context, last, ala);
  expect(await rematch(context, over, ala, {})).toMatchObject({ ok: true });
});
