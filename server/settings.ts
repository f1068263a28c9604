/** What can be set: by whoever starts the server, else by its environment, else as it suits one machine. */

import { availableParallelism } from "node:os";
import { z } from "zod";
import { hostName } from "./http/origin.ts";
import { parseTrustProxy } from "./trust-proxy.ts";
import type { TrustProxy } from "./trust-proxy.ts";

export interface Settings {
  readonly webFolder: string | undefined;
  /** Origins besides the server's own whose pages may use cookies. */
  readonly origins: readonly string[];
  /** The names under which it answers; none: under all. */
  readonly hosts: readonly string[];
  /** Whose word on the caller's address and protocol counts: so many proxies', or those at these addresses. */
  readonly trustProxy: TrustProxy;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** For each address, all requests to the API. */
  readonly requestsPerMinute: number;
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

/** Separated by commas. */
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  );

const environment = z.object({
  STOLIK_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    "takes origins such as https://stolik.example",
  ),
  STOLIK_HOSTS: list.refine(
    (hosts) => hosts.every((host) => hostName(host) !== undefined),
    "takes names such as stolik.example",
  ),
  STOLIK_TRUST_PROXY: z
    .string()
    .default("0")
    .transform(parseTrustProxy)
    .refine(
      (trusted) => trusted !== undefined,
      "takes a number of proxies or their addresses, such as 1 or 10.0.0.0/8,127.0.0.1",
    ),
  STOLIK_REQUEST_TIMEOUT: count.min(1).default(20_000),
  STOLIK_REQUESTS_PER_MINUTE: count.min(1).default(12_000),
  STOLIK_GUESTS_PER_MINUTE: count.default(240),
  STOLIK_TABLES_PER_MINUTE: count.default(120),
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
  const set = Object.entries(env).filter(([, value]) => value !== "");
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}.`);
  }
  const read = parsed.data;
  return {
    webFolder: undefined,
    origins: read.STOLIK_ORIGINS,
    hosts: read.STOLIK_HOSTS,
    trustProxy: read.STOLIK_TRUST_PROXY,
    requestTimeout: read.STOLIK_REQUEST_TIMEOUT,
    requestsPerMinute: read.STOLIK_REQUESTS_PER_MINUTE,
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

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
