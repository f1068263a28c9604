/** Matches of a newcomer against one bot of the lowest level, sitting in either seat equally often. */

import { playMatch } from "@stolik/games";
import type { Entry } from "@stolik/games";
import { seedFrom } from "@stolik/kernel";
import type { AnyBot } from "@stolik/kernel";
import type { Newcomer } from "./newcomer.ts";

export interface Contest {
  readonly matches: number;
  /** What the deals are called: those of another name are others. */
  readonly deals: string;
}

/** How many of the matches the newcomer wins; a shared win counts half. */
export function contest(
  entry: Entry,
  newcomer: Newcomer,
  { matches, deals }: Contest,
): number {
  const options = entry.game.parseOptions(newcomer.options ?? {}, 2);
  if (!options.ok) throw new Error(options.refusal.code);
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const { winners } = playMatch(
      { ...entry, bot: seated(entry, newcomer, seat) },
      {
        seats: 2,
        options: options.value,
        // Both seatings of a pair of matches get the same deal.
        seed: seedFrom(`${deals} ${Math.floor(index / 2)}`),
        players: [1, 1],
        budget: 1000,
      },
    ).outcome;
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins;
}

/** The game's bot, but for one seat, where the newcomer chooses. */
function seated(
  { game, bot }: Entry,
  newcomer: Newcomer,
  seat: number,
): AnyBot {
  return {
    choose(question) {
      if (question.seat !== seat) return bot.choose(question);
      const { level: _level, budget: _budget, ...asked } = question;
      const move = newcomer.choose(asked);
      const refusal = game.reject(question.view, seat, move);
      if (refusal) throw new Error(`A newcomer is refused: ${refusal.code}.`);
      return { move, considered: [] };
    },
  };
}
