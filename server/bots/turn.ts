/** One turn of a bot: the question, a worker's answer, the move. */

import { nextBot, questionFor } from "@stolik/kernel";
import type { BotQuestion } from "@stolik/kernel";
import type { Hall, OpenTable } from "../tables/hall.ts";
import { playMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { stop } from "../tables/stop.ts";
import type { BotPool } from "./pool.ts";

/** The position moved on while the bot thought: whoever moved it has set the next job. */
const OVERTAKEN = ["stale", "match-over", "not-your-turn", "table-stopped"];

/** `free` is called once the worker is no longer needed, `isStopped` tells whether the server is closing. False: the store could not keep the move. */
export async function takeTurn(
  hall: Hall,
  pool: BotPool,
  budget: number,
  id: string,
  free: () => void,
  isStopped: () => boolean,
): Promise<boolean> {
  const chosen = await choose(hall, pool, budget, id, isStopped).finally(free);
  if (!chosen) return true;
  // The table may have left memory while the bot thought, and come back as another.
  const table = await openTable(hall, id);
  return table ? answer(hall, table, chosen) : true;
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
  hall: Hall,
  pool: BotPool,
  budget: number,
  id: string,
  isStopped: () => boolean,
): Promise<Chosen | undefined> {
  const table = await openTable(hall, id);
  if (!table) return undefined;
  try {
    const asked = questionOf(table, budget);
    return asked && { ...asked, move: await pool.choose(asked.question) };
  } catch (error) {
    if (!isStopped()) await stop(hall, table, error);
    return undefined;
  }
}

function questionOf(table: OpenTable, budget: number): Asked | undefined {
  const { game, match, stored } = table;
  if (!match || stored.status !== "playing") return undefined;
  const { seq, state } = match.position;
  const next = nextBot(game, state, stored.seats);
  const player = next && stored.seats[next.seat];
  if (!next || player?.type !== "bot") return undefined;
  const { seat } = next;
  const question = questionFor({ ...match, game }, seat, player.level, budget);
  return { question, seq };
}

async function answer(
  hall: Hall,
  table: OpenTable,
  { question: { seat }, seq, move }: Chosen,
): Promise<boolean> {
  const request = { id: `bot-${seq}`, seq, move };
  const played = await playMove(hall, table, seat, request);
  if (played.ok || OVERTAKEN.includes(played.refusal.code)) return true;
  const { code } = played.refusal;
  if (code === "unavailable") return false;
  const words = `The bot at seat ${seat} chose ${JSON.stringify(move)}: ${code}.`;
  await stop(hall, table, new Error(words));
  return true;
}
