/** Connections to PostgreSQL: a few at a time, dropped when they fail, opened again when they are needed. */

import pg from "pg";
import { MOST_WAITING, tooMany } from "../failure.ts";
import { failureOf, isNameLost } from "./failures.ts";
import { statementNames } from "./statement-names.ts";
import type { StatementNames } from "./statement-names.ts";

/** Statements that take longer are given up, so that one that hangs does not hold up a node. */
const STATEMENT_TIMEOUT = 5_000;
const LOCK_TIMEOUT = 1_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 2_000;
/** Where the network is cut without a word, nobody but this side can tell. */
const ANSWER_TIMEOUT = 2 * STATEMENT_TIMEOUT;

/** The number of PostgreSQL's type `bigint`, which the driver reads as text: times fit in a number. */
const BIGINT = 20;

export interface Answer<Row> {
  readonly command: "UPDATE" | "DELETE" | "INSERT" | "SELECT" | "MERGE";
  readonly rowCount: number;
  readonly rows: Row[];
}

export interface Connection {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Answer<Row>>;
  release(): void;
}

/** Also what Kysely takes for a pool. */
export interface Pool {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  readonly connectTimeout: number;
  /** False for migrations, which take as long as they take. */
  readonly hasTimeouts: boolean;
}

export function openPool(
  options: PoolOptions,
  mostWaiting = MOST_WAITING,
): Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    connectionTimeoutMillis: options.connectTimeout,
    keepAlive: true,
    application_name: "stolik",
    types: { getTypeParser },
    ...(options.hasTimeouts
      ? {
          statement_timeout: STATEMENT_TIMEOUT,
          lock_timeout: LOCK_TIMEOUT,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
          query_timeout: ANSWER_TIMEOUT,
        }
      : {}),
  });
  // A connection that broke while nobody used it has left the pool already; the next query gets another.
  pool.on("error", () => {});
  const names = statementNames();
  return {
    async connect() {
      if (pool.waitingCount >= mostWaiting) throw tooMany("reads");
      try {
        return lend(await pool.connect(), names);
      } catch (error) {
        throw failureOf(error);
      }
    },
    end: () => pool.end(),
  };
}

function lend(client: pg.PoolClient, names: StatementNames): Connection {
  let isBroken = false;
  // Without a listener, an error between two statements would end the process.
  const onError = () => {
    isBroken = true;
  };
  client.on("error", onError);

  const send = async <Row>(
    text: string,
    values: unknown[],
  ): Promise<Answer<Row>> => {
    // One without values is sent as it is, in a single message.
    const name = values.length > 0 ? names.of(text) : undefined;
    const query =
      name === undefined ? { text, values } : { name, text, values };
    try {
      return (await client.query(query)) as Answer<Row> & pg.QueryResult;
    } catch (error) {
      if (name === undefined || !isNameLost(error)) throw error;
      names.giveUp();
      // Nothing was done; but a transaction has failed with it, and is tried again as a whole.
      if (client.getTransactionStatus() !== "I") throw error;
      return send<Row>(text, values);
    }
  };

  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      try {
        return await send<Row>(sql, [...values]);
      } catch (error) {
        const failure = failureOf(error);
        // The state of a connection that failed is unknown.
        if (failure !== error) isBroken = true;
        throw failure;
      }
    },
    release() {
      client.off("error", onError);
      client.release(isBroken);
    },
  };
}

function getTypeParser(type: number, format?: "text" | "binary") {
  if (type === BIGINT) return Number;
  return pg.types.getTypeParser(type, format) as (text: string) => unknown;
}
