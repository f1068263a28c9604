/** The store of many nodes: one PostgreSQL, 15 or newer. */

import { Kysely } from "kysely";
import { noMetrics } from "../../operations/metrics.ts";
import type { Metrics } from "../../operations/metrics.ts";
import { measured } from "../measured-commit.ts";
import { answerBy } from "../queries.ts";
import type { Schema } from "../schema.ts";
import type { Store } from "../store.ts";
import { givenRow, keepingRows } from "./append.ts";
import type { GivenRow, Kept } from "./append.ts";
import { batches } from "./batches.ts";
import { postgresDialect, postgresSql } from "./dialect.ts";
import { isOneRowsFault } from "./failures.ts";
import { migratePostgres } from "./migrate.ts";
import { openPool } from "./pool.ts";
import { postgresDefaults } from "./settings.ts";
import type { PostgresSettings } from "./settings.ts";
import { takingOver } from "./take-over.ts";
import { transactions } from "./writes.ts";

/** Brings the database up to date and answers by it. Throws one clear line if it cannot serve. */
export async function openPostgres(
  chosen: Pick<PostgresSettings, "url"> & Partial<PostgresSettings>,
  metrics: Metrics = noMetrics,
): Promise<Store> {
  const settings = { ...postgresDefaults, ...chosen };
  await migratePostgres(settings);
  const { url, connectTimeout, readers, writers } = settings;
  const pool = (size: number) =>
    openPool({ url, size, connectTimeout, hasTimeouts: true });
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool(readers)) });
  // Moves have connections of their own: a burst of new tables must not make them wait.
  const moving = pool(writers);
  const writing = pool(writers);
  const writes = transactions(writing);
  const rows = batches<GivenRow, Kept>({
    keep: measured(keepingRows(moving), metrics),
    tableOf: ({ table }) => table,
    lanes: writers,
    isOneRowsFault,
  });

  const idle = async () => {
    await rows.idle();
    await writes.idle();
  };
  const close = async () => {
    await idle();
    await moving.end();
    await writing.end();
    await db.destroy();
  };

  try {
    const store = await answerBy(db, writes, postgresSql);
    return {
      ...store,
      async append(append) {
        const kept = await rows.add(givenRow(append));
        if (kept === "unknown")
          throw new Error(`There is no table ${append.table}.`);
        return kept;
      },
      takeOver: takingOver(writes),
      idle,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
