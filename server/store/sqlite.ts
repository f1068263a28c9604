/** The embedded store: one SQLite file in one folder, for one process. */

import { mkdirSync } from "node:fs";
import { noMetrics } from "../operations/metrics.ts";
import type { Metrics } from "../operations/metrics.ts";
import { measured } from "./measured-commit.ts";
import { queryStore } from "./queries.ts";
import { cachePeople } from "./person-cache.ts";
import { openFile } from "./sqlite-file.ts";
import type { Store } from "./store.ts";

export interface SqliteStore extends Store {
  /** Resolves if its thread has ended although nobody closed it: only another process has a store again. */
  readonly lost: Promise<Error>;
}

/** Opens the folder's database, made if there is none. Throws one clear line if it cannot serve. */
export async function openSqlite(
  folder: string,
  metrics: Metrics = noMetrics,
): Promise<SqliteStore> {
  mkdirSync(folder, { recursive: true });
  const { thread, db } = await openFile(folder);
  const commit = measured(thread.commit, metrics);
  const store = await queryStore(db, commit).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  return { ...store, ...cachePeople(store), lost: thread.lost };
}
