/** Brings a database up to date, completely or not at all, and checks that it is. */

import { Migrator } from "kysely";
import type { Kysely, Migration } from "kysely";
import { migrations } from "./migrations.ts";
import type { Step } from "./migration-step.ts";
import { schemaTables } from "./schema.ts";
import type { Schema } from "./schema.ts";

/** Before the names of migrations in `meta`: since which one programs work beside it. */
export const WORKS_SINCE = "works-since:";

/** Throws one clear line if the data is newer than this program can work with. */
export async function migrate(
  db: Kysely<Schema>,
  steps: Readonly<Record<string, Step>> = migrations,
): Promise<void> {
  const applied = await appliedTo(db);
  if (applied.some((name) => !Object.hasOwn(steps, name)))
    return checkNewer(applied, await readMarks(db), steps);
  if (Object.keys(steps).every((name) => applied.includes(name))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(markAll(steps)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Throws one clear line unless this program may work with what newer ones have made of the data. */
export function checkNewer(
  applied: readonly string[],
  marks: ReadonlyMap<string, string>,
  steps: Readonly<Record<string, Step>> = migrations,
): void {
  const latest = Object.keys(steps).toSorted().at(-1) ?? "";
  for (const name of applied) {
    if (Object.hasOwn(steps, name)) continue;
    const since = marks.get(name);
    if (since === undefined || since > latest)
      throw new Error("The data was written by a newer version of Stolik.");
  }
}

/** Throws one clear line if something that the migrations made is no longer there. */
export async function checkSchema(db: Kysely<Schema>): Promise<void> {
  const found = await db.introspection.getTables();
  for (const [name, columns] of Object.entries(schemaTables)) {
    const table = found.find((one) => one.name === name);
    if (!table) throw new Error(`The database has no table ${name}.`);
    const there = new Set(table.columns.map((column) => column.name));
    const missing = columns.find((column) => !there.has(column));
    if (missing)
      throw new Error(`The database has no column ${name}.${missing}.`);
  }
}

/** A program that does not know a migration reads in the database whether it can work beside it. */
function markAll(
  steps: Readonly<Record<string, Step>>,
): Record<string, Migration> {
  const marked = Object.entries(steps).map(([name, { up, worksSince }]) => [
    name,
    {
      async up(db: Kysely<Schema>) {
        await up(db);
        if (worksSince === undefined) return;
        await db
          .insertInto("meta")
          .values({ name: WORKS_SINCE + name, value: worksSince })
          .execute();
      },
    },
  ]);
  return Object.fromEntries(marked) as Record<string, Migration>;
}

/** In their order; none before the first start. */
async function appliedTo(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({
    withInternalKyselyTables: true,
  });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

async function readMarks(
  db: Kysely<Schema>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("meta")
    .selectAll()
    .where("name", "like", `${WORKS_SINCE}%`)
    .execute();
  return marksOf(rows);
}

export function marksOf(
  rows: readonly Schema["meta"][],
): ReadonlyMap<string, string> {
  return new Map(
    rows.map(({ name, value }) => [name.slice(WORKS_SINCE.length), value]),
  );
}
