/** The queries of the keys that sign. They are rows of `meta`: the first one, and those added since, named after when that was. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { Schema } from "./schema.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";

const KEY_BYTES = 32;
const FIRST = "secret";
const ADDED = "secret:";

type KeyQueries = Pick<Store, "secret" | "cookieKeys" | "addCookieKey">;

/** Makes the first key if there is none. */
export async function keyQueries(
  db: Kysely<Schema>,
  { clock }: SqlDialect,
): Promise<KeyQueries> {
  const secret = await findFirst(db);
  return {
    secret: () => Promise.resolve(secret),
    async cookieKeys() {
      const { rows } = await sql<{ name: string; value: string; now: number }>`
        select name, value, ${clock} as now from meta
        where name like ${`${ADDED}%`}`.execute(db);
      const added = rows.map(({ name, value, now }) => ({
        value,
        age: Number(now) - Number(name.slice(ADDED.length)),
      }));
      const first = { value: secret, age: Infinity };
      return [...added.toSorted((one, other) => one.age - other.age), first];
    },
    async addCookieKey() {
      await sql`insert into meta (name, value)
        select cast(${ADDED} as text) || ${clock}, ${makeKey()}`.execute(db);
    },
  };
}

async function findFirst(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto("meta")
    .values({ name: FIRST, value: makeKey() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("meta")
    .select("value")
    .where("name", "=", FIRST)
    .executeTakeFirstOrThrow();
  return value;
}

function makeKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}
