/** A statement that is sent all the time: by its name the database plans it once a connection, which saves two thirds of its time. */

import { createHash } from "node:crypto";
import { isNameLost } from "./failures.ts";
import type { Answer, Pool } from "./pool.ts";
import { repeating, withConnection } from "./writes.ts";

export type Statement<Row> = (
  values: readonly unknown[],
) => Promise<Answer<Row>>;

/** Behind a pooler the next connection may not know the name, or know it from others: from then on it is sent without one. */
export function statement<Row>(pool: Pool, sql: string): Statement<Row> {
  const name = nameOf(sql);
  let isNamed = true;
  return (values) =>
    repeating(() =>
      withConnection(pool, async (on) => {
        if (isNamed)
          try {
            return await on.query<Row>(sql, values, name);
          } catch (error) {
            // Nothing was done: the name is looked up before the statement begins.
            if (!isNameLost(error)) throw error;
            isNamed = false;
          }
        return on.query<Row>(sql, values);
      }),
    );
}

/** Other versions of a statement have other names, whoever shares the connection. */
export function nameOf(sql: string): string {
  const digest = createHash("sha256").update(sql).digest("hex");
  return `stolik-${digest.slice(0, 16)}`;
}
