/** The embedded store on a disk that can be full. */

import { Kysely } from "kysely";
import { join } from "node:path";
import { libsqlDialect, openLibsql } from "../store/libsql-dialect.ts";
import { queryStore } from "../store/queries.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export interface LimitedStore {
  open(folder: string): Promise<Store>;
  /** The file can grow no more: what needs another page fails with SQLITE_FULL. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

export function limitedStore(): LimitedStore {
  let limit = (_pages: number) => Promise.resolve();
  return {
    open(folder) {
      const database = openLibsql(join(folder, "stolik.db"));
      limit = (pages) => database.exec(`pragma max_page_count = ${pages}`);
      return queryStore(
        new Kysely<Schema>({ dialect: libsqlDialect(database) }),
      );
    },
    // Never less than what is in use.
    fill: () => limit(1),
    makeRoom: () => limit(2 ** 30),
  };
}
