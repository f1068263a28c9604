/** The games there are: their rules and their bots. */

import type { AnyBot, AnyGame } from "@stolik/kernel";
import { bot as crossBot } from "@stolik/cross/bot";
import { cross } from "@stolik/cross/rules";
import { bot as nsoeBot } from "@stolik/nsoe/bot";
import { nsoe } from "@stolik/nsoe/rules";

export interface Entry {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

const entries: readonly Entry[] = [
  { game: nsoe, bot: nsoeBot },
  { game: cross, bot: crossBot },
];

export const gameIds: readonly string[] = entries.map(({ game }) => game.id);

export function findGame(id: string): Entry | undefined {
  return entries.find(({ game }) => game.id === id);
}

export { automata, playMatch, recordMatch } from "./match.ts";
export type { Automaton, MatchPlan } from "./match.ts";
