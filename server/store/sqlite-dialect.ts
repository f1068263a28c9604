/** Kysely's SQLite over the store's thread. */

import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type {
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { checkKeepable, isKeepable } from "./keepable.ts";
import type { Thread } from "./thread.ts";

export function sqliteDialect(thread: Thread): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite takes back what a failed transaction did to the tables themselves, though Kysely does not count on it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, lent to one at a time. */
function createDriver(thread: Thread): Driver {
  const connection = connect(thread);
  const queue: (() => void)[] = [];
  let isLent = false;
  const run = async (
    to: DatabaseConnection,
    sql: string,
    _settings?: TransactionSettings,
  ) => {
    await to.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      if (isLent) await new Promise<void>((resolve) => queue.push(resolve));
      isLent = true;
      return connection;
    },
    releaseConnection() {
      const next = queue.shift();
      if (next) next();
      else isLent = false;
      return Promise.resolve();
    },
    beginTransaction: (to) => run(to, "begin"),
    commitTransaction: (to) => run(to, "commit"),
    rollbackTransaction: (to) => run(to, "rollback"),
    destroy: () => thread.close(),
  };
}

function connect(thread: Thread): DatabaseConnection {
  return {
    async executeQuery<Row>({ query, sql, parameters }: CompiledQuery) {
      if (query.kind !== "SelectQueryNode") checkKeepable(parameters);
      // The driver would cut it and find something else.
      else if (!parameters.every(isKeepable)) return { rows: [] };
      const { rows, changes } = await thread.query(sql, parameters);
      const result: QueryResult<Row> = {
        rows: rows as Row[],
        numAffectedRows: BigInt(changes),
      };
      return result;
    },
    streamQuery() {
      throw new Error("Nothing here is large enough to be streamed.");
    },
  };
}
