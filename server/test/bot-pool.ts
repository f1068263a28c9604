/** Bots' turns in tests: a pool that is told when to answer, and tables where a bot begins. */

import { fastRandom, randomMove } from "@stolik/kernel";
import type { BotQuestion } from "@stolik/kernel";
import { onTestFinished, vi } from "vitest";
import { startJobs } from "../bots/jobs.ts";
import type { JobLimits, Jobs } from "../bots/jobs.ts";
import type { BotPool } from "../bots/pool.ts";
import type { SeatRequest } from "../protocol/protocol.ts";
import type { StoredTable } from "../store/stored.ts";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { startTable } from "../tables/start.ts";
import { nsoe } from "./play.ts";

const game = nsoe();

/** A pool that says what it was asked, and answers when it is told to. */
export function fakePool(size = 1) {
  const questions: BotQuestion[] = [];
  const answers: (() => void)[] = [];
  let isClosed = false;
  const pool: BotPool = {
    size,
    choose(question) {
      questions.push(question);
      return new Promise((resolve) => {
        const { view, seat } = question;
        const move = randomMove(game, view, seat, fastRandom(1));
        answers.push(() => resolve(move));
        // Asked by a turn that was on its way when it closed.
        if (isClosed) resolve(move);
      });
    },
    close() {
      isClosed = true;
      for (const answer of answers) answer();
      return Promise.resolve();
    },
  };
  const asked = (count: number) =>
    vi.waitUntil(() => questions.length >= count, { interval: 1 });
  return { pool, questions, answers, asked };
}

export function jobsIn(
  context: Context,
  pool: BotPool,
  limits: Partial<JobLimits> = {},
): Jobs {
  const jobs = startJobs(context, pool, {
    budget: 400,
    mostWaiting: 100,
    ...limits,
  });
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A table where a bot begins. */
export async function dealt(
  context: Context,
  host: string,
  bots: readonly SeatRequest[],
  isSeated: boolean,
): Promise<StoredTable> {
  const person = { id: host, name: host };
  const made = await createTable(context, person, {
    game: "nsoe",
    options: { first: 0 },
    seats: [...bots, ...(isSeated ? [{ type: "me" } as const] : [])],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const started = await startTable(context, made.value.id, person);
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value;
}
