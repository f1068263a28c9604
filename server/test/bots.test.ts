/** The bots' workers: asked in turn, replaced when they die, and a bot that fails is told apart. */

import fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { Worker } from "node:worker_threads";
import { botPool } from "../bots/pool.ts";
import type { BotQuestion } from "@stolik/kernel";
import { startWorker } from "../bots/worker-file.ts";

function question(view: unknown): BotQuestion {
  return {
    game: "nsoe",
    view,
    seat: 0,
    told: [],
    level: 1,
    budget: 10,
    character: 1,
    randomSeed: 1,
  };
}

/** Answers with the view; dies of "die", and the first worker dies of "once". */
function testPool(size = 1) {
  let started = 0;
  const pool = botPool(
    size,
    () => {
      started += 1;
      return new Worker(
        `const { parentPort } = require("node:worker_threads");
       parentPort.on("message", ({ view }) => {
         if (view === "die" || (view === "once" && ${started} === 1)) process.exit(1);
         if (view === "throw") parentPort.postMessage({ ok: false, error: "no idea" });
         else parentPort.postMessage({ ok: true, move: view });
       });`,
        { eval: true },
      );
    },
    fastify().log,
  );
  onTestFinished(() => pool.close());
  return pool;
}

it("answers everybody, more than there are workers", async () => {
  const pool = testPool(2);
  const views = [1, 2, 3, 4, 5, 6];
  const moves = await Promise.all(
    views.map((view) => pool.choose(question(view))),
  );
  expect(moves).toEqual(views);
});

it("asks once more when a worker dies, and no more", async () => {
  const pool = testPool();
  expect(await pool.choose(question("once"))).toBe("once");
  await expect(pool.choose(question("die"))).rejects.toThrow("died");
  expect(await pool.choose(question("still here"))).toBe("still here");
});

it("a bot that throws is reported", async () => {
  const pool = testPool();
  await expect(pool.choose(question("throw"))).rejects.toThrow("no idea");
});

it.each(["built", "from its source"])(
  "the real worker, %s, knows the games",
  async (how) => {
    if (how !== "built") vi.stubEnv("STOLIK_WORKERS", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const pool = botPool(1, () => startWorker(), fastify().log);
    onTestFinished(() => pool.close());
    const unknown = { ...question(1), game: "chess" };
    await expect(pool.choose(unknown)).rejects.toThrow(
      "There is no game chess.",
    );
  },
);
