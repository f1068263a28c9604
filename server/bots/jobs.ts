/** Bots' turns: jobs found by `due_at`, safe to take twice because the log decides. */

import { isBroken } from "../store/failure.ts";
import { botsToMove } from "../tables/due.ts";
import type { Hall, OpenTable } from "../tables/hall.ts";
import { playMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { stop } from "../tables/stop.ts";
import type { BotPool } from "./pool.ts";
import { ask } from "./question.ts";

const POLL_EVERY = 1_000;
const POLL_LIMIT = 200;
/** Before a turn that the store could not keep is taken again; doubled each time. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 15_000;
/** The position moved on while the bot thought: whoever moved it has set the next job. */
const OVERTAKEN = ["stale", "match-over", "not-your-turn", "table-stopped"];

export interface Jobs {
  stop(): Promise<void>;
}

export function startJobs(hall: Hall, pool: BotPool, budget: number): Jobs {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Tables whose turn the store could not keep, and how often in a row. */
  const failing = new Map<string, number>();
  let isStopped = false;

  const retry = (id: string) => {
    if (isStopped) return;
    const failures = failing.get(id) ?? 0;
    failing.set(id, failures + 1);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
    hall.onDue(id, Date.now() + pause);
  };

  const take = (id: string) => {
    if (isStopped) return;
    const before = running.get(id);
    if (before) return void before.then(() => take(id));
    const job = botTurn(hall, pool, budget, id, () => isStopped)
      .then((isKept) => {
        if (isKept) failing.delete(id);
        else retry(id);
      })
      .catch((error: unknown) => {
        if (!isStopped) hall.logger.error({ err: error, table: id }, "bot job");
        if (!isBroken(error)) retry(id);
      })
      .finally(() => running.delete(id));
    running.set(id, job);
  };

  const poll = async () => {
    const due = await hall.store.dueTables(Date.now(), POLL_LIMIT);
    for (const id of due) if (!failing.has(id)) take(id);
  };

  hall.onDue = (id, dueAt) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        take(id);
      },
      Math.max(0, dueAt - Date.now()),
    );
    timers.add(timer);
  };
  // What was due when the last process stopped, and what a lost timer left behind.
  const check = () => {
    poll().catch((error: unknown) => {
      hall.logger.error({ err: error }, "looking for bots that are due");
    });
  };
  const polling = setInterval(check, POLL_EVERY);
  check();

  return {
    async stop() {
      isStopped = true;
      clearInterval(polling);
      for (const timer of timers) clearTimeout(timer);
      await pool.close();
      await Promise.all(running.values());
    },
  };
}

/** False: the move could not be kept, and its turn comes again. */
async function botTurn(
  hall: Hall,
  pool: BotPool,
  budget: number,
  id: string,
  isStopped: () => boolean,
): Promise<boolean> {
  const table = await openTable(hall, id);
  const match = table?.match;
  if (!match || table.stored.status !== "playing") return true;
  const { seq, state } = match.position;
  const [seat] = botsToMove(table.game, table.stored, state);
  const player = seat === undefined ? undefined : table.stored.seats[seat];
  if (seat === undefined || player?.type !== "bot") return true;
  try {
    const question = ask(table, match, seat, player.level, budget);
    const move = await pool.choose(question);
    return await answer(hall, table, seat, seq, move);
  } catch (error) {
    if (!isBroken(error)) throw error;
    if (!isStopped()) await stop(hall, table, error);
    return true;
  }
}

async function answer(
  hall: Hall,
  table: OpenTable,
  seat: number,
  seq: number,
  move: unknown,
): Promise<boolean> {
  const request = { id: `bot-${seq}`, seq, move };
  const played = await playMove(hall, table, seat, request);
  if (played.ok || OVERTAKEN.includes(played.refusal.code)) return true;
  if (played.refusal.code === "unavailable") return false;
  throw new Error(
    `The bot at seat ${seat} chose ${JSON.stringify(move)}: ${played.refusal.code}.`,
  );
}
