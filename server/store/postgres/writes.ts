/** Writes other than moves: each a transaction of its own, tried again where two were in each other's way. */

import type { GroupCommit, Write } from "../group-commit.ts";
import { checkKeepable } from "../keepable.ts";
import { isWorthRepeating } from "./failures.ts";
import type { Connection, Pool } from "./pool.ts";

const ATTEMPTS = 4;

export interface Writes extends GroupCommit {
  /** Work in one transaction: if it throws, nothing has happened. */
  transact<Value>(work: (on: Connection) => Promise<Value>): Promise<Value>;
}

export function transactions(pool: Pool): Writes {
  const running = new Set<Promise<unknown>>();

  const track = async <Value>(work: Promise<Value>): Promise<Value> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };

  const transact: Writes["transact"] = (work) =>
    track(
      repeating(() => withConnection(pool, (on) => inTransaction(on, work))),
    );

  return {
    transact,
    async write(...write) {
      for (const { parameters } of write) checkKeepable(parameters);
      const [{ sql, parameters }, ...others] = write;
      // One statement is a transaction by itself.
      if (others.length > 0) return transact((on) => runAll(on, write));
      const { rowCount } = await track(
        repeating(() =>
          withConnection(pool, (on) => on.query(sql, parameters)),
        ),
      );
      return rowCount > 0;
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Tries again, a few times, what may well succeed then. */
export async function repeating<Value>(
  work: () => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
}

export async function withConnection<Value>(
  pool: Pool,
  work: (on: Connection) => Promise<Value>,
): Promise<Value> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

export async function inTransaction<Value>(
  on: Connection,
  work: (on: Connection) => Promise<Value>,
): Promise<Value> {
  await on.query("begin");
  try {
    const value = await work(on);
    await on.query("commit");
    return value;
  } catch (error) {
    // Where not even that succeeds, the connection is let go and its transaction ends with it.
    await on.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function runAll(on: Connection, write: Write): Promise<boolean> {
  for (const [index, { sql, parameters }] of write.entries()) {
    const { rowCount } = await on.query(sql, parameters);
    if (index === 0 && rowCount === 0) return false;
  }
  return true;
}
