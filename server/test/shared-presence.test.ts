/** People on one node are seen on the others, and no longer once their node is gone. */

import { expect, it, onTestFinished } from "vitest";
import { attendance } from "../people/attendance.ts";
import { sharedPresence } from "../people/shared-presence.ts";
import type { SharedPresence } from "../people/shared-presence.ts";
import { openBoard } from "../store/postgres/board.ts";
import { migratePostgres } from "../store/postgres/migrate.ts";
import { postgresDefaults } from "../store/postgres/settings.ts";
import { dealt, fakePool, jobsIn } from "./bot-pool.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";
import { aTable } from "./store/samples.ts";

async function boards() {
  const url = await testDatabase();
  await migratePostgres({ ...postgresDefaults, url });
  const open = () => {
    const board = openBoard(url);
    onTestFinished(() => board.close());
    return board;
  };
  return { url, one: open(), other: open() };
}

/** Presence on two nodes, and a clock of the node that looks. */
async function nodes() {
  const { url, one, other } = await boards();
  const clock = { now: 0 };
  const now = () => clock.now;
  return {
    url,
    clock,
    board: other,
    here: sharedPresence({ board: one, node: "here", now }),
    there: sharedPresence({ board: other, node: "there", now }),
  };
}

async function exchange(...all: readonly SharedPresence[]): Promise<void> {
  for (const one of all) await one.tell();
  for (const one of all) await one.read();
}

describePostgres("presence on two nodes", () => {
  it("people are there once, strangers are counted, and who goes is gone", async () => {
    const { here, there } = await nodes();
    const changes: string[] = [];
    there.onChange((table) => changes.push(table));
    here.arrive("t", "ala");
    here.arrive("t", "ala");
    here.arrive("t", undefined);
    there.arrive("t", "ala");
    there.arrive("t", "ugo");
    const before = there.revision("t");
    await exchange(here, there);
    expect(there.watchers("t")).toBe(3);
    expect(here.isThere("t", "ugo")).toBe(true);
    expect(there.revision("t")).not.toBe(before);
    expect(changes).toEqual(["t", "t", "t"]);

    here.leave("t", undefined);
    here.leave("t", "ala");
    there.leave("t", "ala");
    await exchange(here, there);
    expect(there.isThere("t", "ala")).toBe(true);
    here.leave("t", "ala");
    await exchange(here, there);
    expect(there.isThere("t", "ala")).toBe(false);
    expect(there.watchers("t")).toBe(1);
  });

  it("a node that is silent for fifteen seconds no longer counts and is swept", async () => {
    const { url, board, here, there } = await nodes();
    here.arrive("t", "ala");
    there.isWatched("t");
    await exchange(here, there);
    expect(there.isWatched("t")).toBe(true);
    const silent = "update nodes set seen_at = seen_at - 15000";
    await ask(`${silent} where id = 'here'`, url);
    await there.read();
    expect(there.isThere("t", "ala")).toBe(false);
    expect(there.isWatched("t")).toBe(false);
    await board.sweep();
    expect(await ask("select * from watching", url)).toEqual([]);

    // It hung, and comes back: whoever it told of is told of anew.
    here.arrive("u", "ugo");
    await exchange(here, there);
    expect(there.isThere("t", "ala")).toBe(true);
  });

  it("a database that was killed has forgotten everybody, and is told again", async () => {
    const { url, here, there } = await nodes();
    here.arrive("t", "ala");
    there.isWatched("t");
    await exchange(here, there);
    await ask("truncate nodes, watching", url);
    here.arrive("t", "ugo");
    await exchange(here, there);
    expect(there.watchers("t")).toBe(2);
  });

  it("a node that goes takes its people with it", async () => {
    const { board, here, there } = await nodes();
    here.arrive("t", "ala");
    there.isWatched("t");
    await exchange(here, there);
    await board.leave("here");
    await there.read();
    expect(there.isWatched("t")).toBe(false);
  });

  it("what was never read, or long ago, is not known; who was there still is", async () => {
    const { clock, here, there } = await nodes();
    expect(there.isWatched("t")).toBeUndefined();
    here.arrive("u", "ala");
    there.isWatched("u");
    await exchange(here, there);
    expect(there.isWatched("t")).toBe(false);
    clock.now = 15_001;
    expect(there.isWatched("t")).toBeUndefined();
    expect(there.isThere("u", "ala")).toBe(true);
    expect(here.isWatched("u")).toBe(true);
  });

  it("a node without anything to tell says now and then that it lives", async () => {
    const { url, clock, here } = await nodes();
    const told = () => ask("select xmin::text from nodes", url);
    await here.tell();
    const first = await told();
    await here.tell();
    expect(await told()).toEqual(first);
    clock.now = 3_000;
    await here.tell();
    expect(await told()).not.toEqual(first);
  });

  it("whoever asks without a connection is known elsewhere for a while", async () => {
    const { url, clock, here, there } = await nodes();
    const table = {
      ...aTable("playing"),
      seats: [{ type: "bot", name: "B", level: 1 } as const],
    };
    const arrivals: string[] = [];
    const guests = attendance(here, () => clock.now);
    guests.onArrive((id) => arrivals.push(id));
    await here.refresh(table.id);
    guests.visit(table, table.host ?? "");
    expect(arrivals).toEqual([]);
    there.isWatched(table.id);
    await exchange(here, there);
    expect(arrivals).toEqual([table.id]);
    expect(there.isWatched(table.id)).toBe(true);
    expect(there.watchers(table.id)).toBe(0);
    await ask("update watching set until = 1", url);
    await there.read();
    expect(there.isWatched(table.id)).toBe(false);
  });

  it("bots go on where somebody is on another node, and wait where nobody is", async () => {
    const { here, there } = await nodes();
    const context = await testContext(nsoe(), { presence: there });
    const bot = { type: "bot", level: 1 } as const;
    const watched = await dealt(context, "ala", [bot], true);
    const lonely = await dealt(context, "ala", [bot], true);
    here.arrive(watched.id, "ala");
    for (const { id } of [watched, lonely]) there.isWatched(id);
    await exchange(here, there);
    const { pool, questions, asked } = fakePool(2);
    await jobsIn(context, pool).poll();
    await asked(1);
    expect(await context.store.dueTables(10, 1_000)).toEqual([watched.id]);
    expect(questions).toHaveLength(1);
  });

  it("whoever comes to another node while bots are paused here makes them go on", async () => {
    const { here, there } = await nodes();
    const context = await testContext(nsoe(), { presence: there });
    const bot = { type: "bot", level: 1 } as const;
    const { id } = await dealt(context, "ala", [bot], true);
    await there.refresh(id);
    const { pauseBots } = context.store;
    const { pool, asked } = fakePool();
    context.store.pauseBots = async (table) => {
      here.arrive(table, "ala");
      await here.tell();
      await pauseBots(table);
    };
    await jobsIn(context, pool).poll();
    await asked(1);
  });
});
