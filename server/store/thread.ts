/** The store's thread as the rest of the server sees it. SQLite waits for the disk, so it waits there; a batch of writes is one message. */

import { Worker } from "node:worker_threads";
import { Damaged } from "./damage.ts";
import { MOST_WAITING, tooMany } from "./failure.ts";
import type { Commit, Write } from "./group-commit.ts";
import type { Answer, Fault, Order, Rows, ThreadData } from "./orders.ts";

/** How long a process that ends at once lets the thread finish what it is at. */
const LAST_WAIT = 5_000;
/** The flags that give the main thread a large young generation hold for every thread. */
const YOUNG_MB = 16;

const CORRUPT = 11;
const NOT_A_DATABASE = 26;

export interface Thread {
  query(sql: string, values?: readonly unknown[]): Promise<Rows>;
  readonly commit: Commit;
  /** Resolves once it has ended although nobody closed it, or failed to start: it does not come back, and the file is free. */
  readonly lost: Promise<Error>;
  close(): Promise<void>;
}

/** SQLite failed; `code` is its primary result code. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function startThread(path: string): Thread {
  const flags = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const worker = startWorker({ path, flags });
  const release = () => stopAtExit(new Int32Array(flags));
  process.once("exit", release);
  // Answers come in the order of the questions.
  const waiting: Waiting[] = [];
  let failure: Error | undefined;
  let isClosing = false;

  const fail = (error: Error): Error => {
    failure ??= error;
    process.off("exit", release);
    for (const { reject } of waiting.splice(0)) reject(failure);
    return failure;
  };
  worker.on("error", fail);
  // Not before it has ended: a process that ends while its thread is still letting go of the file may be aborted.
  const ended = new Promise<Error>((resolve) => {
    worker.once("exit", () => {
      const message = isClosing
        ? "The store is closed."
        : "The store's thread has ended.";
      resolve(fail(new Error(message)));
    });
  });
  const lost = new Promise<Error>((resolve) => {
    void ended.then((why) => isClosing || resolve(why));
  });
  worker.on("message", (answer: Answer) => {
    const asked = waiting.shift();
    // The thread keeps the process alive only while somebody waits for it.
    if (waiting.length === 0) worker.unref();
    if (answer.ok) asked?.resolve(answer.value);
    else asked?.reject(errorOf(answer.fault));
  });
  worker.unref();

  const send = (order: Order) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.push({ resolve, reject });
      if (waiting.length === 1) worker.ref();
      worker.postMessage(order);
    });
  const numbered = numberStatements();

  return {
    lost,
    async query(sql, values = []) {
      if (waiting.length >= MOST_WAITING) throw tooMany("reads");
      return (await send({ type: "query", sql, values })) as Rows;
    },
    commit: async (writes) =>
      (await send({
        type: "commit",
        ...numbered(writes),
      })) as readonly boolean[],
    async close() {
      // Somebody waits for its end as well.
      const stay = () => worker.ref();
      if (failure) {
        stay();
      } else {
        isClosing = true;
        await send({ type: "close" }).finally(stay);
      }
      await ended;
    },
  };
}

/** Beside this file in a checkout, `store-worker.js` beside the built command. */
function startWorker(workerData: ThreadData, here = import.meta.url): Worker {
  const file = here.endsWith(".ts") ? "worker.mjs" : "store-worker.js";
  return new Worker(new URL(file, here), {
    workerData,
    // What the process was started with, such as a compiler, is nothing for this thread.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

/** Ended in the middle of a call, the driver aborts the process: its last call is waited for, and none begins. */
function stopAtExit(flags: Int32Array): void {
  Atomics.store(flags, 1, 1);
  Atomics.wait(flags, 0, 1, LAST_WAIT);
}

/**
 * Statements told once and called by number afterwards. By loops: once `map` is compiled it makes lists that may have
 * holes, and those cross to another thread index by index.
 */
function numberStatements(): (
  writes: readonly Write[],
) => Omit<Extract<Order, { type: "commit" }>, "type"> {
  const numbers = new Map<string, number>();
  return (writes) => {
    const texts: string[] = [];
    const numberOf = (sql: string): number => {
      let number = numbers.get(sql);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(sql, number);
        texts.push(sql);
      }
      return number;
    };
    const flat: unknown[] = [];
    for (const write of writes) {
      flat.push(write.length);
      for (const { sql, parameters } of write) {
        flat.push(numberOf(sql), parameters.length);
        for (const value of parameters) flat.push(value);
      }
    }
    return { writes: flat, texts };
  };
}

function errorOf({ message, code, place }: Fault): Error {
  const primary = code & 0xff;
  return primary === CORRUPT || primary === NOT_A_DATABASE
    ? new Damaged(place, message, { cause: new SqliteError(message, primary) })
    : new SqliteError(message, primary);
}
