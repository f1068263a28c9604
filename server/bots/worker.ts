/** The thread where bots think: it answers one question at a time. */

import { fastRandom } from "@stolik/kernel";
import { findGame } from "@stolik/games/node";
import { parentPort } from "node:worker_threads";
import type { BotAnswer, BotQuestion } from "./question.ts";

parentPort?.on("message", (question: BotQuestion) => {
  parentPort?.postMessage(answer(question));
});

/** What a bot throws is told to the thread that knows the table. */
function answer({ game, randomSeed, ...question }: BotQuestion): BotAnswer {
  const entry = findGame(game);
  if (!entry) return { ok: false, error: `There is no game ${game}.` };
  try {
    const random = fastRandom(randomSeed);
    const { move } = entry.bot.choose({ ...question, random });
    return { ok: true, move };
  } catch (error) {
    const report = error instanceof Error ? error.stack : undefined;
    return { ok: false, error: report ?? String(error) };
  }
}
