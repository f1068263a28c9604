/** What goes to a bot's worker and what comes back; both are copied between threads. */

import { botSeed, toldTo } from "@stolik/kernel";
import type { Level, Question, Seat } from "@stolik/kernel";
import type { OpenTable } from "../tables/hall.ts";
import type { Match } from "../tables/match.ts";

export interface BotQuestion extends Omit<
  Question<unknown, unknown>,
  "random"
> {
  readonly game: string;
  /** The start of this choice's generator: whoever asks again gets the same answer. */
  readonly randomSeed: number;
}

export type BotAnswer =
  | { readonly ok: true; readonly move: unknown }
  | { readonly ok: false; readonly error: string };

/** A bot is asked by its view and what its seat was told, never by the state. */
export function ask(
  table: OpenTable,
  match: Match,
  seat: Seat,
  level: Level,
  budget: number,
): BotQuestion {
  const { seq, state } = match.position;
  const character = botSeed(match.key, seat);
  return {
    game: table.stored.game,
    view: table.game.view(state, seat),
    seat,
    told: match.told.flatMap((told) => toldTo(told, seat)),
    level,
    budget,
    character,
    randomSeed: (character + Math.imul(seq, 0x9e3779b1)) >>> 0,
  };
}
