/** One turn of a bot: the question, a worker's answer, the move. */

import { nextBot, questionFor, seatBots } from "@stolik/kernel";
import type { BotQuestion, Level } from "@stolik/kernel";
import type { WireCode } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { doubt } from "../tables/doubt.ts";
import { playMove } from "../tables/moves.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openCurrent, openTable } from "../tables/open.ts";
import { Unasked } from "./pool.ts";
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
 * What became of a turn: its move was played; there was nothing to play, or no more; no worker could be asked, or the
 * store could not keep the move; or no move was found that can be played, be it the worker's, the bot's or the rules'
 * fault.
 */
export type Taken = "played" | "left" | "hindered" | "faulty";

export interface TurnTerms {
  /** Milliseconds the bot may think. */
  readonly budget: number;
  /** Whether the weakest bot is asked in its place: it was at fault before. */
  readonly asksWeakest: boolean;
  /** Called once the worker is no longer needed. */
  free(): void;
  /** Told of a worker, a bot or rules that failed. */
  onFault(error: unknown): void;
}

export async function takeTurn(
  context: Context,
  pool: BotPool,
  id: string,
  terms: TurnTerms,
): Promise<Taken> {
  const chosen = await choose(context, pool, id, terms).finally(terms.free);
  if (chosen.type === "nothing") return "left";
  if (chosen.type === "unasked") return "hindered";
  if (chosen.type === "fault") terms.onFault(chosen.error);
  // The table may have left memory while the bot thought, and come back as another.
  const table = await openTable(context, id);
  if (!table) return "left";
  if (chosen.type === "move") return answer(context, table, chosen, terms);
  await doubt(context, table, chosen.error);
  return "faulty";
}

interface Asked {
  readonly type: "asked";
  readonly question: BotQuestion;
  readonly seq: number;
}

interface Chosen extends Omit<Asked, "type"> {
  readonly type: "move";
  readonly move: unknown;
}

interface Nothing {
  readonly type: "nothing";
}

/** For want of a worker, which the pool reports. */
interface NotAsked {
  readonly type: "unasked";
}

interface Fault {
  readonly type: "fault";
  readonly error: unknown;
}

const NOTHING: Nothing = { type: "nothing" };

async function choose(
  context: Context,
  pool: BotPool,
  id: string,
  terms: TurnTerms,
): Promise<Chosen | Nothing | NotAsked | Fault> {
  // Another node may have moved last, and a question about what was is thought about in vain.
  const table = await openCurrent(context, id);
  const asked = table ? questionOf(table, terms) : NOTHING;
  if (asked.type !== "asked") return asked;
  try {
    const move = await pool.choose(asked.question);
    return { ...asked, type: "move", move };
  } catch (error) {
    if (error instanceof Unasked) return { type: "unasked" };
    return { type: "fault", error };
  }
}

function questionOf(
  { game, match, stored }: OpenTable,
  { budget, asksWeakest }: TurnTerms,
): Asked | Nothing | Fault {
  if (!match || stored.status !== "playing") return NOTHING;
  const { seq, state } = match.position;
  const players = seatBots(stored.seats, match.seating);
  try {
    const next = nextBot(game, state, players);
    const player = next && players[next.seat];
    if (!next || player?.type !== "bot") return NOTHING;
    const level = asksWeakest ? WEAKEST : player.level;
    const question = questionFor(match, next.seat, level, budget);
    return { type: "asked", question, seq };
  } catch (error) {
    return { type: "fault", error };
  }
}

async function answer(
  context: Context,
  table: OpenTable,
  { question: { seat }, seq, move }: Chosen,
  { onFault }: TurnTerms,
): Promise<Taken> {
  const request = { id: `bot-${seq}`, seq, move };
  const mover = { seat, by: "bot" } as const;
  const played = await playMove(context, table, mover, request);
  if (played.ok) return "played";
  const { code } = played.refusal;
  if (OVERTAKEN.includes(code)) return "left";
  if (code === ("unavailable" satisfies WireCode)) return "hindered";
  const words = `The bot at seat ${seat} chose ${JSON.stringify(move)}: ${code}.`;
  const error = new Error(words);
  onFault(error);
  await doubt(context, table, error);
  return "faulty";
}
