/** Brings PostgreSQL's schema up to date; of several nodes that start at once, one after the other. */

import { Kysely, sql } from "kysely";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { Step } from "../migration-step.ts";
import type { Schema } from "../schema.ts";
import { postgresDialect } from "./dialect.ts";
import { openPool } from "./pool.ts";
import type { Connection, Pool } from "./pool.ts";
import type { PostgresSettings } from "./settings.ts";
import { inTransaction, withConnection } from "./writes.ts";

/** Any number, as long as every node takes the same. */
const LOCK = 7_865_401;
/** As `server_version_num` writes 15.0. */
const OLDEST = 150_000;

export const postgresMigrations: Readonly<Record<string, Step>> = {
  ...migrations,
  // Two nodes that make tables in the same moment must not compute the same number; numbers of tables that were not made after all are missing.
  "0007-table-numbers": {
    async up(db: Kysely<unknown>) {
      await sql`create sequence table_numbers as integer`.execute(db);
    },
  },
  // Unlogged: a database that was killed forgets it, and the nodes tell it anew.
  "0008-board": {
    worksSince: "0007-table-numbers",
    async up(db: Kysely<unknown>) {
      await sql`create unlogged table nodes (
        id text primary key, seen_at bigint not null)`.execute(db);
      await sql`create unlogged table watching (
        node text not null, table_id text not null, kind text not null,
        person text not null, amount bigint not null, until bigint,
        primary key (node, table_id, kind, person))`.execute(db);
      await sql`create index watching_table on watching (table_id)`.execute(db);
      await sql`create unlogged table spent (
        id bigint generated always as identity, node text not null,
        kind text not null, address text not null,
        amount bigint not null, told_at bigint not null)`.execute(db);
      await sql`create index spent_told on spent (told_at)`.execute(db);
      await sql`create unlogged table held (
        node text not null, address text not null, amount bigint not null,
        primary key (node, address))`.execute(db);
    },
  },
  // A new name is told at the tables where its bearer sits.
  "0009-seated": {
    worksSince: "0008-board",
    async up(db: Kysely<unknown>) {
      await sql`create index seats_person on seats (person_id)
        where person_id is not null`.execute(db);
    },
  },
};

/**
 * Lock and migrations share one transaction on one connection. Kysely's own lock belongs to a session, which behind a
 * pooler is another one the next moment; and nodes that hold one connection each while they wait for a second may
 * leave none in the pooler for the one that has the lock.
 */
export async function migratePostgres(
  { url, connectTimeout }: PostgresSettings,
  steps: Readonly<Record<string, Step>> = postgresMigrations,
): Promise<void> {
  const pool = openPool({ url, size: 1, connectTimeout, hasTimeouts: false });
  try {
    await withConnection(pool, (held) =>
      inTransaction(held, async (on) => {
        await checkVersion(on);
        await on.query("select pg_advisory_xact_lock($1)", [LOCK]);
        const dialect = postgresDialect(poolOf(on));
        await migrate(new Kysely<Schema>({ dialect }), steps);
      }),
    );
  } finally {
    await pool.end();
  }
}

async function checkVersion(on: Connection): Promise<void> {
  const { rows } = await on.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as number`,
  );
  const problem = rows[0] && versionProblem(rows[0].version, rows[0].number);
  if (problem) throw new Error(problem);
}

/** Undefined: that version will do. */
export function versionProblem(
  version: string,
  number: number,
): string | undefined {
  return number < OLDEST
    ? `PostgreSQL 15 or newer is needed, and this is ${version}.`
    : undefined;
}

/** A connection that somebody else gives back. */
function poolOf({ query }: Connection): Pool {
  return {
    connect: () => Promise.resolve({ query, release: () => {} }),
    end: () => Promise.resolve(),
  };
}
