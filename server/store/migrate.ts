/** Brings a database up to date, all the way or not at all, and looks whether it is. */

import { Migrator } from "kysely";
import type { Kysely, Migration } from "kysely";
import { migrations } from "./migrations.ts";
import { schemaTables } from "./schema.ts";
import type { Schema } from "./schema.ts";

/** Throws one clear line if the data is newer than this program. */
export async function migrate(
  db: Kysely<Schema>,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error && isNewer(error))
    throw new Error("The data was written by a newer version of Stolik.", {
      cause: error,
    });
  if (error) throw error;
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

function isNewer(error: unknown): boolean {
  return (
    error instanceof Error && /migration \S+ is missing/.test(error.message)
  );
}
