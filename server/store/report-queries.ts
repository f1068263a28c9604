/** The queries of reported cards. */

import type { Kysely, Transaction } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export function reportQueries(
  db: Kysely<Schema>,
  group: GroupCommit<Transaction<Schema>>,
): Pick<Store, "saveReport" | "reports"> {
  return {
    saveReport: ({ table, person, ...report }) =>
      group.write(async (transaction) => {
        await transaction
          .insertInto("reports")
          .values({ table_id: table, person_id: person, ...report })
          .execute();
      }),
    async reports() {
      const rows = await db
        .selectFrom("reports")
        .selectAll()
        .orderBy("at")
        .execute();
      return rows.map(({ table_id, person_id, card, words, at }) => ({
        table: table_id,
        person: person_id,
        card,
        words,
        at: Number(at),
      }));
    },
  };
}
