/** What SQLite and PostgreSQL spell differently in the queries they share. */

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { LogPlace } from "./stored.ts";

export interface SqlDialect {
  /** The database's clock, in milliseconds. */
  readonly clock: RawBuilder<number>;
  /** The number of a table that is being made. */
  readonly nextNumber: RawBuilder<number>;
  /** A list of texts, as a query of one column. */
  texts(list: readonly string[]): RawBuilder<unknown>;
  /** Places in logs, as a query of the columns `id` and `seq`. */
  places(list: readonly LogPlace[]): RawBuilder<unknown>;
  /** Whether a value is among what the query finds, where each row found is given to one asker only. */
  isTakenFrom(query: RawBuilder<unknown>): RawBuilder<boolean>;
}

/** One process, one statement at a time: the clock is the process's, and nobody else asks. */
export const sqliteSql: SqlDialect = {
  clock: sql`cast(round(unixepoch('subsec') * 1000) as integer)`,
  nextNumber: sql`(select coalesce(max(number), 0) + 1 from tables)`,
  texts: (list) => sql`select value from json_each(${JSON.stringify(list)})`,
  places: (list) =>
    sql`select value ->> 'table' as id, value ->> 'seq' as seq
      from json_each(${JSON.stringify(list)})`,
  isTakenFrom: (query) => sql`in (${query})`,
};
