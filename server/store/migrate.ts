/** Brings a database up to date, all the way or not at all. */

import { Migrator } from "kysely";
import type { Kysely, Migration } from "kysely";
import { migrations } from "./migrations.ts";
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

function isNewer(error: unknown): boolean {
  return (
    error instanceof Error && /migration \S+ is missing/.test(error.message)
  );
}
