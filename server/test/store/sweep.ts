/** What every store must do with tables nobody plays at. */

import { expect, it } from "vitest";
import { aMove, aTable, make } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

export function sweepSuite(open: OpenStore): void {
  it("counts what a host has unfinished", async () => {
    const { store } = await open();
    const host = "ola";
    for (const status of ["waiting", "playing", "playing", "over"] as const)
      await store.createTable({ ...aTable(status), host, madeAt: 5 });
    await store.createTable({ ...aTable("playing"), host, madeAt: 4 });
    const count = { waiting: 1, playing: 2 };
    expect(await store.unfinished(host, 5)).toEqual(count);
    expect(await store.unfinished("nobody", 0)).toEqual({
      waiting: 0,
      playing: 0,
    });
  });

  it("finds tables that never began and tables at which no person moved", async () => {
    const { store } = await open();
    const tables = [];
    for (const madeAt of [1, 1, 1, 9, 9]) {
      const table = { ...aTable("playing"), madeAt };
      await store.createTable(table);
      tables.push(table.id);
    }
    const [empty = "", bots = "", played = "", late = ""] = tables;
    for (const id of [bots, played, late]) await store.append(aMove(id, 0));
    for (const id of [bots, late]) {
      const move = aMove(id, 1);
      await store.append({ ...move, row: { ...move.row, seat: 2 } });
    }
    await store.append(aMove(played, 1));
    const found = async (neverBegan: number, onlyBots: number) =>
      (await store.unplayed({ neverBegan, onlyBots }, 0, 10)).ids;
    expect(await found(5, 5)).toEqual([empty, bots]);
    expect(await found(5, 0)).toEqual([empty]);
    expect(await found(0, 10)).toEqual([bots, late]);
  });

  it("looks at a few tables at a time", async () => {
    const { store } = await open();
    const ids = [await make(store), await make(store), await make(store)];
    const before = { neverBegan: Infinity, onlyBots: 0 };
    const first = await store.unplayed(before, 0, 2);
    expect(first.ids).toEqual(ids.slice(0, 2));
    const rest = await store.unplayed(before, first.last ?? 0, 2);
    expect(rest.ids).toEqual(ids.slice(2));
    const end = await store.unplayed(before, rest.last ?? 0, 2);
    expect(end).toEqual({ ids: [], last: undefined });
  });

  it("deletes a table with all that belongs to it, and nothing else", async () => {
    const { store } = await open();
    const [gone, stays] = [await make(store), await make(store)];
    for (const id of [gone, stays]) {
      const snapshot = { seq: 0, rulesVersion: 1, state: {} };
      await store.append(aMove(id, 0, { snapshot }));
      const outcome = { winners: [0], scores: [1], reason: "out" };
      await store.append(aMove(id, 1, { outcome }));
      await store.saveReport({
        table: id,
        person: "ala",
        card: "roma",
        words: "",
        at: 1,
      });
    }
    await store.deleteTable(gone);
    expect(await store.table(gone)).toBeUndefined();
    expect(await store.log(gone, 0)).toEqual([]);
    expect(await store.snapshot(gone)).toBeUndefined();
    expect(await store.outcome(gone)).toBeUndefined();
    expect(await store.table(stays)).toMatchObject({ id: stays });
    expect(await store.log(stays, 0)).toHaveLength(2);
    expect(await store.outcome(stays)).toBeDefined();
    expect((await store.reports()).map(({ table }) => table)).toEqual([stays]);
    // A table made afterwards has a log of its own.
    const later = await make(store);
    expect(await store.log(later, 0)).toEqual([]);
  });
}
