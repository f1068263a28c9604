/** `npm run bench -- newcomers [GAME] [MATCHES] [DEALS]`: how often a newcomer beats one bot of the lowest level. */

import { findGame } from "@stolik/games/node";
import { wilson } from "../interval.ts";
import { contest } from "./contest.ts";
import type { Contest } from "./contest.ts";
import { cross } from "./cross.ts";
import { letters } from "./letters.ts";
import type { Newcomer } from "./newcomer.ts";
import { grzybowski } from "./grzybowski.ts";
import { journey } from "./journey.ts";
import { nsoe } from "./nsoe.ts";

const MATCHES = 400;

export const newcomers: Readonly<Record<string, Newcomer>> = {
  cross,
  grzybowski,
  journey,
  letters,
  nsoe,
};

export function benchNewcomers(): Promise<void> {
  const rest = process.argv.slice(3);
  const [named] = rest.filter((word) => Object.hasOwn(newcomers, word));
  const [count = String(MATCHES), deals = "newcomer"] = rest.filter(
    (word) => word !== named,
  );
  const matches = Number(count);
  if (!Number.isSafeInteger(matches) || matches < 1) {
    const games = Object.keys(newcomers).join(", ");
    console.error(`newcomers [GAME] [MATCHES] [DEALS]; the games: ${games}`);
    process.exitCode = 2;
    return Promise.resolve();
  }
  console.log(
    `${matches} matches of a newcomer against one bot of level 1; a shared win counts half`,
  );
  for (const [game, newcomer] of Object.entries(newcomers))
    if (!named || game === named)
      console.log(row(game, newcomer, { matches, deals }));
  return Promise.resolve();
}

function row(game: string, newcomer: Newcomer, asked: Contest): string {
  const entry = findGame(game);
  if (!entry) throw new Error(`There is no game ${game}.`);
  const began = performance.now();
  const wins = contest(entry, newcomer, asked);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { low, high } = wilson(wins, asked.matches);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `${game.padEnd(12)} ${percent(wins / asked.matches)}  (${percent(low)} to ${percent(high)})  ${seconds} s`;
}
