/** The store's queries, the same for every database that Kysely speaks to. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { appendByNumber } from "./append-by-number.ts";
import { dailyQueries } from "./daily-queries.ts";
import { dueQueries } from "./due-queries.ts";
import { groupCommit } from "./group-commit.ts";
import type { Commit, GroupCommit } from "./group-commit.ts";
import { headsQueries } from "./heads-queries.ts";
import { keyQueries } from "./key-queries.ts";
import { logQueries } from "./log-queries.ts";
import { checkSchema, migrate } from "./migrate.ts";
import { prepare } from "./prepare.ts";
import { reportQueries } from "./report-queries.ts";
import type { Schema } from "./schema.ts";
import { sqliteSql } from "./sql-dialect.ts";
import { seatedQueries } from "./seated-queries.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";
import { sweepQueries } from "./sweep-queries.ts";
import { tableQueries } from "./table-queries.ts";

/** Brings SQLite's database up to date and answers by it. */
export async function queryStore(
  db: Kysely<Schema>,
  commit: Commit,
): Promise<Store> {
  await migrate(db);
  const group = groupCommit(commit);
  const store = await answerBy(db, group, sqliteSql);
  return { ...store, ...appendByNumber(db, group, store) };
}

/** Answers by a database that is up to date. */
export async function answerBy(
  db: Kysely<Schema>,
  group: GroupCommit,
  dialect: SqlDialect,
): Promise<Store> {
  await checkSchema(db);
  const putPerson = prepare(["id", "name"], ({ id, name }) =>
    db
      .insertInto("people")
      .values({ id, name })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name })),
  );
  const findPerson = prepare(["id"], ({ id }) =>
    db.selectFrom("people").select(["id", "name"]).where("id", "=", id),
  );
  const { dealing, ...logs } = logQueries(db, group, dialect);
  return {
    ...tableQueries(db, group, dialect, dealing),
    ...logs,
    ...headsQueries(db, dialect),
    ...dueQueries(db, group, dialect),
    ...dailyQueries(db, group),
    ...reportQueries(db, group),
    ...seatedQueries(db, group),
    ...sweepQueries(db, group),
    ...(await keyQueries(db, dialect)),
    async savePerson({ id, name }) {
      await group.write(putPerson({ id, name }));
    },
    async person(id) {
      const { rows } = await db.executeQuery(findPerson({ id }));
      return rows[0];
    },
    async ping() {
      await sql`select 1`.execute(db);
    },
    idle: () => group.idle(),
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}
