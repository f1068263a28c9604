/** The queries of reported cards. */

import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export function reportQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
): Pick<Store, "saveReport" | "reports"> {
  const insertReport = prepare(
    ["table", "person", "card", "words", "at"],
    ({ table, person, ...values }) =>
      db
        .insertInto("reports")
        .values({ table_id: table, person_id: person, ...values }),
  );
  return {
    async saveReport(report) {
      await group.write(insertReport({ ...report }));
    },
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
