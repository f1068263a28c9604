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

/**
 * One connection for all: the thread answers in order, so a read need not wait until the answer to another has arrived.
 * So a transaction of Kysely's is safe only while nothing else is asked, as when the database is opened; afterwards every write is a group commit.
 */
function createDriver(thread: Thread): Driver {
  const connection = connect(thread);
  const run = async (
    to: DatabaseConnection,
    sql: string,
    _settings?: TransactionSettings,
  ) => {
    await to.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
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
