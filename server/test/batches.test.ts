/** Rows that arrive together share one statement, and none is answered before it. */

import { expect, it, vi } from "vitest";
import { batches } from "../store/postgres/batches.ts";
import type { BatchRules } from "../store/postgres/batches.ts";

interface Row {
  readonly table: string;
  readonly seq: number;
}

const row = (table: string, seq = 1): Row => ({ table, seq });
const namesOf = (rows: readonly Row[]) =>
  rows.map(({ table, seq }) => `${table}${seq}`);

class RowsFault extends Error {}

/** A database that answers when it is told to. */
function slowDatabase(lanes = 1) {
  const asked: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const rules: BatchRules<Row, string> = {
    keep: (rows) =>
      new Promise((resolve, reject) => {
        asked.push(namesOf(rows));
        answers.push((error) =>
          error ? reject(error) : resolve(namesOf(rows)),
        );
      }),
    tableOf: ({ table }) => table,
    lanes,
    isOneRowsFault: (error) => error instanceof RowsFault,
  };
  const answer = async (call: number, error?: Error) => {
    await vi.waitUntil(() => answers.length > call, { interval: 1 });
    answers[call]?.(error);
  };
  return { rows: batches(rules), asked, answer };
}

it("what arrives while the lanes are busy gathers for the next batch", async () => {
  const { rows, asked, answer } = slowDatabase();
  const first = rows.add(row("a"));
  await vi.waitUntil(() => asked.length === 1, { interval: 1 });
  const rest = ["b", "c"].map((table) => rows.add(row(table)));
  await answer(0);
  expect(await first).toBe("a1");
  await answer(1);
  expect(await Promise.all(rest)).toEqual(["b1", "c1"]);
  expect(asked).toEqual([["a1"], ["b1", "c1"]]);
});

it("beside another, a batch begins once it is as large", async () => {
  const { rows, asked, answer } = slowDatabase(2);
  const first = ["a", "b", "c"].map((table) => rows.add(row(table)));
  await vi.waitUntil(() => asked.length === 1, { interval: 1 });
  const two = ["d", "e"].map((table) => rows.add(row(table)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveLength(1);
  const third = rows.add(row("f"));
  await answer(1);
  expect(await Promise.all([...two, third])).toEqual(["d1", "e1", "f1"]);
  await answer(0);
  await Promise.all(first);
  expect(asked).toEqual([
    ["a1", "b1", "c1"],
    ["d1", "e1", "f1"],
  ]);
});

it("a small one begins as soon as the other is done", async () => {
  const { rows, asked, answer } = slowDatabase(2);
  const first = ["a", "b"].map((table) => rows.add(row(table)));
  await vi.waitUntil(() => asked.length === 1, { interval: 1 });
  const last = rows.add(row("c"));
  await answer(0);
  await Promise.all(first);
  await answer(1);
  expect(await last).toBe("c1");
});

it("rows of one table follow each other, also where a lane is free", async () => {
  const { rows, asked, answer } = slowDatabase(2);
  const all = [row("a", 1), row("a", 2), row("b", 1)].map(rows.add);
  await vi.waitUntil(() => asked.length === 1, { interval: 1 });
  const other = rows.add(row("c"));
  await answer(1);
  await other;
  await answer(0);
  await answer(2);
  await Promise.all(all);
  await rows.idle();
  expect(asked).toEqual([["a1", "b1"], ["c1"], ["a2"]]);
});

it("a row at fault is found by halves", async () => {
  const keep = vi.fn<BatchRules<Row, string>["keep"]>((rows) =>
    rows.some(({ table }) => table === "bad")
      ? Promise.reject(new RowsFault("too large"))
      : Promise.resolve(namesOf(rows)),
  );
  const rows = batches<Row, string>({
    keep,
    tableOf: ({ table }) => table,
    lanes: 1,
    isOneRowsFault: (error) => error instanceof RowsFault,
  });
  const tables = Array.from({ length: 64 }, (_, index) => `table-${index}-`);
  const good = tables.map((table) => rows.add(row(table)));
  const bad = rows.add(row("bad"));
  await expect(bad).rejects.toThrow("too large");
  expect(await Promise.all(good)).toEqual(tables.map((table) => `${table}1`));
  expect(keep.mock.calls.length).toBeLessThan(20);
});

it("a database that is away fails the whole batch at once, and the next is tried", async () => {
  const { rows, asked, answer } = slowDatabase();
  const failed = Promise.allSettled(
    ["a", "b", "c"].map((table) => rows.add(row(table))),
  );
  await answer(0, new Error("away"));
  expect((await failed).map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => "rejected"),
  );
  expect(asked).toHaveLength(1);
  const next = rows.add(row("a"));
  await answer(1);
  expect(await next).toBe("a1");
});
