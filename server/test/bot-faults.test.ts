/** A bot cannot move, by its worker's fault or its own: its turn comes again, and no table stops. */

import { expect, it, onTestFinished, vi } from "vitest";
import { Worker } from "node:worker_threads";
import { botPool } from "../bots/pool.ts";
import type { BotPool } from "../bots/pool.ts";
import { startWorker } from "../bots/worker-file.ts";
import { dealt, fakePool, jobsIn } from "./bot-pool.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";

const strongBot = { type: "bot", level: 3 } as const;

/** A table where a strong bot begins, and its log. */
async function waitingFor(pool: BotPool) {
  const context = await testContext(nsoe());
  const table = await dealt(context, "ala", [strongBot], true);
  context.presence.arrive(table.id, "ala");
  jobsIn(context, pool);
  const rows = () => context.store.log(table.id, 1);
  await vi.waitUntil(async () => (await rows()).length > 0, {
    timeout: 10_000,
  });
  return { status: (await context.store.table(table.id))?.status };
}

it("workers die, or cannot be started: a later one answers", async () => {
  let started = 0;
  const pool = botPool(1, () => {
    started += 1;
    if (started === 3) throw new Error("No room for a thread.");
    return started < 3
      ? new Worker("process.exit(1)", { eval: true })
      : startWorker();
  });
  onTestFinished(() => pool.close());
  expect(await waitingFor(pool)).toEqual({ status: "playing" });
  expect(started).toBe(4);
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
  expect(await waitingFor({ ...pool, choose })).toEqual({ status: "playing" });
  const levels = questions.map(({ level }) => level);
  expect(levels.slice(0, 3)).toEqual([3, 3, 1]);
});
