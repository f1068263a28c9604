/** Bots' turns: found when they are due, put in line to be asked, safe to take twice because the log decides. */

import { nextBot, seatBots } from "@stolik/kernel";
import { rareLog } from "../limits/rare-log.ts";
import { isBroken } from "../store/failure.ts";
import { LONGEST_WAIT } from "../tables/due.ts";
import type { Context } from "../tables/context.ts";
import { openTable } from "../tables/open.ts";
import { startAsking } from "./asking.ts";
import { failingTurns } from "./failing.ts";
import type { Turn } from "./fair-queue.ts";
import type { BotPool } from "./pool.ts";
import { ownLeases, sharedLeases } from "./leases.ts";
import type { Taken } from "./turn.ts";

const POLL_EVERY = 1_000;
const POLL_LIMIT = 200;

export interface JobLimits {
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** How many tables may wait for a worker in memory. */
  readonly mostWaiting: number;
  /** For how many milliseconds a turn is leased; undefined: there are no other nodes. */
  readonly lease?: number | undefined;
}

interface BotFault {
  readonly table: string;
  readonly err: unknown;
}

export interface Jobs {
  /** Looks in the store for what is due; happens by itself every second. */
  poll(): Promise<void>;
  stop(): Promise<void>;
}

export function startJobs(
  context: Context,
  pool: BotPool,
  { budget, mostWaiting, lease }: JobLimits,
): Jobs {
  const { store, presence, attendance, logger } = context;
  const leases =
    lease === undefined ? ownLeases(store) : sharedLeases(store, lease);
  const timers = new Map<string, NodeJS.Timeout>();
  /** Became due while its last turn was still running. */
  const dueAgain = new Set<string>();
  const failing = failingTurns();
  let isClosing = false;

  const botFaults = rareLog<BotFault>((count, latest) =>
    logger.error({ ...latest, count }, "a bot could not move"),
  );
  /** While the store fails, a bot's own fault is still seen. */
  const report = (table: string) => (error: unknown) => {
    if (isClosing) return;
    const log = isBroken(error) ? botFaults : context.storeFailures;
    log.note({ table, err: error });
  };

  const schedule = (id: string, dueIn: number) => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => {
      timers.delete(id);
      take(id).catch(report(id));
    }, dueIn + leases.early);
    timers.set(id, timer);
  };

  /** Puts a table that is due in line. */
  const take = async (id: string) => {
    if (isClosing || asking.isWaiting(id)) return;
    if (asking.isRunning(id)) return void dueAgain.add(id);
    if (!attendance.isAttended(id)) return pause(id);
    const turn = await turnOf(context, id);
    if (!turn) return failing.forget(id);
    if (isClosing || asking.isRunning(id)) return;
    // A turn without room stays due in the store, where the next poll finds it.
    asking.add(turn);
  };

  const onEnd = (id: string, taken: Taken) => {
    const pauseFor = failing.note(id, taken);
    if (pauseFor !== undefined && !isClosing) schedule(id, pauseFor);
    // A timer set meanwhile knows better when.
    if (dueAgain.delete(id) && !timers.has(id)) take(id).catch(report(id));
  };

  /** Whoever came to another node meanwhile has resumed what was not yet paused, or is found by the second look. */
  const pause = async (id: string) => {
    failing.forget(id);
    await store.pauseBots(id);
    await presence.refresh(id);
    if (attendance.isAttended(id)) await resume(id);
  };

  /** Somebody has come to a table whose bots may be paused. */
  const resume = async (id: string) => {
    if (isClosing || !(await turnOf(context, id))) return;
    if (timers.has(id) || asking.isWaiting(id) || asking.isRunning(id)) return;
    const dueIn = await store.resumeBots(id);
    if (dueIn !== undefined && !isClosing && !timers.has(id))
      schedule(id, dueIn <= LONGEST_WAIT ? dueIn : 0);
  };

  // What was due when the last process stopped, and what found no room.
  const poll = async () => {
    const due = await leases.due(asking.waiting() + POLL_LIMIT);
    await Promise.all(due.filter((id) => !timers.has(id)).map(take));
  };
  const check = () => {
    poll().catch((error: unknown) => {
      if (!isClosing)
        logger.error({ err: error }, "looking for bots that are due");
    });
  };

  const asking = startAsking(context, pool, leases, {
    budget,
    mostWaiting,
    isClosing: () => isClosing,
    asksWeakest: failing.asksWeakest,
    report,
    onEnd,
  });

  context.metrics.gauge("bot_queue", asking.waiting);
  context.onDue = schedule;
  attendance.onArrive((id) => void resume(id).catch(report(id)));
  const polling = setInterval(check, POLL_EVERY);
  check();

  return {
    poll,
    async stop() {
      isClosing = true;
      clearInterval(polling);
      botFaults.stop();
      for (const timer of timers.values()) clearTimeout(timer);
      await pool.close();
      await asking.idle();
    },
  };
}

/** Undefined: no bot is to move there. */
async function turnOf(context: Context, id: string): Promise<Turn | undefined> {
  const table = await openTable(context, id);
  if (!table?.match || table.stored.status !== "playing") return undefined;
  const { game, stored, match } = table;
  const players = seatBots(stored.seats, match.seating);
  if (!nextBot(game, match.position.state, players)) return undefined;
  const awaiting = context.attendance.awaiting(stored);
  const person = awaiting ?? stored.host ?? "";
  return {
    table: id,
    isAwaited: awaiting !== undefined,
    // People whose address is unknown count as one.
    address: context.attendance.addressOf(person) ?? "",
    person,
  };
}
