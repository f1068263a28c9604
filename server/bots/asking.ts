/** Bots' turns in line: asked in fair order as workers become free. */

import type { Context } from "../tables/context.ts";
import { fairQueue } from "./fair-queue.ts";
import type { Turn } from "./fair-queue.ts";
import type { Leases } from "./leases.ts";
import type { BotPool } from "./pool.ts";
import { takeTurn } from "./turn.ts";
import type { Taken } from "./turn.ts";

export interface Asking {
  /** Puts a turn in line, if there is room. */
  add(turn: Turn): void;
  isWaiting(table: string): boolean;
  isRunning(table: string): boolean;
  /** How many wait. */
  waiting(): number;
  /** Resolves when those that are running have ended. */
  idle(): Promise<unknown>;
}

interface AskingOptions {
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** How many may wait. */
  readonly mostWaiting: number;
  readonly isClosing: () => boolean;
  /** Whether the weakest bot is asked in place of a table's own. */
  readonly asksWeakest: (table: string) => boolean;
  readonly report: (table: string) => (error: unknown) => void;
  readonly onEnd: (table: string, taken: Taken) => void;
}

export function startAsking(
  context: Context,
  pool: BotPool,
  leases: Leases,
  { budget, mostWaiting, isClosing, asksWeakest, report, onEnd }: AskingOptions,
): Asking {
  /** Whatever waits here is due in the store as well. */
  const queue = fairQueue(mostWaiting, budget);
  const running = new Map<string, Promise<void>>();
  let asked = 0;

  /** As many questions as there are idle workers, so that whoever comes now need not wait for those asked before. */
  const askNext = () => {
    const turns: Turn[] = [];
    while (!isClosing() && asked < pool.size) {
      const turn = queue.next();
      if (!turn) break;
      asked += 1;
      turns.push(turn);
    }
    if (turns.length === 0) return;
    const ours = leases.take(turns.map(({ table }) => table));
    for (const turn of turns) running.set(turn.table, run(turn, ours));
  };

  const run = async (turn: Turn, ours: Promise<ReadonlySet<string>>) => {
    const { table } = turn;
    const taken = await play(turn, ours).catch((error: unknown): Taken => {
      report(table)(error);
      return "hindered";
    });
    await leases.end(table, taken === "played").catch(report(table));
    running.delete(table);
    onEnd(table, taken);
  };

  const play = async (
    turn: Turn,
    ours: Promise<ReadonlySet<string>>,
  ): Promise<Taken> => {
    const { table } = turn;
    const free = (cost: number) => {
      asked -= 1;
      queue.charge(turn, cost);
      askNext();
    };
    const tables = await ours.catch((error: unknown) => {
      free(0);
      throw error;
    });
    if (isClosing() || !tables.has(table)) {
      free(0);
      return "left";
    }
    const began = performance.now();
    return takeTurn(context, pool, table, {
      budget,
      asksWeakest: asksWeakest(table),
      free: () => free(performance.now() - began),
      onFault: report(table),
    });
  };

  return {
    add(turn) {
      queue.add(turn);
      askNext();
    },
    isWaiting: (table) => queue.has(table),
    isRunning: (table) => running.has(table),
    waiting: () => queue.size,
    idle: () => Promise.all(running.values()),
  };
}
