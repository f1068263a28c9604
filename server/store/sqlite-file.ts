/** The database's file: taken by one process, and looked at before anything is written to it. */

import { Kysely } from "kysely";
import { join } from "node:path";
import { Damaged } from "./damage.ts";
import { checkNewer, marksOf, WORKS_SINCE } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { SqliteError, startThread } from "./thread.ts";
import type { Thread } from "./thread.ts";

const FILE = "stolik.db";
const BUSY = 5;
const NOT_A_DATABASE = 26;

export interface SqliteFile {
  readonly thread: Thread;
  readonly db: Kysely<Schema>;
  /** The migrations that made it what it is. */
  readonly applied: readonly string[];
}

export function fileIn(folder: string): string {
  return join(folder, FILE);
}

/** Opens the folder's file, made if there is none. Throws one clear line, the file untouched, if it is in use, no database, damaged, newer, or another program's. */
export async function openFile(folder: string): Promise<SqliteFile> {
  const thread = startThread(fileIn(folder));
  try {
    await lock(thread);
    const applied = await recognise(thread, fileIn(folder));
    await thread.query("pragma journal_mode = wal");
    await thread.query("pragma synchronous = full");
    const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
    return { thread, db, applied };
  } catch (error) {
    await thread.close().catch(() => undefined);
    throw explain(error, folder);
  }
}

/** The operating system holds the lock and frees it when the process dies, however it dies. */
async function lock(thread: Thread): Promise<void> {
  await thread.query("pragma locking_mode = exclusive");
  await thread.query("begin exclusive");
  await thread.query("commit");
}

/** Reads the header and the names of the tables, which a file that was cut short does not survive. */
async function recognise(
  thread: Thread,
  file: string,
): Promise<readonly string[]> {
  const tables = await namesOf(thread, "sqlite_master where type = 'table'");
  if (tables.length === 0) return [];
  const isOurs = tables.includes("kysely_migration");
  const applied = isOurs ? await namesOf(thread, "kysely_migration") : [];
  const [first] = Object.keys(migrations);
  if (!isOurs || (applied.length > 0 && applied[0] !== first))
    throw new Error(`${file} belongs to another program.`);
  if (applied.some((name) => !Object.hasOwn(migrations, name)))
    checkNewer(applied, await readMarks(thread));
  return applied;
}

async function readMarks(thread: Thread): Promise<ReadonlyMap<string, string>> {
  const { rows } = await thread.query(
    `select name, value from meta where name like '${WORKS_SINCE}%'`,
  );
  return marksOf(rows as Schema["meta"][]);
}

async function namesOf(
  thread: Thread,
  from: string,
): Promise<readonly string[]> {
  const { rows } = await thread.query(`select name from ${from} order by name`);
  return (rows as { name: string }[]).map(({ name }) => name);
}

function explain(error: unknown, folder: string): unknown {
  const cause = error instanceof Damaged ? error.cause : error;
  if (!(cause instanceof SqliteError)) return error;
  const file = fileIn(folder);
  if (cause.code === BUSY)
    return new Error(`The folder ${folder} is in use by another server.`, {
      cause,
    });
  if (cause.code === NOT_A_DATABASE)
    return new Error(`${file} is no database.`, { cause });
  return new Error(`${file} cannot be opened: ${cause.message}.`, { cause });
}
