/** What somebody missed: no more is read and played for it than it takes, and what a bot did for them counts. */

import type { AnyGame } from "@stolik/kernel";
import { expect, it, vi } from "vitest";
import type { Store } from "../store/store.ts";
import { missedBy } from "../tables/missed.ts";
import { changeSeating } from "../tables/seating.ts";
import { countedStore, moveOn, startedIn, testContext } from "./context.ts";
import { secrets } from "./secrets.ts";

it("reads no log where nothing was missed, and deals nothing that was kept", async () => {
  const setup = vi.fn<AnyGame["setup"]>(secrets.setup);
  const plain = await testContext({ ...secrets, setup });
  const { store, calls } = countedStore(plain.store);
  const context = { ...plain, store };
  const table = await startedIn(context);
  const { id } = table.stored;
  await moveOn(context, table, 4);
  calls.length = 0;
  setup.mockClear();
  expect(await missedBy(context, id, 0, 4)).toMatchObject({
    value: { seq: 4, view: null, steps: [] },
  });
  expect(calls).toEqual([]);
  expect(await missedBy(context, id, 0, 0)).toMatchObject({
    value: { seq: 3, steps: [{ seq: 4 }] },
  });
  expect(setup).not.toHaveBeenCalled();
});

it("of a long log only what is played again is read", async () => {
  const plain = await testContext();
  const log = vi.fn<Store["log"]>(plain.store.log);
  const context = { ...plain, store: { ...plain.store, log } };
  const table = await startedIn(context);
  const { id } = table.stored;
  for (let times = 0; times < 60; times += 1)
    for (const type of ["away", "return"] as const)
      await changeSeating(context, table, { type, seat: 1 });
  await moveOn(context, table, 3);
  log.mockClear();
  expect(await missedBy(context, id, 1, 0)).toMatchObject({
    value: { seq: 122, steps: [{ seq: 123 }] },
  });
  expect(log.mock.calls).toEqual([[id, 101]]);
});

it("what a stand-in played for them is missed, until they move again", async () => {
  const context = await testContext();
  const table = await startedIn(context);
  const { id } = table.stored;
  const missedFrom = async () => {
    const missed = await missedBy(context, id, 1, 0);
    if (!missed.ok) throw new Error(missed.refusal.code);
    return missed.value.seq;
  };
  await moveOn(context, table, 2);
  await changeSeating(context, table, { type: "away", seat: 1 });
  const choice = "stand-in";
  await changeSeating(context, table, { type: "choice", seat: 0, choice });
  await changeSeating(context, table, { type: "stand-in", seat: 1 });
  // Two of these are the bot's.
  await moveOn(context, table, 5);
  await changeSeating(context, table, { type: "return", seat: 1 });
  expect(await missedFrom()).toBe(2);
  // They move, and then the other one does.
  await moveOn(context, table, 2);
  expect(await missedFrom()).toBe(12);
});
