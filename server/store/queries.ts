/** The store's queries, the same for every database that Kysely speaks to. */

import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import { groupCommit } from "./group-commit.ts";
import type { Commit } from "./group-commit.ts";
import { logQueries } from "./log-queries.ts";
import { checkSchema, migrate } from "./migrate.ts";
import { prepare } from "./prepare.ts";
import { reportQueries } from "./report-queries.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";
import { sweepQueries } from "./sweep-queries.ts";
import { tableQueries } from "./table-queries.ts";

const SECRET_BYTES = 32;

/** Brings the database up to date and answers by it. */
export async function queryStore(
  db: Kysely<Schema>,
  commit: Commit,
): Promise<Store> {
  await migrate(db);
  await checkSchema(db);
  const secret = await findSecret(db);
  const group = groupCommit(commit);
  const putPerson = prepare(["id", "name"], ({ id, name }) =>
    db
      .insertInto("people")
      .values({ id, name })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name })),
  );
  const findPerson = prepare(["id"], ({ id }) =>
    db.selectFrom("people").select(["id", "name"]).where("id", "=", id),
  );
  const { dealing, ...logs } = logQueries(db, group);
  return {
    ...tableQueries(db, group, dealing),
    ...logs,
    ...reportQueries(db, group),
    ...sweepQueries(db, group),
    secret: () => Promise.resolve(secret),
    async savePerson({ id, name }) {
      await group.write(putPerson({ id, name }));
    },
    async person(id) {
      const { rows } = await db.executeQuery(findPerson({ id }));
      return rows[0];
    },
    idle: () => group.idle(),
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

async function findSecret(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto("meta")
    .values({
      name: "secret",
      value: randomBytes(SECRET_BYTES).toString("base64url"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("meta")
    .select("value")
    .where("name", "=", "secret")
    .executeTakeFirstOrThrow();
  return value;
}
