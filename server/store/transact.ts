/** Transactions straight on a connection: what Kysely wraps around each of its queries costs as much as a small query. */

import { CompiledQuery } from "kysely";
import type { Kysely } from "kysely";
import type { Transact } from "./group-commit.ts";
import type { Runner } from "./prepare.ts";
import type { Schema } from "./schema.ts";

export function transact(db: Kysely<Schema>): Transact<Runner> {
  return (work) =>
    db.getExecutor().provideConnection(async (connection) => {
      const run = (sql: string) =>
        connection.executeQuery(CompiledQuery.raw(sql));
      await run("begin");
      try {
        await work(connection);
        await run("commit");
      } catch (error) {
        // A commit that failed may have ended the transaction by itself; what failed first is told.
        await run("rollback").catch(() => undefined);
        throw error;
      }
    });
}
