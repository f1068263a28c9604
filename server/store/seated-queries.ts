/** The queries of the tables at which a person sits. */

import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export function seatedQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
): Pick<Store, "renewTablesOf"> {
  return {
    async renewTablesOf(person) {
      const seatedAt = db
        .selectFrom("seats")
        .select("table_id")
        .where("person_id", "=", person);
      const renew = db
        .updateTable("tables")
        .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
        .where("status", "in", ["waiting", "playing"])
        .where("id", "in", seatedAt);
      if (!(await group.write(renew.compile()))) return [];
      const renewed = await db
        .selectFrom("tables")
        .select("id")
        .where("status", "in", ["waiting", "playing"])
        .where("id", "in", seatedAt)
        .execute();
      return renewed.map(({ id }) => id);
    },
  };
}
