/** What can be set: by whoever starts the server, else by its environment, else as it suits one machine. */

import { availableParallelism } from "node:os";
import { z } from "zod";
import { hostName } from "./host-name.ts";
import { parseTrustProxy } from "./trust-proxy.ts";
import type { TrustProxy } from "./trust-proxy.ts";

export interface Settings {
  /** The PostgreSQL that nodes share; undefined: SQLite, for one process alone. */
  readonly databaseUrl: string | undefined;
  /** The Redis by which nodes tell each other of changes; undefined: they do it by the database. */
  readonly redisUrl: string | undefined;
  /** What everything kept or told there begins with: a Redis may serve others as well. */
  readonly redisPrefix: string;
  /** How often the heads of all tables in memory are polled, for notices that were lost, in milliseconds. */
  readonly lookEvery: number;
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
  /** Days for which a cookie is accepted after another key signs in place of its own. */
  readonly cookieKeyDays: number;
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
  /** Days after which what people reached in the deals of the days is deleted; 0: never. */
  readonly sweepDailyDays: number;
  /** How often a live connection is sent a sign of life, in milliseconds. */
  readonly beatEvery: number;
  /** How long changes of presence at one table are gathered before they are told, in milliseconds. */
  readonly presenceDelay: number;
  /** After how many milliseconds in which others wait for somebody who is away they are asked what to do. */
  readonly awayAfter: number;
  /** How often a seat's player may leave it, or choose about others, in the long run. */
  readonly seatChangesPerMinute: number;
  /** How often people are noted as away from a match, each seat an equal share of it. */
  readonly seatChangesPerMatch: number;
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
  /** Where metrics and probes are read, besides the probes on the main port; undefined: nowhere. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** How long the server may take to stop, in milliseconds: half of it for what is under way. */
  readonly stopWithin: number;
  readonly logLevel: string;
}

const LAST_PORT = 65_535;
/** A process that is told to stop has ten seconds; the last call of a store that hangs may take five of them. */
const STOP_WITHIN = 4_500;

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

/** Written out like this in the message, because the address may hold a password. */
function url(protocols: readonly string[]) {
  return z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `takes an address such as ${protocols[0]}//user@host/name`,
    )
    .optional();
}

const environment = z.object({
  DATABASE_URL: url(["postgres:", "postgresql:"]),
  REDIS_URL: url(["redis:", "rediss:"]),
  STOLIK_REDIS_PREFIX: z.string().default("stolik"),
  STOLIK_LOOK_EVERY: count.min(100).default(2_000),
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
  STOLIK_COOKIE_KEY_DAYS: count.default(90),
  STOLIK_CONNECTIONS: count.min(1).default(10_000),
  STOLIK_CONNECTIONS_PER_ADDRESS: count.min(1).default(400),
  STOLIK_FRAMES_PER_SECOND: count.min(1).default(40),
  STOLIK_ADDRESS_FRAMES_PER_SECOND: count.min(1).default(400),
  STOLIK_UNSENT_BYTES: count.min(1).default(1024 * 1024),
  STOLIK_TABLES_PER_GUEST: count.min(1).default(30),
  STOLIK_SWEEP_WAITING_DAYS: count.default(14),
  STOLIK_SWEEP_BOTS_DAYS: count.default(14),
  STOLIK_SWEEP_DAILY_DAYS: count.default(60),
  STOLIK_BEAT_EVERY: count.min(100).default(10_000),
  STOLIK_PRESENCE_DELAY: count.default(400),
  STOLIK_AWAY_AFTER: count.min(1).default(60_000),
  STOLIK_SEAT_CHANGES_PER_MINUTE: count.default(6),
  STOLIK_SEAT_CHANGES_PER_MATCH: count.default(1_000),
  STOLIK_BOT_DELAY: count.default(900),
  STOLIK_BOT_BUDGET: count.default(400),
  STOLIK_BOT_WORKERS: count
    .min(1)
    .default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  STOLIK_BOT_QUEUE: count.min(1).default(1_000),
  STOLIK_TABLES_IN_MEMORY: count.min(1).default(5_000),
  STOLIK_IDLE_TABLES: count.min(1).default(200),
  STOLIK_METRICS_PORT: count.max(LAST_PORT).optional(),
  STOLIK_METRICS_HOST: z.string().default("127.0.0.1"),
  STOLIK_LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("warn"),
});

/** What the environment may say. */
export const variables: readonly string[] = Object.keys(environment.shape);

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
  const settings = {
    webFolder: undefined,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    redisPrefix: read.STOLIK_REDIS_PREFIX,
    lookEvery: read.STOLIK_LOOK_EVERY,
    origins: read.STOLIK_ORIGINS,
    hosts: read.STOLIK_HOSTS,
    trustProxy: read.STOLIK_TRUST_PROXY,
    requestTimeout: read.STOLIK_REQUEST_TIMEOUT,
    requestsPerMinute: read.STOLIK_REQUESTS_PER_MINUTE,
    guestsPerMinute: read.STOLIK_GUESTS_PER_MINUTE,
    tablesPerMinute: read.STOLIK_TABLES_PER_MINUTE,
    cookieKeyDays: read.STOLIK_COOKIE_KEY_DAYS,
    connections: read.STOLIK_CONNECTIONS,
    connectionsPerAddress: read.STOLIK_CONNECTIONS_PER_ADDRESS,
    framesPerSecond: read.STOLIK_FRAMES_PER_SECOND,
    addressFramesPerSecond: read.STOLIK_ADDRESS_FRAMES_PER_SECOND,
    unsentBytes: read.STOLIK_UNSENT_BYTES,
    tablesPerGuest: read.STOLIK_TABLES_PER_GUEST,
    sweepWaitingDays: read.STOLIK_SWEEP_WAITING_DAYS,
    sweepBotsDays: read.STOLIK_SWEEP_BOTS_DAYS,
    sweepDailyDays: read.STOLIK_SWEEP_DAILY_DAYS,
    beatEvery: read.STOLIK_BEAT_EVERY,
    presenceDelay: read.STOLIK_PRESENCE_DELAY,
    awayAfter: read.STOLIK_AWAY_AFTER,
    seatChangesPerMinute: read.STOLIK_SEAT_CHANGES_PER_MINUTE,
    seatChangesPerMatch: read.STOLIK_SEAT_CHANGES_PER_MATCH,
    botDelay: read.STOLIK_BOT_DELAY,
    botBudget: read.STOLIK_BOT_BUDGET,
    botWorkers: read.STOLIK_BOT_WORKERS,
    botQueue: read.STOLIK_BOT_QUEUE,
    capacity: read.STOLIK_TABLES_IN_MEMORY,
    idleCapacity: read.STOLIK_IDLE_TABLES,
    metricsPort: read.STOLIK_METRICS_PORT,
    metricsHost: read.STOLIK_METRICS_HOST,
    logLevel: read.STOLIK_LOG_LEVEL,
    stopWithin: STOP_WITHIN,
    ...chosen,
  };
  if (settings.redisUrl !== undefined && settings.databaseUrl === undefined)
    throw new Error(
      "REDIS_URL needs DATABASE_URL: one process on SQLite has nobody to tell.",
    );
  return settings;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
