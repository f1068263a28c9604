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
  /** How many live connections there may be. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Messages a second of one live connection; five seconds' worth at once. */
  readonly framesPerSecond: number;
  /** The same for all live connections from one address. */
  readonly addressFramesPerSecond: number;
  /** How many bytes may wait to be sent to one live connection. */
  readonly unsentBytes: number;
  /** How many tables one guest may host at a time. */
  readonly tablesPerGuest: number;
  /** Days after which tables that never began are deleted; 0: never. */
  readonly sweepWaitingDays: number;
  /** Days after which tables at which no person has moved are deleted; 0: never. */
  readonly sweepBotsDays: number;
  /** How long changes of presence at one table are gathered before they are told, in milliseconds. */
  readonly presenceDelay: number;
  /** In milliseconds. */
  readonly botDelay: number;
  /** In milliseconds. */
  readonly botBudget: number;
  readonly botWorkers: number;
  /** How many tables may wait in memory for a worker. */
  readonly botQueue: number;
  /** How many tables stay in memory. */
  readonly capacity: number;
  /** How many of them may be tables that nobody watches. */
  readonly idleCapacity: number;
  readonly logLevel: string;
}

const count = z.coerce.number().int().min(0);

const environment = z.object({
  STOLIK_ORIGINS: z.string().optional(),
  STOLIK_TRUST_PROXY: z.enum(["0", "1"]).optional(),
  STOLIK_GUESTS_PER_MINUTE: count.default(60),
  STOLIK_TABLES_PER_MINUTE: count.default(60),
  STOLIK_CONNECTIONS: count.min(1).default(10_000),
  STOLIK_CONNECTIONS_PER_ADDRESS: count.min(1).default(400),
  STOLIK_FRAMES_PER_SECOND: count.min(1).default(40),
  STOLIK_ADDRESS_FRAMES_PER_SECOND: count.min(1).default(400),
  STOLIK_UNSENT_BYTES: count.min(1).default(1024 * 1024),
  STOLIK_TABLES_PER_GUEST: count.min(1).default(30),
  STOLIK_SWEEP_WAITING_DAYS: count.default(14),
  STOLIK_SWEEP_BOTS_DAYS: count.default(14),
  STOLIK_PRESENCE_DELAY: count.default(400),
  STOLIK_BOT_DELAY: count.default(900),
  STOLIK_BOT_BUDGET: count.default(400),
  STOLIK_BOT_WORKERS: count
    .min(1)
    .default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  STOLIK_BOT_QUEUE: count.min(1).default(1_000),
  STOLIK_TABLES_IN_MEMORY: count.min(1).default(5_000),
  STOLIK_IDLE_TABLES: count.min(1).default(200),
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
    connections: read.STOLIK_CONNECTIONS,
    connectionsPerAddress: read.STOLIK_CONNECTIONS_PER_ADDRESS,
    framesPerSecond: read.STOLIK_FRAMES_PER_SECOND,
    addressFramesPerSecond: read.STOLIK_ADDRESS_FRAMES_PER_SECOND,
    unsentBytes: read.STOLIK_UNSENT_BYTES,
    tablesPerGuest: read.STOLIK_TABLES_PER_GUEST,
    sweepWaitingDays: read.STOLIK_SWEEP_WAITING_DAYS,
    sweepBotsDays: read.STOLIK_SWEEP_BOTS_DAYS,
    presenceDelay: read.STOLIK_PRESENCE_DELAY,
    botDelay: read.STOLIK_BOT_DELAY,
    botBudget: read.STOLIK_BOT_BUDGET,
    botWorkers: read.STOLIK_BOT_WORKERS,
    botQueue: read.STOLIK_BOT_QUEUE,
    capacity: read.STOLIK_TABLES_IN_MEMORY,
    idleCapacity: read.STOLIK_IDLE_TABLES,
    logLevel: read.STOLIK_LOG_LEVEL,
    ...chosen,
  };
}
