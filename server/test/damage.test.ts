/** Damaged files: what cannot be read is told by its place, and everything else goes on. */

import {
  closeSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Damaged } from "../store/damage.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import type { StoredTable } from "../store/stored.ts";
import { becomeGuest, request, startedTable } from "./client.ts";
import { raw } from "./raw.ts";
import { testFolder, testServer } from "./server.ts";

const PAGE = 4096;
const file = (folder: string) => join(folder, "stolik.db");

const table: StoredTable = {
  id: "one",
  game: "nsoe",
  rulesVersion: 1,
  dealtVersion: 1,
  contentVersion: "x",
  options: {},
  seed: "00".repeat(32),
  status: "playing",
  host: "ala",
  seats: [{ type: "person", person: "ala", name: "Ala", entropy: "" }],
  revision: 0,
  next: null,
  madeAt: 1_700_000_000_000,
  removed: [],
};

/** Two tables with a row each, and the SQL run on the file afterwards. */
async function folderWith(...statements: readonly string[]): Promise<string> {
  const folder = testFolder();
  const store = await openSqlite(folder);
  await store.savePerson({ id: "ala", name: "Ala" });
  for (const id of ["one", "two"]) {
    await store.createTable({ ...table, id });
    const row = { seq: 0, seat: null, move: null, moveId: null, told: [] };
    const snapshot = { seq: 0, rulesVersion: 1, state: {} };
    const outcome = { winners: [0], scores: [1], reason: "out" };
    const deal = { ...row, at: 1 };
    await store.append({
      table: id,
      row: deal,
      rulesVersion: 1,
      snapshot,
      outcome,
    });
  }
  await store.close();
  for (const sql of statements) await raw(folder, sql);
  return folder;
}

async function open(folder: string): Promise<Store> {
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  return store;
}

const reads: Readonly<
  Record<string, (store: Store, id: string) => Promise<unknown>>
> = {
  log: (store, id) => store.log(id, 0),
  snapshots: (store, id) => store.snapshot(id),
  outcomes: (store, id) => store.outcome(id),
  tables: (store, id) => store.table(id),
  seats: (store, id) => store.table(id),
};

describe.each(["cast(x'5bff5d' as text)", "'[{'", "cast(x'2200' as text)"])(
  "a value that is %s",
  (value) => {
    it.each([
      ["log", "told", "table_number = 1"],
      ["snapshots", "state", "table_id = 'one'"],
      ["outcomes", "outcome", "table_id = 'one'"],
      ["tables", "options", "id = 'one'"],
    ])("in %s.%s", async (name, column, where) => {
      const folder = await folderWith(
        `update ${name} set ${column} = ${value} where ${where}`,
      );
      const store = await open(folder);
      const error = await reads[name]?.(store, "one").catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Damaged);
      expect(error).toMatchObject({ place: { table: name, column } });
      expect(String(error)).toContain(`Damaged data in ${name}.${column}`);
      expect(await reads[name]?.(store, "two")).toBeDefined();
      await store.stopTable("one");
      await store.savePerson({ id: "ugo", name: "Ugo" });
    });
  },
);

it.each([
  ["seats", "entropy", "update seats set entropy = cast(x'ff' as text)"],
  ["seats", "type", "update seats set type = 'chair'"],
  ["people", "name", "update people set name = cast(x'c328' as text)"],
])("a table with damage in %s.%s is not made up", async (name, column, sql) => {
  const store = await open(await folderWith(sql));
  await expect(store.table("one")).rejects.toMatchObject({
    name: "Damaged",
    place: { table: name, column },
  });
});

it("a damaged page hits what lies on it", async () => {
  const folder = await folderWith();
  const [{ page } = { page: 0 }] = await raw<{ page: number }>(
    folder,
    "select rootpage as page from sqlite_master where name = 'snapshots'",
  );
  const descriptor = openSync(file(folder), "r+");
  writeSync(descriptor, Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE);
  closeSync(descriptor);
  const store = await open(folder);
  await expect(store.snapshot("one")).rejects.toMatchObject({
    name: "Damaged",
    place: { table: "snapshots" },
  });
  expect(await store.log("one", 0)).toHaveLength(1);
  expect(await store.table("one")).toMatchObject({ id: "one" });
  await store.savePerson({ id: "ugo", name: "Ugo" });
});

it("a server with a damaged table serves the others, and says where the damage is", async () => {
  const first = await testServer();
  const guests = [
    await becomeGuest(first.url, "Ala"),
    await becomeGuest(first.url, "Ugo"),
  ];
  const broken = await startedTable(guests, 0);
  const sound = await startedTable(guests, 0);
  await first.close();
  await raw(
    first.folder,
    "update log set told = cast(x'ff' as text) where table_number = (select number from tables where id = ?)",
    broken,
  );
  const { url, lines } = await testServer({ dataFolder: first.folder });
  await request(`${url}/api/tables/${broken}`);
  expect(JSON.stringify(lines)).toContain("Damaged data in log.told");
  const { status, body } = await request(`${url}/api/tables/${sound}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "playing" });
});

describe("a file that cannot serve is refused in one line and left as it was", () => {
  const refused = async (folder: string, message: string) => {
    const before = readFileSync(file(folder));
    for (let time = 0; time < 2; time += 1)
      await expect(openSqlite(folder)).rejects.toThrow(message);
    expect(readFileSync(file(folder)).equals(before)).toBe(true);
  };

  it("something else", async () => {
    const folder = testFolder();
    writeFileSync(file(folder), "Dear diary, ".repeat(1000));
    await refused(folder, `${file(folder)} is no database.`);
  });

  it("another program's database", async () => {
    const folder = testFolder();
    await raw(folder, "create table recipes (id integer)");
    await refused(folder, `${file(folder)} belongs to another program.`);
  });

  it("a newer version's", async () => {
    const folder = await folderWith(
      "insert into kysely_migration (name, timestamp) values ('9999-later', '')",
    );
    await refused(folder, "The data was written by a newer version of Stolik.");
  });

  it("one that was cut short", async () => {
    const folder = await folderWith();
    writeFileSync(
      file(folder),
      readFileSync(file(folder)).subarray(0, 2 * PAGE),
    );
    await refused(folder, `${file(folder)} cannot be opened: `);
  });

  it("one in which a table is missing", async () => {
    const folder = await folderWith("drop table reports");
    await expect(openSqlite(folder)).rejects.toThrow(
      "The database has no table reports.",
    );
  });
});
