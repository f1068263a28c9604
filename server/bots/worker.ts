/** The thread where bots think: it answers one question at a time. */

import { findGame } from "@stolik/games/node";
import { askBot } from "@stolik/kernel";
import type { BotQuestion } from "@stolik/kernel";
import { parentPort } from "node:worker_threads";
import type { BotAnswer } from "./answer.ts";

parentPort?.on("message", (question: BotQuestion) => {
  parentPort?.postMessage(answer(question));
});

/** What a bot throws is told to the thread that knows the table. */
function answer(question: BotQuestion): BotAnswer {
  const { game } = question;
  const entry = findGame(game);
  if (!entry) return { ok: false, error: `There is no game ${game}.` };
  try {
    const { move } = askBot(entry.bot, question);
    return { ok: true, move };
  } catch (error) {
    const report = error instanceof Error ? error.stack : undefined;
    return { ok: false, error: report ?? String(error) };
  }
}
