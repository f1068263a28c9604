/** Servers under measurement: they run in processes of their own, many pairs of people in this one, and what a move costs. */

import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spread } from "./disk.ts";
import type { Spread } from "./disk.ts";
import { mainThreadTime } from "./machine.ts";
import { ask, hear } from "./server-talk.ts";
import type { Spent } from "./server-talk.ts";

export interface Tally {
  moves: number;
  bytes: number;
  /** In milliseconds, from sending a move to its acknowledgement. */
  latencies: number[];
  /** In milliseconds, from sending a move until the other one's page has it. */
  shown: number[];
  /** Nothing is counted before and after. */
  isCounting: boolean;
  isOver: boolean;
  /** Calls back when the next move may be sent. */
  turn(send: () => void): void;
}

/** Two people who play match after match, one move in flight. */
export interface Pair {
  /** Plays until the tally says that it is over; the first match only as many moves as it is `given`. */
  play(tally: Tally, given: number): Promise<void>;
  leave(): void;
}

/** A server that can be measured, be it one process or several. */
export interface Contender {
  /** Starts its processes. Each sends `{ url }` when it listens, answers "spent" with what it spent, and ends at "stop". */
  start(folder: string): readonly ChildProcess[];
  /** How many tables are played on it, where it does not get through the usual number. */
  readonly tables?: number;
  /** Two sit down at their first table. */
  seat(urls: readonly string[], index: number): Promise<Pair>;
}

export interface Figures extends Spread {
  /** Moves a second. */
  readonly rate: number;
  /** From sending a move until the other one's page has it. */
  readonly shown: Spread;
  /** Microseconds of processor time a move, of all the server's processes together. */
  readonly cpu: number;
  /** The same of each process. */
  readonly cpus: readonly number[];
  /** The same of their main threads alone; only Linux tells, elsewhere it is NaN. */
  readonly mainCpu: number;
  /** Bytes a move to each client. */
  readonly bytes: number;
  /** Bytes that the server holds. */
  readonly memory: number;
}

/** While many pairs play. */
export interface Play {
  /** Where the server may keep its data. */
  readonly folder: string;
  /** From now on at most `perSecond` moves in all, rather than as many as are acknowledged; returns how to let all of them go. */
  slowDown(perSecond: number): () => void;
  /** What the moves of the next `milliseconds` cost. */
  count(milliseconds: number): Promise<Figures>;
}

export const TABLES = Number(process.env["BENCH_TABLES"] ?? 500);
/** About as many moves as a match has. */
export const MATCH = 120;
/** How many pairs come in together. */
const AT_THE_DOOR = 20;
const WARM_UP = 3_000;
/** How long those who still play may take to hear of their last move. */
const PARTING = 3_000;

export function newTally(): Tally {
  return {
    moves: 0,
    bytes: 0,
    latencies: [],
    shown: [],
    isCounting: false,
    isOver: false,
    turn: (send) => send(),
  };
}

/** `given`: how many moves a table's first match has. */
export function measure(
  contender: Contender,
  milliseconds: number,
  given: (index: number) => number,
): Promise<Figures> {
  return withPlay(contender, given, (play) => play.count(milliseconds));
}

/** Starts the contender, seats everybody, and measures once they have warmed up. */
export async function withPlay<Value>(
  contender: Contender,
  given: (index: number) => number,
  work: (play: Play) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), "stolik-bench-"));
  const servers = contender.start(folder);
  const allGone = Promise.all(
    servers.map((server) => new Promise((left) => server.once("exit", left))),
  );
  const tally = newTally();
  const release: (() => void)[] = [];
  try {
    const heard = await Promise.all(
      servers.map((server) => hear<{ url: string }>(server)),
    );
    const urls = heard.map(({ url }) => url);
    const pairs = await seatAll(contender, urls);
    const playing = pairs.map((pair, index) => pair.play(tally, given(index)));
    const pass = (milliseconds: number) =>
      Promise.race([pause(milliseconds), allGone, ...playing]);
    await pass(WARM_UP);
    const value = await work({
      folder,
      slowDown(perSecond) {
        const letGo = slowDown(tally, perSecond);
        release.push(letGo);
        return letGo;
      },
      count: (milliseconds) => count(tally, servers, () => pass(milliseconds)),
    });
    tally.isOver = true;
    for (const letGo of release) letGo();
    await Promise.race([pause(PARTING), Promise.allSettled(playing)]);
    for (const pair of pairs) pair.leave();
    return value;
  } finally {
    for (const server of servers) if (server.connected) server.send("stop");
    await allGone;
    rmSync(folder, { recursive: true, force: true });
  }
}

export function summary({ rate, p50, p99 }: Figures): string {
  return `${whole(rate)} moves/s · p50 ${p50.toFixed(0)} ms · p99 ${p99.toFixed(0)} ms`;
}

export function whole(number: number): string {
  return Math.round(number).toLocaleString("en");
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Moves go in the order they asked, at no pace none of them; returns how to let all of them go. */
function slowDown(tally: Tally, perSecond: number): () => void {
  const waiting: (() => void)[] = [];
  tally.turn = (send) => waiting.push(send);
  const timer =
    perSecond > 0
      ? setInterval(() => waiting.shift()?.(), 1_000 / perSecond)
      : undefined;
  return () => {
    clearInterval(timer);
    tally.turn = (send) => send();
    for (const send of waiting.splice(0)) send();
  };
}

async function seatAll(
  contender: Contender,
  urls: readonly string[],
): Promise<readonly Pair[]> {
  const tables = Math.min(contender.tables ?? TABLES, TABLES);
  const pairs: Pair[] = [];
  while (pairs.length < tables) {
    const length = Math.min(AT_THE_DOOR, tables - pairs.length);
    const next = Array.from({ length }, (_, ahead) =>
      contender.seat(urls, pairs.length + ahead),
    );
    pairs.push(...(await Promise.all(next)));
  }
  return pairs;
}

async function count(
  tally: Tally,
  servers: readonly ChildProcess[],
  pass: () => Promise<unknown>,
): Promise<Figures> {
  const counted = { moves: 0, bytes: 0, latencies: [], shown: [] };
  Object.assign(tally, counted);
  const before = await Promise.all(servers.map(ask));
  const mainBefore = mainTime(servers);
  tally.isCounting = true;
  const began = performance.now();
  await pass();
  tally.isCounting = false;
  const spent = performance.now() - began;
  const after = await Promise.all(servers.map(ask));
  const main = mainTime(servers) - mainBefore;
  return figures(tally, spent, before, after, main);
}

/** Microseconds of processor time so far of the main threads. */
function mainTime(servers: readonly ChildProcess[]): number {
  return servers.reduce((sum, { pid = 0 }) => sum + mainThreadTime(pid), 0);
}

function figures(
  { moves, bytes, latencies, shown }: Tally,
  milliseconds: number,
  before: readonly Spent[],
  after: readonly Spent[],
  main: number,
): Figures {
  if (moves === 0) throw new Error("No move was acknowledged.");
  const cpus = after.map(
    ({ cpu }, index) => (cpu - (before[index]?.cpu ?? 0)) / moves,
  );
  return {
    ...spread(latencies),
    shown: spread(shown),
    rate: moves / (milliseconds / 1000),
    cpu: cpus.reduce((sum, cpu) => sum + cpu, 0),
    cpus,
    mainCpu: main / moves,
    bytes: bytes / moves / 2,
    memory: after.reduce((sum, { memory }) => sum + memory, 0),
  };
}
