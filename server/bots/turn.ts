/** One turn of a bot: the question, a worker's answer, the move. */

import { nextBot, questionFor, seatBots } from "@stolik/kernel";
import type { BotQuestion } from "@stolik/kernel";
import type { WireCode } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { playMove } from "../tables/moves.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openCurrent, openTable } from "../tables/open.ts";
import { stop } from "../tables/stop.ts";
import type { BotPool } from "./pool.ts";

/** The position moved on while the bot thought: whoever moved it has set the next job. */
const OVERTAKEN: readonly string[] = [
  "stale",
  "match-over",
  "not-your-turn",
  "table-stopped",
] satisfies WireCode[];

/** What became of a turn: its move was played; there was nothing to play, or no more; or the store could not keep the move. */
export type Taken = "played" | "left" | "failed";

/** `free` is called once the worker is no longer needed, `isClosing` tells whether the server is closing. */
export async function takeTurn(
  context: Context,
  pool: BotPool,
  budget: number,
  id: string,
  free: () => void,
  isClosing: () => boolean,
): Promise<Taken> {
  const chosen = await choose(context, pool, budget, id, isClosing).finally(
    free,
  );
  if (!chosen) return "left";
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

/** Undefined: no bot is to move there, or what was asked broke, and the table is stopped. */
async function choose(
  context: Context,
  pool: BotPool,
  budget: number,
  id: string,
  isClosing: () => boolean,
): Promise<Chosen | undefined> {
  // Another node may have moved since; a question about an old position is wasted work.
  const table = await openCurrent(context, id);
  if (!table) return undefined;
  try {
    const asked = questionOf(table, budget);
    return asked && { ...asked, move: await pool.choose(asked.question) };
  } catch (error) {
    if (!isClosing()) await stop(context, table, error);
    return undefined;
  }
}

function questionOf(table: OpenTable, budget: number): Asked | undefined {
  const { game, match, stored } = table;
  if (!match || stored.status !== "playing") return undefined;
  const { seq, state } = match.position;
  const players = seatBots(stored.seats, match.seating);
  const next = nextBot(game, state, players);
  const player = next && players[next.seat];
  if (!next || player?.type !== "bot") return undefined;
  const { seat } = next;
  const question = questionFor(match, seat, player.level, budget);
  return { question, seq };
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
  await stop(context, table, new Error(words));
  return "left";
}
