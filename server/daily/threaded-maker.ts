/** Makes deals in a thread of its own, which is started when it is needed and ends once nobody has asked for a while. */

import { dailyIds } from "@stolik/games/dailies";
import type { Result } from "@stolik/kernel";
import type { Worker } from "node:worker_threads";
import type { DealMaker, MadeDeal } from "./maker.ts";
import type { DealAnswer, DealOrder } from "./orders.ts";

/** In milliseconds: how long the thread waits for another order. */
const IDLE_AFTER = 60_000;
/** No order takes nearly as long. */
const LONGEST = 120_000;
/** More than the deals of all days that can be asked for; the others that wait have solved one. */
const MOST_WAITING = 100;

/** Somebody waits for a score, and everybody for today's deals. */
const ranks = ["score", "today", "other"] as const;

interface Asked {
  readonly order: DealOrder;
  readonly rank: (typeof ranks)[number];
  resolve(value: MadeDeal | Result<number>): void;
  reject(error: Error): void;
}

export function threadedMaker(startWorker: () => Worker): DealMaker {
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What the thread is at work on; the rest waits here, where it can still be overtaken. */
  let current: Asked | undefined;
  let waiting: Asked[] = [];

  const letGo = (error: Error) => {
    clearTimeout(timer);
    const left = current ? [current, ...waiting] : waiting;
    current = undefined;
    waiting = [];
    const ended = worker?.terminate();
    worker = undefined;
    for (const { reject } of left) reject(error);
    return ended;
  };

  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void letGo(new Error("A deal took too long.")),
      current ? LONGEST : IDLE_AFTER,
    ).unref();
  };

  const hire = (): Worker => {
    const hired = startWorker();
    const fail = (error: Error) => {
      if (hired === worker) void letGo(error);
    };
    hired.on("message", (answer: DealAnswer) => {
      if (hired !== worker) return;
      const asked = current;
      current = undefined;
      goOn();
      if (answer.ok) asked?.resolve(answer.value);
      else asked?.reject(new Error(`A deal failed: ${answer.error}`));
    });
    hired.on("error", fail);
    hired.on("exit", () => fail(new Error("The thread of deals died.")));
    hired.unref();
    return hired;
  };

  const goOn = () => {
    if (current) return;
    const rank = ranks.find((one) =>
      waiting.some((asked) => asked.rank === one),
    );
    const next = waiting.find((asked) => asked.rank === rank);
    if (next) (worker ??= hire()).postMessage(next.order);
    current = next;
    waiting = waiting.filter((asked) => asked !== next);
    watch();
  };

  const ask = (order: DealOrder, rank: Asked["rank"]) =>
    new Promise<MadeDeal | Result<number>>((resolve, reject) => {
      if (isClosed) return reject(new Error("No more deals are made."));
      if (waiting.length >= MOST_WAITING)
        return reject(new Error("Too many wait for a deal."));
      waiting.push({ order, rank, resolve, reject });
      goOn();
    });

  return {
    games: dailyIds,
    make: async (game, day, isToday) =>
      (await ask(
        { type: "make", game, day },
        isToday ? "today" : "other",
      )) as MadeDeal,
    score: async (deal, moves) =>
      (await ask({ type: "score", deal, moves }, "score")) as Result<number>,
    async close() {
      isClosed = true;
      await letGo(new Error("No more deals are made."));
    },
  };
}
