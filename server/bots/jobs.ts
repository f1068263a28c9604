/** Bots' turns: found when they are due, asked in fair order as workers become free, safe to take twice because the log decides. */

import { nextBot } from "@stolik/kernel";
import { LONGEST_WAIT, waitUntil } from "../tables/due.ts";
import type { Hall } from "../tables/hall.ts";
import { openTable } from "../tables/open.ts";
import { fairQueue } from "./fair-queue.ts";
import type { Turn } from "./fair-queue.ts";
import type { BotPool } from "./pool.ts";
import { takeTurn } from "./turn.ts";

const POLL_EVERY = 1_000;
const POLL_LIMIT = 200;
/** Before a turn that the store could not keep is taken again; doubled each time. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;

export interface JobLimits {
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** How many tables may wait for a worker in memory. */
  readonly mostWaiting: number;
}

export interface Jobs {
  /** Looks in the store for what is due; happens by itself every second. */
  poll(): Promise<void>;
  stop(): Promise<void>;
}

export function startJobs(
  hall: Hall,
  pool: BotPool,
  { budget, mostWaiting }: JobLimits,
): Jobs {
  const { store, attendance, logger } = hall;
  /** Whatever waits here is due in the store as well. */
  const queue = fairQueue(mostWaiting, budget);
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  /** Became due while its last turn was still running. */
  const dueAgain = new Set<string>();
  /** Turns that the store could not keep, and how often in a row. */
  const failing = new Map<string, number>();
  let asked = 0;
  let isStopped = false;

  const report = (table: string) => (error: unknown) => {
    if (!isStopped) logger.error({ err: error, table }, "bot job");
  };

  const schedule = (id: string, dueAt: number) => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(
      () => {
        timers.delete(id);
        take(id).catch(report(id));
      },
      waitUntil(dueAt, Date.now()),
    );
    timers.set(id, timer);
  };

  /** Puts a table that is due in line. */
  const take = async (id: string) => {
    if (isStopped || queue.has(id)) return;
    if (running.has(id)) return void dueAgain.add(id);
    if (!attendance.isAttended(id)) return store.pauseBots(id);
    const turn = await turnOf(hall, id);
    if (isStopped || !turn || running.has(id)) return;
    // A turn without room stays due in the store, where the next poll finds it.
    queue.add(turn);
    askNext();
  };

  /** As many questions as there are idle workers, so that whoever comes now need not wait for those asked before. */
  const askNext = () => {
    while (!isStopped && asked < pool.size) {
      const turn = queue.next();
      if (!turn) return;
      asked += 1;
      run(turn);
    }
  };

  const run = (turn: Turn) => {
    const { table: id } = turn;
    const began = performance.now();
    const free = () => {
      asked -= 1;
      queue.settle(turn, performance.now() - began);
      askNext();
    };
    const job = takeTurn(hall, pool, budget, id, free, () => isStopped)
      .catch((error: unknown) => {
        report(id)(error);
        return false;
      })
      .then((isKept) => {
        if (isKept) failing.delete(id);
        else retry(id);
      })
      .finally(() => {
        running.delete(id);
        // A timer set meanwhile knows better when.
        if (dueAgain.delete(id) && !timers.has(id)) take(id).catch(report(id));
      });
    running.set(id, job);
  };

  const retry = (id: string) => {
    if (isStopped) return;
    const failures = failing.get(id) ?? 0;
    failing.set(id, failures + 1);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
    schedule(id, Date.now() + pause);
  };

  /** Somebody has come to a table whose bots may be paused. */
  const resume = async (id: string) => {
    if (isStopped || !(await turnOf(hall, id))) return;
    if (timers.has(id) || queue.has(id) || running.has(id)) return;
    const dueAt = await store.resumeBots(id, Date.now());
    if (dueAt !== undefined && !isStopped && !timers.has(id))
      schedule(id, dueAt);
  };

  // What was due when the last process stopped, and what found no room.
  const poll = async () => {
    const due = await store.dueTables(
      Date.now(),
      queue.size + POLL_LIMIT,
      LONGEST_WAIT,
    );
    await Promise.all(due.filter((id) => !timers.has(id)).map(take));
  };
  const check = () => {
    poll().catch((error: unknown) => {
      if (!isStopped)
        logger.error({ err: error }, "looking for bots that are due");
    });
  };

  hall.onDue = schedule;
  attendance.onArrive((id) => void resume(id).catch(report(id)));
  const polling = setInterval(check, POLL_EVERY);
  check();

  return {
    poll,
    async stop() {
      isStopped = true;
      clearInterval(polling);
      for (const timer of timers.values()) clearTimeout(timer);
      await pool.close();
      await Promise.all(running.values());
    },
  };
}

/** Undefined: no bot is to move there. */
async function turnOf(hall: Hall, id: string): Promise<Turn | undefined> {
  const table = await openTable(hall, id);
  if (!table?.match || table.stored.status !== "playing") return undefined;
  const { game, stored, match } = table;
  if (!nextBot(game, match.position.state, stored.seats)) return undefined;
  const awaiting = hall.attendance.awaiting(stored);
  const person = awaiting ?? stored.host ?? "";
  return {
    table: id,
    isAwaited: awaiting !== undefined,
    // Those of whom nobody knows where they are share one part.
    address: hall.attendance.addressOf(person) ?? "",
    person,
  };
}
