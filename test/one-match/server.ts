/** A match as the server plays it: on a store, every move committed, and what it sends to each viewer. */

import type { Entry } from "../../games/registry/index.ts";
import { askBot } from "../../kernel/index.ts";
import type {
  BotQuestion,
  GameRecord,
  Match,
  Seat,
  Viewer,
} from "../../kernel/index.ts";
import { takeTurn } from "../../server/bots/turn.ts";
import type { SeatRequest } from "../../server/protocol/protocol.ts";
import type { Context } from "../../server/tables/context.ts";
import { createTable } from "../../server/tables/create.ts";
import { playMove, submitMove } from "../../server/tables/moves.ts";
import type { OpenTable } from "../../server/tables/open-table.ts";
import { openTable } from "../../server/tables/open.ts";
import { recordOf } from "../../server/tables/record.ts";
import { startTable } from "../../server/tables/start.ts";
import { wholeMessage } from "../../server/tables/view-cache.ts";
import { testContext } from "../../server/test/context.ts";
import { BUDGET, overheard } from "./seen.ts";
import type { Asked, Seen } from "./seen.ts";

const host = { id: "ala", name: "Ala" };

export interface Served {
  readonly table: OpenTable;
  readonly match: () => Match;
  /** What bots were asked, move by move. */
  readonly asked: readonly Asked[];
  /** A move of the host, who sits at seat 0, or one put into the bot's mouth. */
  play(seat: Seat, move: unknown): Promise<void>;
  /** Whichever bot is next is asked, and its move is played. */
  letBotMove(): Promise<void>;
  seenBy(viewer: Viewer): Seen;
  record(): Promise<GameRecord>;
  /** The match as another node reads it from the log. */
  readAnew(): Promise<Match | undefined>;
}

export async function serve(
  { game, bot }: Entry,
  seed: Uint8Array,
  seats: readonly SeatRequest[],
): Promise<Served> {
  const findGame = () => ({ game, bot });
  const ports = { findGame, makeSeed: () => seed };
  const context = await testContext(game, ports);
  const id = await dealt(context, game.id, seats);
  const table = await openTable(context, id);
  if (!table) throw new Error("The table is gone.");
  const listening = overheard(bot);
  const pool = {
    size: 1,
    // What a worker is asked comes as a copy.
    choose: async (question: BotQuestion) =>
      askBot(listening.bot, structuredClone(question)).move,
    close: async () => undefined,
  };
  const match = () => {
    if (!table.match) throw new Error("The table was not dealt.");
    return table.match;
  };
  return {
    table,
    match,
    asked: listening.asked,
    async play(seat, move) {
      const { seq } = match().position;
      const request = { id: `move-${seq}`, seq, move };
      const played =
        seat === 0
          ? await submitMove(context, id, host.id, request)
          : await playMove(context, table, { seat, by: "bot" }, request);
      if (!played.ok) throw new Error(played.refusal.code);
    },
    async letBotMove() {
      const taken = await takeTurn(context, pool, id, {
        budget: BUDGET,
        asksWeakest: false,
        free: () => undefined,
        onFault(error) {
          throw error;
        },
      });
      if (taken !== "played") throw new Error(`The turn was ${taken}.`);
    },
    seenBy(viewer) {
      const json = wholeMessage(table, viewer);
      if (json === undefined) throw new Error("Nothing was dealt.");
      const { seq, view, heard } = JSON.parse(json) as Seen;
      return { seq, view, heard };
    },
    async record() {
      const read = await recordOf(context, id);
      if (!read.ok) throw new Error(read.refusal.code);
      return read.value;
    },
    async readAnew() {
      const { store } = context;
      const other = await testContext(game, { ...ports, store });
      return (await openTable(other, id))?.match;
    },
  };
}

async function dealt(
  context: Context,
  game: string,
  seats: readonly SeatRequest[],
): Promise<string> {
  const made = await createTable(context, host, { game, options: {}, seats });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  const started = await startTable(context, id, host);
  if (!started.ok) throw new Error(started.refusal.code);
  return id;
}
