/** The thread where deals are made and solutions played again, one after the other. */

import { findDaily } from "@stolik/games/node-dailies";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { makeDeal, scoreOf } from "./make-deal.ts";
import type { DealAnswer, DealOrder } from "./orders.ts";

// Moves come first. On Linux a thread has a priority of its own; elsewhere it would be that of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

/** Those that wait for the one that is being worked on. */
const orders: DealOrder[] = [];

parentPort?.on("message", (order: DealOrder) => {
  orders.push(order);
  if (orders.length === 1) void work();
});

async function work(): Promise<void> {
  for (let order = orders[0]; order; order = orders[0]) {
    const answered = await answer(order);
    orders.shift();
    parentPort?.postMessage(answered);
  }
}

/** What a game throws is told to the thread that asked. */
async function answer(order: DealOrder): Promise<DealAnswer> {
  try {
    const game = order.type === "make" ? order.game : order.deal.game;
    const daily = await findDaily(game);
    if (!daily) throw new Error(`There is no deal a day of ${game}.`);
    const value =
      order.type === "make"
        ? makeDeal(daily, game, order.day)
        : scoreOf(daily, order.deal, order.moves);
    return { ok: true, value };
  } catch (error) {
    const report = error instanceof Error ? error.stack : undefined;
    return { ok: false, error: report ?? String(error) };
  }
}
