/** A few workers for all bots: started when needed, replaced when they die, each asked one thing at a time. */

import type { Worker } from "node:worker_threads";
import type { BotQuestion } from "@stolik/kernel";
import type { FastifyBaseLogger } from "fastify";
import { rareLog } from "../limits/rare-log.ts";
import type { BotAnswer } from "./answer.ts";

/** How much longer than its budget a bot may take, the worker's start included. */
const GRACE = 20_000;
const ATTEMPTS = 2;
const CLOSED = "The bots have gone home.";

/** No worker thought about the question: none could be started, or the pool is closed. The bot is not at fault. */
export class Unasked extends Error {}

export interface BotPool {
  /** How many questions it works on at the same time. */
  readonly size: number;
  /** The bot's move. Rejects if the bot throws or its worker dies twice over it; by `Unasked`, if none can be started. */
  choose(question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}

interface Asked {
  readonly question: BotQuestion;
  attempts: number;
  resolve(move: unknown): void;
  reject(error: Error): void;
}

interface Post {
  readonly worker: Worker;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
}

export function botPool(
  size: number,
  startWorker: () => Worker,
  logger: FastifyBaseLogger,
): BotPool {
  const failedStarts = rareLog<{ readonly err: unknown }>((count, latest) =>
    logger.error({ ...latest, count }, "no worker for bots could be started"),
  );
  const posts = new Set<Post>();
  const waiting: Asked[] = [];
  let isClosed = false;

  const hire = (): Post => {
    const post: Post = {
      worker: startWorker(),
      asked: undefined,
      timer: undefined,
    };
    posts.add(post);
    post.worker.on("message", (answer: BotAnswer) => finish(post, answer));
    post.worker.on("error", (error) => fail(post, error));
    post.worker.on("exit", () => fail(post, new Error("A bot's worker died.")));
    return post;
  };

  /** Where no worker can be started those who are at work go on; without any, whoever waits is told. */
  const hireOrFail = (): Post | undefined => {
    try {
      return hire();
    } catch (error) {
      failedStarts.note({ err: error });
      if (posts.size === 0)
        rejectWaiting("No worker for bots could be started.");
      return undefined;
    }
  };

  const rejectWaiting = (why: string) => {
    for (const { reject } of waiting.splice(0)) reject(new Unasked(why));
  };

  const give = () => {
    while (waiting.length > 0) {
      const idle = [...posts].find(({ asked }) => asked === undefined);
      const post = idle ?? (posts.size < size ? hireOrFail() : undefined);
      const next = post && waiting.shift();
      if (!next) return;
      post.asked = next;
      next.attempts += 1;
      post.timer = setTimeout(
        () => void post.worker.terminate(),
        next.question.budget + GRACE,
      );
      post.worker.postMessage(next.question);
    }
  };

  const finish = (post: Post, answer: BotAnswer) => {
    clearTimeout(post.timer);
    const { asked } = post;
    post.asked = undefined;
    if (answer.ok) asked?.resolve(answer.move);
    else asked?.reject(new Error(`A bot threw: ${answer.error}`));
    give();
  };

  const fail = (post: Post, error: Error) => {
    if (!posts.delete(post)) return;
    clearTimeout(post.timer);
    const { asked } = post;
    post.asked = undefined;
    void post.worker.terminate();
    if (isClosed) return asked?.reject(new Unasked(CLOSED));
    if (asked && asked.attempts >= ATTEMPTS) asked.reject(error);
    else if (asked) waiting.unshift(asked);
    give();
  };

  return {
    size,
    choose: (question) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Unasked(CLOSED));
        waiting.push({ question, attempts: 0, resolve, reject });
        give();
      }),
    async close() {
      isClosed = true;
      failedStarts.stop();
      rejectWaiting(CLOSED);
      await Promise.all([...posts].map(({ worker }) => worker.terminate()));
    },
  };
}
