/** The queries that look at many tables at once: where they stand, and what their logs have since. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { isKeepable } from "./keepable.ts";
import { toLogRow } from "./log-row.ts";
import type { Schema } from "./schema.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";
import type { LogRow } from "./stored.ts";

export function headsQueries(
  db: Kysely<Schema>,
  { texts, places }: SqlDialect,
): Pick<Store, "heads" | "rowsAfter"> {
  return {
    async heads(tables) {
      const { rows } = await sql<
        Pick<Schema["tables"], "id" | "status" | "revision"> & {
          seq: number | null;
        }
      >`select id, status, revision, (select max(seq) from log
          where log.table_number = tables.number) as seq
        from tables where id in (${texts(tables.filter(isKeepable))})`.execute(
        db,
      );
      return new Map(
        rows.map(({ id, seq, status, revision }) => [
          id,
          { seq: seq ?? -1, status, revision },
        ]),
      );
    },
    async rowsAfter(list, limit) {
      const known = list.filter(({ table }) => isKeepable(table));
      const { rows } = await sql<{ id: string } & Schema["log"]>`
        select tables.id, log.seq, seat, move, move_id, seating, rules, told, at
        from (${places(known)}) as place
        join tables on tables.id = place.id
        join log on log.table_number = tables.number and log.seq > place.seq
        order by tables.number, log.seq limit ${limit}`.execute(db);
      const found = new Map<string, LogRow[]>();
      for (const row of rows) {
        const ofTable = found.get(row.id);
        if (ofTable) ofTable.push(toLogRow(row));
        else found.set(row.id, [toLogRow(row)]);
      }
      return found;
    },
  };
}
