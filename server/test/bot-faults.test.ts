/** A bot cannot move, by its worker's fault or its own: its turn comes again, and no table stops. */

import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { Worker } from "node:worker_threads";
import { botPool } from "../bots/pool.ts";
import type { BotPool } from "../bots/pool.ts";
import { startWorker } from "../bots/worker-file.ts";
import { StoreFailure } from "../store/failure.ts";
import type { Context } from "../tables/context.ts";
import { LONGEST_WAIT } from "../tables/due.ts";
import { dealt, fakePool, jobsIn } from "./bot-pool.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";

const strongBot = { type: "bot", level: 3 } as const;

/** A table where a strong bot begins; what it did, and what was logged. */
async function waitingFor(pool: BotPool) {
  const context = await testContext(nsoe());
  const lines = linesOf(context);
  const table = await dealt(context, "ala", [strongBot], true);
  context.presence.arrive(table.id, "ala");
  jobsIn(context, pool);
  const rows = () => context.store.log(table.id, 1);
  await vi.waitUntil(async () => (await rows()).length > 0, {
    timeout: 10_000,
  });
  const status = (await context.store.table(table.id))?.status;
  return { status, table, lines };
}

/** What is logged as an error from now on, by its words. */
function linesOf({ logger }: Context) {
  const spy = vi.spyOn(logger, "error");
  onTestFinished(() => spy.mockRestore());
  return (words: string) =>
    spy.mock.calls.flatMap(([line, said]) =>
      String(said).startsWith(words) ? [line as unknown] : [],
    );
}

it("a worker dies: a later one answers", async () => {
  let started = 0;
  const { log } = fastify();
  const start = () => {
    started += 1;
    return started < 3
      ? new Worker("process.exit(1)", { eval: true })
      : startWorker();
  };
  const pool = botPool(1, start, log);
  onTestFinished(() => pool.close());
  expect(await waitingFor(pool)).toMatchObject({ status: "playing" });
  expect(started).toBe(3);
});

it("no worker can be started: the table's own bot is asked once one can", async () => {
  let started = 0;
  const { log } = fastify();
  const reports = vi.spyOn(log, "error");
  onTestFinished(() => reports.mockRestore());
  const start = () => {
    started += 1;
    if (started < 3) throw new Error("No room for a thread.");
    return startWorker();
  };
  const pool = botPool(1, start, log);
  onTestFinished(() => pool.close());
  const levels: number[] = [];
  const choose: BotPool["choose"] = (question) => {
    levels.push(question.level);
    return pool.choose(question);
  };
  const { status, lines } = await waitingFor({ ...pool, choose });
  expect(status).toBe("playing");
  expect(levels.slice(0, 3)).toEqual([3, 3, 3]);
  expect(reports).toHaveBeenCalledWith(
    expect.objectContaining({ count: 1 }),
    "no worker for bots could be started",
  );
  expect(lines("a bot could not move")).toEqual([]);
  expect(lines("a fault at a table")).toEqual([]);
});

it.each([
  ["throws", () => Promise.reject(new Error("A bot threw."))],
  ["moves as it must not", () => Promise.resolve({ type: "none" })],
])("a bot %s: the weakest is asked in its place", async (_, answer) => {
  const { pool, questions, answers } = fakePool();
  const choose: BotPool["choose"] = async (question) => {
    const move = pool.choose(question);
    answers.at(-1)?.();
    return question.level === 3 ? answer() : move;
  };
  const { status, table, lines } = await waitingFor({ ...pool, choose });
  expect(status).toBe("playing");
  const levels = questions.map(({ level }) => level);
  expect(levels.slice(0, 3)).toEqual([3, 3, 1]);
  // Once for the position, enough to play it again.
  const { id, seed } = table;
  const atDeal = lines("a fault at a table").filter(
    (line) => (line as { moves: unknown[] }).moves.length === 0,
  );
  expect(atDeal).toMatchObject([{ table: id, seed }]);
  expect(lines("a bot could not move")).toMatchObject([
    { table: id, count: 1 },
  ]);
});

it("a store that fails does not hide a bot's fault", async () => {
  const plain = await testContext(nsoe());
  const pauseBots = () => Promise.reject(new StoreFailure("No disk."));
  const context = { ...plain, store: { ...plain.store, pauseBots } };
  const lines = linesOf(context);
  const { pool } = fakePool();
  const choose = () => Promise.reject(new Error("A bot threw."));
  jobsIn(context, { ...pool, choose });
  const table = await dealt(context, "ala", [strongBot], true);
  // Nobody is there, and its bots cannot be paused.
  const isSaid = (words: string) =>
    vi.waitUntil(() => lines(words).length > 0, { timeout: 10_000 });
  await isSaid("the store failed");
  context.presence.arrive(table.id, "ala");
  await isSaid("a bot could not move");
});

it("a table whose bots were paused begins anew: its own bot is asked", async () => {
  const context = await testContext(nsoe());
  const { presence, store } = context;
  const { pool } = fakePool();
  const levels: number[] = [];
  const jobs = jobsIn(context, {
    ...pool,
    choose({ level }) {
      levels.push(level);
      if (levels.length === 2) presence.leave(id, undefined);
      return Promise.reject(new Error("A bot threw."));
    },
  });
  const { id } = await dealt(context, "ala", [strongBot], true);
  const patience = { timeout: 10_000 };
  presence.arrive(id, undefined);
  await vi.waitUntil(async () => {
    await jobs.poll();
    return (await store.dueTables(10, LONGEST_WAIT)).length === 0;
  }, patience);
  presence.arrive(id, undefined);
  await vi.waitUntil(() => levels.length === 3, patience);
  expect(levels).toEqual([3, 3, 3]);
});
