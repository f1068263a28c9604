/** What a process remembers of tables, and that SQLite's rows are added by it. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { knownTables } from "../store/known-tables.ts";
import type { Commit } from "../store/group-commit.ts";
import { queryStore } from "../store/queries.ts";
import { openFile } from "../store/sqlite-file.ts";
import type { Store } from "../store/store.ts";
import { aMove, aTakeOver, make } from "./store/samples.ts";

const table = { number: 7, rulesVersion: 1 };
const leave: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of leave.splice(0)) await close();
});

it("remembers a table until it is forgotten", async () => {
  const known = knownTables();
  await known.learn("a", async () => table);
  expect(known.get("a")).toEqual(table);
  known.forget("a");
  expect(known.get("a")).toBeUndefined();
});

it("does not remember what was read before it was forgotten", async () => {
  const known = knownTables();
  await known.learn("a", async () => {
    known.forget("a");
    return table;
  });
  expect(known.get("a")).toBeUndefined();
});

it("adds plain moves by number, and looks the table up for all else", async () => {
  const { lookUps, store, statements } = await openRecorded();
  const id = await make(store);
  const ways: string[] = [];
  const add = async (...append: Parameters<typeof aMove>) => {
    statements.length = 0;
    const answer = await store.append(aMove(...append));
    ways.push(`${answer} by ${statements.map(wayOf).join(", then ")}`);
    // Reads are answered in order: after this one the table is known.
    await store.log(id, 0);
  };
  await add(id, 0);
  await add(id, 1);
  await add(id, 2, { dueIn: 0 });
  await add(id, 1);
  await store.takeOver(aTakeOver(id, 3));
  await add(id, 4);
  await add(id, 4, { rulesVersion: 2 });
  await add(id, 5, { rulesVersion: 2 });
  await store.deleteTable(id);
  await expect(store.append(aMove(id, 6, { rulesVersion: 2 }))).rejects.toThrow(
    `There is no table ${id}.`,
  );
  expect(ways).toEqual([
    "kept by id",
    "kept by number",
    "kept by id",
    "lost by number, then id",
    "fenced by id",
    "kept by id",
    "kept by number",
  ]);
  // Before its first move, and once its rules have changed.
  expect(lookUps()).toBe(2);
});

/** A store, the statements that begin what is written to it, and how often a table was looked up. */
async function openRecorded(): Promise<{
  lookUps: () => number;
  store: Store;
  statements: string[];
}> {
  const folder = mkdtempSync(path.join(tmpdir(), "stolik-known-"));
  const { thread, db } = await openFile(folder);
  const query = vi.spyOn(thread, "query");
  const lookUps = () =>
    query.mock.calls.filter(([sql]) => sql.includes("rulesVersion")).length;
  const statements: string[] = [];
  const commit: Commit = (writes) => {
    statements.push(...writes.map(([{ sql }]) => sql));
    return thread.commit(writes);
  };
  const store = await queryStore(db, commit);
  leave.push(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { lookUps, store, statements };
}

function wayOf(statement: string): string {
  return statement.includes(" from ") ? "id" : "number";
}
