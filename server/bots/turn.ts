/** One turn of a bot: the question, a worker's answer, the move. */

import { nextBot, questionFor, seatBots } from "@stolik/kernel";
import type { BotQuestion, Level } from "@stolik/kernel";
import type { WireCode } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { doubt } from "../tables/doubt.ts";
import { playMove } from "../tables/moves.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openCurrent, openTable } from "../tables/open.ts";
import type { BotPool } from "./pool.ts";

/** No bot thinks less, and goes wrong less often. */
const WEAKEST: Level = 1;

/** The position moved on while the bot thought: whoever moved it has set the next job. */
const OVERTAKEN: readonly string[] = [
  "stale",
  "match-over",
  "not-your-turn",
  "table-stopped",
] satisfies WireCode[];

/**
 * What became of a turn: its move was played; there was nothing to play, or no more; the store could not keep the move;
 * or no move was found that can be played, be it the workers', the bot's or the rules' fault.
 */
export type Taken = "played" | "left" | "failed" | "faulty";

export interface TurnTerms {
  /** Milliseconds the bot may think. */
  readonly budget: number;
  /** Whether the weakest bot is asked in its place: it was at fault before. */
  readonly isWeakest: boolean;
  /** Called once the worker is no longer needed. */
  free(): void;
  /** Told of a worker or a bot that failed. */
  onFault(error: unknown): void;
}

export async function takeTurn(
  context: Context,
  pool: BotPool,
  id: string,
  terms: TurnTerms,
): Promise<Taken> {
  const chosen = await choose(context, pool, id, terms).finally(terms.free);
  if (!chosen) return "left";
  if (chosen === "faulty") return chosen;
  // The table may have left memory while the bot thought, and come back as another.
  const table = await openTable(context, id);
  return table ? answer(context, table, chosen) : "left";
}

interface Asked {
  readonly question: BotQuestion;
  readonly seq: number;
}

interface Chosen extends Asked {
  readonly move: unknown;
}

/** Undefined: no bot is to move there. */
async function choose(
  context: Context,
  pool: BotPool,
  id: string,
  terms: TurnTerms,
): Promise<Chosen | "faulty" | undefined> {
  // Another node may have moved last, and a question about what was is thought about in vain.
  const table = await openCurrent(context, id);
  const asked = table && (await questionOf(context, table, terms));
  if (!asked || asked === "faulty") return asked;
  try {
    return { ...asked, move: await pool.choose(asked.question) };
  } catch (error) {
    terms.onFault(error);
    return "faulty";
  }
}

async function questionOf(
  context: Context,
  table: OpenTable,
  { budget, isWeakest }: TurnTerms,
): Promise<Asked | "faulty" | undefined> {
  const { game, match, stored } = table;
  if (!match || stored.status !== "playing") return undefined;
  const { seq, state } = match.position;
  const players = seatBots(stored.seats, match.seating);
  try {
    const next = nextBot(game, state, players);
    const player = next && players[next.seat];
    if (!next || player?.type !== "bot") return undefined;
    const level = isWeakest ? WEAKEST : player.level;
    return { question: questionFor(match, next.seat, level, budget), seq };
  } catch (error) {
    await doubt(context, table, error);
    return "faulty";
  }
}

async function answer(
  context: Context,
  table: OpenTable,
  { question: { seat }, seq, move }: Chosen,
): Promise<Taken> {
  const request = { id: `bot-${seq}`, seq, move };
  const mover = { seat, by: "bot" } as const;
  const played = await playMove(context, table, mover, request);
  if (played.ok) return "played";
  const { code } = played.refusal;
  if (OVERTAKEN.includes(code)) return "left";
  if (code === ("unavailable" satisfies WireCode)) return "failed";
  const words = `The bot at seat ${seat} chose ${JSON.stringify(move)}: ${code}.`;
  await doubt(context, table, new Error(words));
  return "faulty";
}
