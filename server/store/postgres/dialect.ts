/** PostgreSQL's part of the queries that all stores share. */

import { PostgresAdapter, PostgresDialect, sql } from "kysely";
import type { Dialect, PostgresPoolClient } from "kysely";
import type { SqlDialect } from "../sql-dialect.ts";
import { checkKeepable, isKeepable } from "../keepable.ts";
import type { Answer, Connection, Pool } from "./pool.ts";

/** In milliseconds. The time of the statement, because its transaction may have begun long before. */
export const CLOCK = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

export const postgresSql: SqlDialect = {
  clock: sql.raw(CLOCK),
  nextNumber: sql`nextval('table_numbers')`,
  texts: (list) => sql`select unnest(${list}::text[])`,
  places: (list) =>
    sql`select * from unnest(${list.map(({ table }) => table)}::text[],
      ${list.map(({ seq }) => seq)}::integer[]) as place (id, seq)`,
  // As an array it is asked once, however the update is carried out.
  isTakenFrom: (query) =>
    sql`= any(array(${query} for no key update skip locked))`,
};

export function postgresDialect(pool: Pool): Dialect {
  const dialect = new PostgresDialect({ pool: guarding(pool) });
  return {
    createAdapter: () => new MigratingAdapter(),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** What cannot be kept is neither written nor found: the driver would send something else in its place. */
function guarding(pool: Pool) {
  const guard = (connection: Connection) => ({
    query<Row>(sql: string, values: readonly unknown[]): Promise<Answer<Row>> {
      if (!/^\s*select\b/i.test(sql)) checkKeepable(values.flat());
      else if (!values.flat().every(isKeepable))
        return Promise.resolve({ command: "SELECT", rowCount: 0, rows: [] });
      return connection.query<Row>(sql, values);
    },
    release: () => connection.release(),
  });
  return {
    connect: async () => guard(await pool.connect()) as PostgresPoolClient,
    end: () => pool.end(),
  };
}

/** Migrations already run inside a transaction that holds their lock: see migrate.ts. */
class MigratingAdapter extends PostgresAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}
