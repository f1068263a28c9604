/** What can be set: by whoever starts the server, else by its environment, else as it suits one machine. */

import { availableParallelism } from "node:os";
import { z } from "zod";

export interface Settings {
  readonly webFolder: string | undefined;
  /** Origins besides the server's own whose pages may use cookies. */
  readonly origins: readonly string[];
  /** Whether a proxy's word on the caller's address and protocol counts. */
  readonly trustProxy: boolean;
  readonly guestsPerMinute: number;
  readonly tablesPerMinute: number;
  /** In milliseconds. */
  readonly botDelay: number;
  /** In milliseconds. */
  readonly botBudget: number;
  readonly botWorkers: number;
  /** How many tables stay in memory. */
  readonly capacity: number;
  readonly logLevel: string;
}

const count = z.coerce.number().int().min(0);

const environment = z.object({
  STOLIK_ORIGINS: z.string().optional(),
  STOLIK_TRUST_PROXY: z.enum(["0", "1"]).optional(),
  STOLIK_GUESTS_PER_MINUTE: count.default(60),
  STOLIK_TABLES_PER_MINUTE: count.default(60),
  STOLIK_BOT_DELAY: count.default(900),
  STOLIK_BOT_BUDGET: count.default(400),
  STOLIK_BOT_WORKERS: count
    .min(1)
    .default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  STOLIK_TABLES_IN_MEMORY: count.min(1).default(5_000),
  STOLIK_LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("warn"),
});

export function readSettings(
  env: NodeJS.ProcessEnv,
  chosen: Partial<Settings>,
): Settings {
  const read = environment.parse(env);
  return {
    webFolder: undefined,
    origins: read.STOLIK_ORIGINS?.split(",") ?? [],
    trustProxy: read.STOLIK_TRUST_PROXY === "1",
    guestsPerMinute: read.STOLIK_GUESTS_PER_MINUTE,
    tablesPerMinute: read.STOLIK_TABLES_PER_MINUTE,
    botDelay: read.STOLIK_BOT_DELAY,
    botBudget: read.STOLIK_BOT_BUDGET,
    botWorkers: read.STOLIK_BOT_WORKERS,
    capacity: read.STOLIK_TABLES_IN_MEMORY,
    logLevel: read.STOLIK_LOG_LEVEL,
    ...chosen,
  };
}
