/** Gives memory back after a busy time: V8 collects while much is allocated, so what was garbage then may stay for long. */

import { Session } from "node:inspector";
import type { FastifyBaseLogger } from "fastify";
import { busyShare } from "./busy.ts";

const CHECK_EVERY = 5_000;
/** Busier than this share of the time the server is not idle. */
const IDLE_BELOW = 0.05;
/** A collection takes a tenth of a second or two, so it must be worth it, in bytes. */
const WORTH = 48 * 2 ** 20;

/** What is asked of the process; a test has its own. */
export interface Machine {
  /** Bytes that the process holds. */
  memory(): number;
  /** The share of the time since the last question that was spent working. */
  busy(): number;
  collect(): Promise<void>;
}

export interface GiveBack {
  /** Collects if that is worth it and nobody is held up; happens by itself every few seconds. */
  check(): Promise<void>;
  stop(): void;
}

export function startGiveBack(
  logger: FastifyBaseLogger,
  machine: Machine = thisProcess(),
): GiveBack {
  let least = machine.memory();
  let isCollecting = false;
  const check = async () => {
    const isBusy = machine.busy() > IDLE_BELOW;
    const memory = machine.memory();
    least = Math.min(least, memory);
    if (isCollecting || isBusy || memory < least + WORTH) return;
    isCollecting = true;
    try {
      await machine.collect();
      // What is left is in use: only what comes on top is worth another try.
      least = machine.memory();
    } finally {
      isCollecting = false;
    }
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => {
      logger.error({ err: error }, "memory was not given back");
    });
  }, CHECK_EVERY);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

function thisProcess(): Machine {
  return {
    memory: () => process.memoryUsage.rss(),
    busy: busyShare(),
    collect: collectGarbage,
  };
}

/** By the inspector, which every Node has without a flag. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  const done = new Promise<void>((resolve, reject) => {
    session.post("HeapProfiler.collectGarbage", (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  // Not within the answer: the session would wait for itself.
  await done.finally(() => session.disconnect());
}
