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
/** While the store fails the pauses double, up to so many times: a bot that thinks again for nothing takes time from others. */
const MOST_DOUBLINGS = 4;
const POLL_LIMIT = 200;
/** The position moved on while the bot thought: whoever moved it has set the next job. */
const OVERTAKEN = ["stale", "match-over", "not-your-turn", "table-stopped"];

export interface Jobs {
  stop(): Promise<void>;
}

export function startJobs(hall: Hall, pool: BotPool, budget: number): Jobs {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let hasFailed = false;
  /** In how many rounds in a row the store has failed. */
  let failures = 0;
  let polling: NodeJS.Timeout | undefined;

  const note = (error: unknown, table?: string) => {
    hasFailed ||= !isBroken(error);
    if (!isStopped) hall.logger.error({ err: error, table }, "bots' turns");
  };

  const take = (id: string) => {
    if (isStopped) return;
    const before = running.get(id);
    if (before) return void before.then(() => take(id));
    const job = botTurn(hall, pool, budget, id, () => isStopped)
      .then((isKept) => {
        hasFailed ||= !isKept;
      })
      .catch((error: unknown) => note(error, id))
      .finally(() => running.delete(id));
    running.set(id, job);
  };

  // What was due when the last process stopped, what a lost timer left behind, and what the store could not keep.
  const poll = async () => {
    try {
      const due = await hall.store.dueTables(Date.now(), POLL_LIMIT);
      for (const id of due) take(id);
    } catch (error) {
      note(error);
    }
    if (isStopped) return;
    failures = hasFailed ? Math.min(failures + 1, MOST_DOUBLINGS) : 0;
    hasFailed = false;
    polling = setTimeout(() => void poll(), POLL_EVERY * 2 ** failures);
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
  void poll();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(polling);
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
