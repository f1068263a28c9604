/** Kysely's SQLite over libsql's asynchronous interface: statements run at once, only the commit waits for the disk, on another thread. */

import Database from "libsql/promise";
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

export interface LibsqlDatabase {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<LibsqlStatement>;
  close(): void;
}

interface LibsqlStatement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): Promise<unknown[]>;
  run(parameters: readonly unknown[]): { readonly changes: number };
}

/** What the package's own types leave out. */
export function openLibsql(path: string): LibsqlDatabase {
  return new Database(path, {}) as LibsqlDatabase;
}

export function libsqlDialect(database: LibsqlDatabase): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(database),
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
function createDriver(database: LibsqlDatabase): Driver {
  const connection = connect(database);
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
    destroy() {
      database.close();
      return Promise.resolve();
    },
  };
}

interface Statement {
  readonly statement: LibsqlStatement;
  /** Asked once: the answer comes from outside JavaScript. */
  readonly isReader: boolean;
}

function connect(database: LibsqlDatabase): DatabaseConnection {
  // Kysely asks for a statement with every query; the same text is prepared once.
  const prepared = new Map<string, Statement>();
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      if (sql === "commit") {
        await database.exec(sql);
        return { rows: [] };
      }
      let known = prepared.get(sql);
      if (!known) {
        const statement = await database.prepare(sql);
        known = { statement, isReader: statement.reader };
        prepared.set(sql, known);
      }
      const { statement, isReader } = known;
      if (isReader) {
        const rows = (await statement.all(parameters)) as Row[];
        return { rows };
      }
      const { changes } = statement.run(parameters);
      const done: QueryResult<Row> = {
        rows: [],
        numAffectedRows: BigInt(changes),
      };
      return done;
    },
    streamQuery() {
      throw new Error("Nothing here is large enough to be streamed.");
    },
  };
}
