/** Leaving and coming back again and again: the log does not grow without end, and the seat is always its player's again. */

import { expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { lookWhoIsAway } from "../tables/absence.ts";
import type { Context, TableSettings } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { join, leave } from "../tables/lobby.ts";
import { submitMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { chooseForAway } from "../tables/seating.ts";
import { startTable } from "../tables/start.ts";
import { testContext } from "./context.ts";

const ala = { id: "ala", name: "Ala" };
const ewa = { id: "ewa", name: "Ewa" };
const ugo = { id: "ugo", name: "Ugo" };
const malformed = { id: "one", seq: 0, move: { type: "none" } };
const all = ["player", "player", "player"];
const tooMany = { refusal: { code: "too-many" } };

async function three(settings: Partial<TableSettings>) {
  const context = await testContext(undefined, settings);
  const made = await createTable(context, ala, {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }, { type: "open" }],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  await join(context, id, ugo, {});
  await join(context, id, ewa, {});
  await startTable(context, id, ala);
  return { context, id };
}

async function holders(context: Context, id: string) {
  return (await openTable(context, id))?.match?.seating.holders;
}

it("a thousand times: a few rows, and nobody is kept from playing", async () => {
  const { context, id } = await three({ seatChangesPerMinute: 0 });
  for (let times = 0; times < 1_000; times += 1) {
    await leave(context, id, ala);
    await submitMove(context, id, ala.id, malformed);
  }
  expect(await leave(context, id, ala)).toMatchObject(tooMany);
  expect(await context.store.log(id, 0)).toHaveLength(1 + 2 * 10);
  // The others have budgets of their own.
  expect(await leave(context, id, ugo)).toMatchObject({ ok: true });
  const move = { id: "two", seq: 0, move: { type: "draw" } };
  expect(await submitMove(context, id, ala.id, move)).toMatchObject({
    ok: true,
  });
});

it("an entry that another node came before costs once", async () => {
  const plain = await three({ seatChangesPerMinute: 0 });
  const { id } = plain;
  let calls = 0;
  const append: Store["append"] = (row) => {
    calls += 1;
    return calls % 2 === 1
      ? Promise.resolve("lost")
      : plain.context.store.append(row);
  };
  const context = {
    ...plain.context,
    store: { ...plain.context.store, append },
  };
  for (let times = 0; times < 10; times += 1) {
    expect(await leave(context, id, ala)).toMatchObject({ ok: true });
    await submitMove(context, id, ala.id, malformed);
  }
  expect(await leave(context, id, ala)).toMatchObject(tooMany);
});

it("choosing now this, now that: ten times", async () => {
  const { context, id } = await three({ seatChangesPerMinute: 0 });
  await leave(context, id, ala);
  // She is there, and has not chosen.
  context.presence.arrive(id, ewa.id);
  for (let times = 0; times < 100; times += 1)
    for (const choice of ["stand-in", "end"] as const)
      await chooseForAway(context, id, ugo, { choice });
  expect(await context.store.log(id, 0)).toHaveLength(1 + 1 + 10);
  const wait = { choice: "wait" } as const;
  expect(await chooseForAway(context, id, ugo, wait)).toMatchObject(tooMany);
  expect(await chooseForAway(context, id, ewa, wait)).toMatchObject({
    ok: true,
  });
});

it("whoever leaves more often than a match notes is gone all the same, and spends only their own share", async () => {
  // One for each seat.
  const { context, id } = await three({ seatChangesPerMatch: 3 });
  for (let times = 0; times < 3; times += 1) {
    expect(await leave(context, id, ala)).toMatchObject({ ok: true });
    await submitMove(context, id, ala.id, malformed);
  }
  expect(await context.store.log(id, 0)).toHaveLength(1 + 2);
  expect(await holders(context, id)).toEqual(all);
  expect(await leave(context, id, ugo)).toMatchObject({ ok: true });
  expect(await holders(context, id)).toEqual(["player", "nobody", "player"]);
  // About the last one who went those who stay still choose.
  const wait = { choice: "wait" } as const;
  expect(await chooseForAway(context, id, ewa, wait)).toMatchObject({
    ok: true,
  });
});

it("whoever was noted often enough is not looked for any more, and comes back as ever", async () => {
  const { context, id } = await three({ seatChangesPerMatch: 3 });
  await leave(context, id, ala);
  context.bus.listen(id, () => {});
  context.presence.arrive(id, ala.id);
  context.presence.arrive(id, ugo.id);
  let now = performance.now();
  const lookLater = () =>
    lookWhoIsAway(context, () => (now += 2 * context.settings.awayAfter));
  await lookLater();
  await lookLater();
  expect(await holders(context, id)).toEqual(all);
  // It is her turn, and she is gone for good.
  context.presence.leave(id, ala.id);
  await lookLater();
  expect(await holders(context, id)).toEqual(all);
  expect(await context.store.log(id, 0)).toHaveLength(1 + 2);
});
