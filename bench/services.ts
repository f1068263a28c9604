/** The PostgreSQL and the Redis that nodes share while they are measured: whether they run, and what they spend themselves. */

import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { createClient } from "redis";

const postgresUrl =
  process.env["STOLIK_TEST_DATABASE_URL"] ??
  "postgres://postgres@127.0.0.1:5432/postgres";
const redisUrl =
  process.env["STOLIK_TEST_REDIS_URL"] ?? "redis://127.0.0.1:6379";

/** Linux counts processor time in hundredths of a second. */
const MICROSECONDS_A_TICK = 10_000;

export interface Postgres {
  /** Lends an empty database. */
  withDatabase<Value>(work: (url: string) => Promise<Value>): Promise<Value>;
  /** Microseconds of processor time so far of all its processes; undefined where it cannot be read. */
  spent(): number | undefined;
}

/** Undefined where none runs. */
export async function findPostgres(): Promise<Postgres | undefined> {
  const found = await askPostgres<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  ).catch(() => undefined);
  if (!found) return undefined;
  const parent = statOf(found[0]?.pid ?? 0)?.parent;
  return {
    withDatabase,
    spent: () => (parent === undefined ? undefined : familyTime(parent)),
  };
}

/** Its address; undefined where none runs. */
export async function findRedis(): Promise<string | undefined> {
  const client = createClient({
    url: redisUrl,
    socket: { reconnectStrategy: false },
  });
  // Told by the promise as well.
  client.on("error", () => {});
  try {
    await client.connect();
    return redisUrl;
  } catch {
    return undefined;
  } finally {
    client.destroy();
  }
}

async function withDatabase<Value>(
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const name = `stolik_bench_${randomBytes(6).toString("hex")}`;
  await askPostgres(`create database ${name}`);
  try {
    const url = new URL(postgresUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await askPostgres(`drop database ${name} with (force)`);
  }
}

async function askPostgres<Row extends pg.QueryResultRow>(
  sql: string,
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

interface Stat {
  readonly parent: number;
  /** In ticks: its own time, and that of its children who have ended. */
  readonly time: number;
  readonly childrenTime: number;
}

/** Undefined for a process that is not PostgreSQL's, or not on this machine. */
function statOf(pid: number): Stat | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, name, rest = ""] =
    /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
  if (name !== "postgres") return undefined;
  // From the third field on: state, ppid, …; utime, stime, cutime and cstime are 14 to 17 (man 5 proc).
  const fields = rest.split(" ").map(Number);
  const at = (field: number) => fields[field - 3] ?? 0;
  return {
    parent: at(4),
    time: at(14) + at(15),
    childrenTime: at(16) + at(17),
  };
}

/** Connections come and go: those that have gone are counted with their parent. */
function familyTime(parent: number): number {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const children = pids.map(statOf).filter((stat) => stat?.parent === parent);
  const own = statOf(parent);
  const ticks = children.reduce(
    (sum, stat) => sum + (stat?.time ?? 0),
    (own?.time ?? 0) + (own?.childrenTime ?? 0),
  );
  return ticks * MICROSECONDS_A_TICK;
}
