/** What every store must do; run against each of them. */

import { describe, expect, it } from "vitest";
import { Unkeepable } from "../store/damage.ts";
import type { Append, Store, StoredTable } from "../store/store.ts";

let tables = 0;

function aTable(status: StoredTable["status"] = "waiting"): StoredTable {
  tables += 1;
  return {
    id: `table-${tables}`,
    game: "nsoe",
    rulesVersion: 1,
    contentVersion: "x",
    options: { board: "tight" },
    seed: "00".repeat(32),
    status,
    host: "ala",
    seats: [
      { type: "person", person: "ala", name: "Ala", entropy: "e" },
      { type: "open" },
      { type: "bot", name: "Ada", level: 2 },
    ],
    revision: 0,
    next: null,
    madeAt: 1_700_000_000_000,
  };
}

/** The id of a table that is being played. */
async function make(store: Store): Promise<string> {
  const table = aTable("playing");
  await store.createTable(table);
  return table.id;
}

function aMove(table: string, seq: number, more: Partial<Append> = {}): Append {
  const row = {
    seq,
    seat: seq === 0 ? null : 0,
    move: seq === 0 ? null : { type: "draw", pile: seq },
    moveId: seq === 0 ? null : `move-${seq}`,
    told: [{ event: { type: "drew" }, only: [0] }],
    at: 1_700_000_000_000,
  };
  return { table, row, ...more };
}

/** Text of every class of code point that a database keeps as it is. */
const kept: readonly string[] = [
  ...range(0x01, 0x1f),
  ...range(0x7f, 0x9f),
  "\ufffe",
  "\uffff",
  "\u{1fffe}",
  "\u{10ffff}",
  "\ufdd0",
  "\ufffd",
  "\u{1f600}",
  "\u{20000}",
  "\ufeff",
  "e\u0301",
  "\u200e\u200f\u202e\u2066",
  "\u2028\u2029",
  "\u0800\u07ff\uffef",
  `'"\\%_?:$`,
].map((text) => `a${text}z`);

/** NUL, and halves of characters: text that some database cuts or changes. */
const unkept: readonly string[] = ["a\0z", "\0", "\ud800", "a\udc00z"];

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  );
}

/** A table with that text in every member that takes one. */
function tableWith(text: string): StoredTable {
  const table = aTable("playing");
  return {
    ...table,
    id: `${table.id}${text}`,
    contentVersion: text,
    options: { [text]: text },
    host: text,
    seats: [
      { type: "person", person: text, name: text, entropy: text },
      { type: "bot", name: text, level: 2 },
    ],
  };
}

function moveWith(table: string, text: string): Append {
  const { row } = aMove(table, 1);
  return {
    table,
    row: {
      ...row,
      move: { [text]: text },
      moveId: text,
      told: [{ event: { type: text } }],
    },
  };
}

export function storeSuite(
  name: string,
  /** `reopen` closes the store and opens the same data again. */
  open: () => Promise<{ store: Store; reopen: () => Promise<Store> }>,
): void {
  describe(`the store ${name}`, () => {
    it("keeps its secret", async () => {
      const { store, reopen } = await open();
      const secret = await store.secret();
      expect(secret.length).toBeGreaterThan(30);
      const again = await reopen();
      expect(await again.secret()).toBe(secret);
    });

    it("keeps reports of cards with their table", async () => {
      const { store, reopen } = await open();
      const report = {
        table: "table-x",
        person: "ala",
        card: "roma",
        words: "Lies elsewhere.",
        at: 1_700_000_000_000,
      };
      await store.saveReport(report);
      expect(await (await reopen()).reports()).toEqual([report]);
    });

    it("keeps people and their latest name", async () => {
      const { store } = await open();
      expect(await store.person("ala")).toBeUndefined();
      await store.savePerson({ id: "ala", name: "Ala" });
      await store.savePerson({ id: "ala", name: "Alina" });
      expect(await store.person("ala")).toEqual({ id: "ala", name: "Alina" });
    });

    it("keeps a table as it was made", async () => {
      const { store, reopen } = await open();
      await store.savePerson({ id: "ala", name: "Ala" });
      const table = aTable();
      await store.createTable(table);
      const again = await reopen();
      expect(await again.table(table.id)).toEqual(table);
      expect(await again.table("nowhere")).toBeUndefined();
    });

    it("keeps every class of code point in every member as it is", async () => {
      const { store, reopen } = await open();
      const written = kept.map((text) => {
        const table = tableWith(text);
        const snapshot = { seq: 1, rulesVersion: 1, state: { [text]: text } };
        const outcome = { winners: [0], scores: [1], reason: text };
        const append = { ...moveWith(table.id, text), snapshot, outcome };
        const report = {
          table: table.id,
          person: text,
          card: text,
          words: text,
          at: 1,
        };
        return { text, table, append, report };
      });
      await Promise.all(
        written.map(async ({ text, table, append, report }) => {
          await store.savePerson({ id: text, name: text });
          await store.createTable(table);
          await store.append(append);
          await store.saveReport(report);
        }),
      );
      const again = await reopen();
      for (const { text, table, append } of written) {
        expect(await again.person(text)).toEqual({ id: text, name: text });
        const over = { ...table, status: "over" };
        expect(await again.table(table.id)).toEqual(over);
        expect(await again.log(table.id, 0)).toEqual([append.row]);
        expect(await again.snapshot(table.id)).toEqual(append.snapshot);
        expect(await again.outcome(table.id)).toEqual(append.outcome);
      }
      const reports = await again.reports();
      expect(new Set(reports.map(({ words }) => words))).toEqual(new Set(kept));
      expect(reports).toEqual(
        expect.arrayContaining(written.map(({ report }) => report)),
      );
    });

    it.each(unkept)("refuses %j before anything is written", async (text) => {
      const { store, reopen } = await open();
      const id = await make(store);
      const table = aTable();
      const good = aMove(id, 1);
      const { row } = good;
      const seat = { type: "person", person: "ala", name: "Ala" } as const;
      const report = { table: id, person: "ala", card: "x", words: "y", at: 1 };
      const refused = Promise.allSettled([
        store.savePerson({ id: "ala", name: text }),
        store.savePerson({ id: text, name: "Ala" }),
        store.createTable({ ...table, id: text }),
        store.createTable({ ...table, host: text }),
        store.createTable({ ...table, seats: [{ ...seat, entropy: text }] }),
        store.append({ table: id, row: { ...row, moveId: text } }),
        store.append({ table: text, row }),
        ...(["table", "person", "card", "words"] as const).map((member) =>
          store.saveReport({ ...report, [member]: text }),
        ),
      ]);
      // What arrives together with them is kept.
      expect(await store.append(good)).toBe(true);
      for (const one of await refused)
        expect(one).toMatchObject({ reason: expect.any(Unkeepable) });
      const again = await reopen();
      expect(await again.person("ala")).toBeUndefined();
      expect(await again.table(table.id)).toBeUndefined();
      expect(await again.log(id, 0)).toEqual([row]);
      expect(await again.reports()).toEqual([]);
    });

    it.each(unkept)("keeps %j where it is part of JSON", async (text) => {
      const { store, reopen } = await open();
      const table = { ...aTable("playing"), options: { [text]: text } };
      await store.createTable(table);
      const snapshot = { seq: 1, rulesVersion: 1, state: { [text]: text } };
      const { row } = moveWith(table.id, text);
      const append = { table: table.id, row: { ...row, moveId: "one" } };
      await store.append({ ...append, snapshot });
      const again = await reopen();
      const { options } = (await again.table(table.id)) ?? {};
      expect(options).toEqual(table.options);
      expect(await again.log(table.id, 0)).toEqual([append.row]);
      expect(await again.snapshot(table.id)).toEqual(snapshot);
    });

    it.each(unkept)("finds nothing by %j", async (text) => {
      const { store } = await open();
      await store.savePerson({ id: "a", name: "Ala" });
      const table = { ...aTable("playing"), id: "a" };
      await store.createTable(table);
      await store.append(
        aMove("a", 1, { snapshot: { seq: 1, rulesVersion: 1, state: {} } }),
      );
      expect(await store.person(text)).toBeUndefined();
      expect(await store.table(text)).toBeUndefined();
      expect(await store.log(text, 0)).toEqual([]);
      expect(await store.snapshot(text)).toBeUndefined();
      expect(await store.outcome(text)).toBeUndefined();
    });

    it("lets one of two changes at once win", async () => {
      const { store } = await open();
      const table = aTable();
      await store.createTable(table);
      const closed = { ...table, host: null, status: "stopped" } as const;
      const seated = { ...table, host: "ugo" };
      const won = await Promise.all([
        store.saveLobby(seated, 0),
        store.saveLobby(closed, 0),
      ]);
      expect(won).toEqual([true, false]);
      expect(await store.table(table.id)).toMatchObject({
        host: "ugo",
        status: "waiting",
        revision: 1,
      });
    });

    it("starts a table once", async () => {
      const { store } = await open();
      const table = aTable();
      await store.createTable(table);
      const deal = aMove(table.id, 0, { dueAt: 5 });
      const won = await Promise.all([
        store.startTable(deal, 0),
        store.startTable(deal, 0),
      ]);
      expect(won).toEqual([true, false]);
      expect(await store.saveLobby(table, 1)).toBe(false);
      expect(await store.log(table.id, 0)).toEqual([deal.row]);
    });

    it("keeps what the host added to the seed with the deal, or neither", async () => {
      const { store } = await open();
      const table = aTable();
      await store.createTable(table);
      const deal = aMove(table.id, 0);
      const late = { seat: 0, entropy: "late" };
      const entropies = async () =>
        (await store.table(table.id))?.seats.map((seat) =>
          seat.type === "person" ? seat.entropy : null,
        );
      expect(await store.startTable(deal, 7, late)).toBe(false);
      expect(await entropies()).toEqual(["e", null, null]);
      expect(await store.startTable(deal, 0, late)).toBe(true);
      expect(await entropies()).toEqual(["late", null, null]);
    });

    it("lets one of two tables follow another, and makes the other not at all", async () => {
      const { store, reopen } = await open();
      const over = aTable("over");
      const [one, other, later] = [aTable(), aTable(), aTable()];
      await store.createTable(over);
      const won = await Promise.all([
        store.followTable(over.id, null, 0, one),
        store.followTable(over.id, null, 1, other),
      ]);
      expect(won).toEqual([true, false]);
      const next = { id: one.id, seat: 0 };
      const again = await reopen();
      expect(await again.table(over.id)).toMatchObject({ next });
      expect(await again.table(one.id)).toMatchObject({ status: "waiting" });
      expect(await again.table(other.id)).toBeUndefined();
      expect(await again.followTable(over.id, next, 1, later)).toBe(true);
      expect(await again.table(over.id)).toMatchObject({
        next: { id: later.id, seat: 1 },
      });
    });

    it("gives a place in the log to one of two", async () => {
      const { store } = await open();
      const id = await make(store);
      const one = aMove(id, 1);
      const other = { ...one, row: { ...one.row, moveId: "other" } };
      const won = await Promise.all([store.append(one), store.append(other)]);
      expect(won).toEqual([true, false]);
      expect(await store.log(id, 0)).toEqual([one.row]);
    });

    it("keeps the log of a table that was made, and no other", async () => {
      const { store } = await open();
      await expect(store.append(aMove("nowhere", 0))).rejects.toThrow(Error);
      expect(await store.log("nowhere", 0)).toEqual([]);
    });

    it("reads the log from anywhere, in order", async () => {
      const { store } = await open();
      const id = await make(store);
      for (const seq of [0, 1, 2, 3]) await store.append(aMove(id, seq));
      const rows = await store.log(id, 2);
      expect(rows).toEqual([aMove(id, 2).row, aMove(id, 3).row]);
    });

    it("finds the latest snapshot, or the latest before", async () => {
      const { store } = await open();
      const id = await make(store);
      for (const seq of [0, 50]) {
        const snapshot = { seq, rulesVersion: 1, state: { seq } };
        await store.append(aMove(id, seq, { snapshot }));
      }
      await store.saveSnapshot(id, { seq: 60, rulesVersion: 1, state: {} });
      expect(await store.snapshot(id)).toMatchObject({ seq: 60 });
      expect(await store.snapshot(id, 59)).toMatchObject({
        seq: 50,
        state: { seq: 50 },
      });
      expect(await store.snapshot("nowhere")).toBeUndefined();
    });

    it("a lost race leaves nothing else behind", async () => {
      const { store } = await open();
      const id = await make(store);
      await store.append(aMove(id, 1));
      const outcome = { winners: [0], scores: [1], reason: "out" };
      const snapshot = { seq: 1, rulesVersion: 1, state: {} };
      expect(await store.append(aMove(id, 1, { outcome, snapshot }))).toBe(
        false,
      );
      expect(await store.outcome(id)).toBeUndefined();
      expect(await store.snapshot(id)).toBeUndefined();
    });

    it("keeps the outcome and ends the table", async () => {
      const { store } = await open();
      const table = aTable("playing");
      await store.createTable(table);
      const outcome = { winners: [0], scores: [1, 2, 3], reason: "out" };
      await store.append(aMove(table.id, 1, { dueAt: 1 }));
      await store.append(aMove(table.id, 2, { outcome }));
      expect(await store.outcome(table.id)).toEqual(outcome);
      expect(await store.table(table.id)).toMatchObject({ status: "over" });
      expect(await store.dueTables(10, 10, 1_000)).toEqual([]);
    });

    it("finds what is due, longest due first", async () => {
      const { store } = await open();
      const late = aTable("playing");
      const later = aTable("playing");
      const stopped = aTable("playing");
      for (const table of [late, later, stopped])
        await store.createTable(table);
      await store.append(aMove(later.id, 1, { dueAt: 7 }));
      await store.append(aMove(late.id, 1, { dueAt: 5 }));
      await store.append(aMove(stopped.id, 1, { dueAt: 1 }));
      await store.stopTable(stopped.id);
      expect(await store.dueTables(4, 10, 1_000)).toEqual([]);
      expect(await store.dueTables(9, 10, 1_000)).toEqual([late.id, later.id]);
      expect(await store.dueTables(9, 1, 1_000)).toEqual([late.id]);
      await store.append(aMove(late.id, 2, { dueAt: null }));
      expect(await store.dueTables(9, 10, 1_000)).toEqual([later.id]);
    });

    it("finds what is due later than any bot waits, by a clock that was set back", async () => {
      const { store } = await open();
      const id = await make(store);
      await store.append(aMove(id, 1, { dueAt: 5_000 }));
      expect(await store.dueTables(4_000, 10, 1_000)).toEqual([]);
      expect(await store.dueTables(3_999, 10, 1_000)).toEqual([id]);
    });

    it("pauses the bots of a table and resumes them", async () => {
      const { store } = await open();
      const id = await make(store);
      await store.append(aMove(id, 1, { dueAt: 5 }));
      // Only what was paused becomes due anew.
      expect(await store.resumeBots(id, 9)).toBe(5);
      await store.pauseBots(id);
      expect(await store.dueTables(9, 10, 1_000)).toEqual([]);
      expect(await store.resumeBots(id, 9)).toBe(9);
      expect(await store.dueTables(9, 10, 1_000)).toEqual([id]);
      await store.stopTable(id);
      expect(await store.resumeBots(id, 9)).toBeUndefined();
    });

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
      expect((await store.reports()).map(({ table }) => table)).toEqual([
        stays,
      ]);
      // A table made afterwards has a log of its own.
      const later = await make(store);
      expect(await store.log(later, 0)).toEqual([]);
    });

    it("keeps many writes that arrive together", async () => {
      const { store, reopen } = await open();
      const ids = await Promise.all(
        Array.from({ length: 200 }, () => make(store)),
      );
      const kept = await Promise.all(
        ids.map((id) => store.append(aMove(id, 1))),
      );
      expect(kept.every(Boolean)).toBe(true);
      const again = await reopen();
      for (const id of ids) expect(await again.log(id, 0)).toHaveLength(1);
    });
  });
}
