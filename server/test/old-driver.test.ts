/** Files that the driver before this one wrote: libsql 0.5, once closed and once killed, so that everything was still in its write-ahead log. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { testFolder } from "./server.ts";

function unpack(fixture: string, to: string): void {
  const packed = new URL(`fixtures/${fixture}.gz`, import.meta.url);
  writeFileSync(to, gunzipSync(readFileSync(packed)));
}

it.each([
  ["closed", { "libsql.db": "stolik.db" }],
  [
    "killed",
    {
      "libsql-killed.db": "stolik.db",
      "libsql-killed.db-wal": "stolik.db-wal",
    },
  ],
])("a folder that was %s is read as it was written", async (_, files) => {
  const folder = testFolder();
  for (const [fixture, name] of Object.entries(files))
    unpack(fixture, join(folder, name));
  const store = await openSqlite(folder);
  expect(await store.table("one")).toEqual({
    id: "one",
    game: "nsoe",
    rulesVersion: 1,
    dealtVersion: 1,
    contentVersion: "x",
    options: { board: "tight" },
    seed: "00".repeat(32),
    status: "playing",
    host: "ala",
    seats: [
      { type: "person", person: "ala", name: "Zażółć 😀", entropy: "e" },
      { type: "bot", name: "Ada", level: 2 },
    ],
    removed: [],
    revision: 1,
    next: null,
    // When it was made nobody wrote down: it counts from today.
    madeAt: expect.any(Number) as number,
  });
  expect(await store.log("one", 0)).toMatchObject([
    { seq: 0, seat: null, move: null, told: [], at: 1_700_000_000_000 },
    {
      seq: 1,
      seat: 0,
      move: { type: "draw" },
      moveId: "move-1",
      told: [{ event: { type: "drew", card: "łódź" }, only: [0] }],
    },
  ]);
  expect(await store.snapshot("one")).toMatchObject({
    state: { pile: ["łódź"] },
  });
  expect(await store.dueTables(1, 1_000)).toEqual(["one"]);
  expect(await store.reports()).toMatchObject([{ words: "Lies elsewhere." }]);
  expect(await store.stopTable("one")).toBeUndefined();
  await store.close();
});
