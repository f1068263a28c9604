/** Which text every store keeps as it is, and which it refuses. */

import { expect, it } from "vitest";
import { Unkeepable } from "../../store/damage.ts";
import type { Append, StoredTable } from "../../store/stored.ts";
import { aMove, aTable, make } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

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
    rulesVersion: 1,
    row: {
      ...row,
      move: { [text]: text },
      moveId: text,
      told: [{ event: { type: text } }],
    },
  };
}

export function textsSuite(open: OpenStore): void {
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
      store.append({ ...good, row: { ...row, moveId: text } }),
      store.append({ ...good, table: text }),
      ...(["table", "person", "card", "words"] as const).map((member) =>
        store.saveReport({ ...report, [member]: text }),
      ),
    ]);
    // What arrives together with them is kept.
    expect(await store.append(good)).toBe("kept");
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
    const move = moveWith(table.id, text);
    const append = { ...move, row: { ...move.row, moveId: "one" } };
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
    expect((await store.heads([text, "a"])).size).toBe(1);
    const places = [text, "a"].map((id) => ({ table: id, seq: 0 }));
    expect((await store.rowsAfter(places, 10)).size).toBe(1);
  });
}
