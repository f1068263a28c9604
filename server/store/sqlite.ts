/** The embedded store: one SQLite file in one folder, for one process. */

import { Kysely } from "kysely";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { libsqlDialect, openLibsql } from "./libsql-dialect.ts";
import type { LibsqlDatabase } from "./libsql-dialect.ts";
import { queryStore } from "./queries.ts";
import { rememberPeople } from "./remember.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

const FILE = "stolik.db";

/** Opens the folder's database, made if there is none. Throws one clear line if another process has it. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const database = openLibsql(join(folder, FILE));
  try {
    await takeForGood(database);
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Error(`The folder ${folder} is in use by another server.`, {
      cause: error,
    });
  }
  const db = new Kysely<Schema>({ dialect: libsqlDialect(database) });
  const store = await queryStore(db).catch(async (error: unknown) => {
    await letGo(database);
    await db.destroy();
    throw error;
  });
  return {
    ...store,
    ...rememberPeople(store),
    async close() {
      await store.idle();
      await letGo(database);
      await store.close();
    },
  };
}

/** The operating system holds the lock and frees it when the process dies, however it dies. */
async function takeForGood(database: LibsqlDatabase): Promise<void> {
  await database.exec("pragma locking_mode = exclusive");
  await database.exec("pragma journal_mode = wal");
  await database.exec("pragma synchronous = full");
  await database.exec("begin exclusive");
  await database.exec("commit");
}

/** Statements keep the file open until they are collected, so the lock is given back by hand. */
async function letGo(database: LibsqlDatabase): Promise<void> {
  await database.exec("pragma journal_mode = delete");
  await database.exec("pragma locking_mode = normal");
  await database.exec("select 1 from sqlite_master");
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    String(error.code).startsWith("SQLITE_BUSY")
  );
}
