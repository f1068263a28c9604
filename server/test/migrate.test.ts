/** Folders from before: what an older Stolik wrote is read by this one. */

import { join } from "node:path";
import { Kysely, Migrator, sql } from "kysely";
import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { migrate } from "../store/migrate.ts";
import { migrations } from "../store/migrations.ts";
import type { Step } from "../store/migration-step.ts";
import type { Schema } from "../store/schema.ts";
import { sqliteDialect } from "../store/sqlite-dialect.ts";
import { openSqlite } from "../store/sqlite.ts";
import { startThread } from "../store/thread.ts";
import { request } from "./client.ts";
import { testFolder, testServer } from "./server.ts";

const names = Object.keys(migrations);

function openRaw(folder: string): Kysely<Schema> {
  const thread = startThread(join(folder, "stolik.db"));
  return new Kysely<Schema>({ dialect: sqliteDialect(thread) });
}

/** A folder as it was after that migration, with two tables in it. */
async function oldFolder(name: string): Promise<string> {
  const folder = testFolder();
  const db = openRaw(folder);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateTo(name);
  expect(error).toBeUndefined();
  await sql`insert into tables
    (id, game, rules_version, content_version, options, seed, status, host, revision)
    values ('old', 'nsoe', 1, 'x', '{}', ${"00".repeat(32)}, 'waiting', 'ala', 0),
      ('older', 'nsoe', 1, 'x', '{}', ${"00".repeat(32)}, 'over', 'ala', 0)`.execute(
    db,
  );
  await sql`insert into seats (table_id, seat, type, person_id, entropy)
    values ('old', 0, 'person', 'ala', ''), ('old', 1, 'open', null, null)`.execute(
    db,
  );
  await sql`insert into people (id, name) values ('ala', 'Ala')`.execute(db);
  await db.destroy();
  return folder;
}

it.each(names)("a server takes over a folder of %s", async (name) => {
  const { url } = await testServer({ dataFolder: await oldFolder(name) });
  const { status, body } = await request<TableInfo>(`${url}/api/tables/old`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    game: "nsoe",
    status: "waiting",
    seats: [{ name: "Ala" }, null],
    next: null,
  });
});

it("logs from before tables had numbers are read as they were written", async () => {
  const folder = await oldFolder("0003-next");
  const db = openRaw(folder);
  for (const table of ["older", "old"])
    for (const seq of [0, 1])
      await sql`insert into log (table_id, seq, seat, move, move_id, told, at)
        values (${table}, ${seq}, 0, ${`"${table}"`}, ${`move-${seq}`}, '[]', 5)`.execute(
        db,
      );
  await db.destroy();
  const store = await openSqlite(folder);
  for (const table of ["older", "old"])
    expect(await store.log(table, 0)).toEqual(
      [0, 1].map((seq) => ({
        seq,
        seat: 0,
        move: table,
        moveId: `move-${seq}`,
        told: [],
        at: 5,
      })),
    );
  await store.close();
});

it("tables from before it was kept when they were made count from now on", async () => {
  const before = Date.now();
  const store = await openSqlite(await oldFolder("0004-numbers"));
  const madeAt = (await store.table("old"))?.madeAt ?? 0;
  expect(madeAt).toBeGreaterThanOrEqual(before);
  const swept = await store.unplayed(
    { neverBegan: before, onlyBots: before },
    0,
    10,
  );
  expect(swept.ids).toEqual([]);
  await store.close();
});

it("a migration that breaks off leaves everything as it was", async () => {
  const folder = await oldFolder("0002-reports");
  const db = openRaw(folder);
  const broken = {
    ...migrations,
    "0005-broken": {
      async up() {
        await Promise.reject(new Error("The power went out."));
      },
    },
  };
  await expect(migrate(db, broken)).rejects.toThrow("The power went out.");
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info('tables')`.execute(db);
  expect(rows.map(({ name }) => name)).not.toContain("next_id");
  await db.destroy();
  const store = await openSqlite(folder);
  expect(await store.table("old")).toMatchObject({ id: "old", next: null });
  await store.close();
});

it("a folder of a newer Stolik is refused in one line, and let go", async () => {
  const folder = await oldFolder("0003-next");
  const db = openRaw(folder);
  await migrate(db, { ...migrations, "9999-later": { up: async () => {} } });
  await db.destroy();
  for (let time = 0; time < 2; time += 1)
    await expect(openSqlite(folder)).rejects.toThrow(
      "The data was written by a newer version of Stolik.",
    );
});

it("a folder that a newer Stolik only added to is taken, one that it took away from is not", async () => {
  const folder = await oldFolder(names.at(-1) ?? "");
  const latest = names.at(-1) ?? "";
  const added = { worksSince: latest, up: async () => {} };
  const steps = { ...migrations, "9998-added": added };
  const apply = async (more: Readonly<Record<string, Step>>) => {
    const db = openRaw(folder);
    await migrate(db, more);
    await db.destroy();
  };
  await apply(steps);
  const store = await openSqlite(folder);
  expect(await store.table("old")).toMatchObject({ id: "old" });
  await store.close();
  const takenAway = { worksSince: "9998-added", up: async () => {} };
  await apply({ ...steps, "9999-taken-away": takenAway });
  // The program between the two goes on.
  await apply(steps);
  await expect(openSqlite(folder)).rejects.toThrow(
    "The data was written by a newer version of Stolik.",
  );
});
