/** A hall under measurement: one server in a process of its own, many pairs of people in this one, and what a move costs. */

import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

export interface Tally {
  moves: number;
  bytes: number;
  /** In milliseconds, from sending a move to its acknowledgement. */
  readonly latencies: number[];
  /** Nothing is counted before and after. */
  isCounting: boolean;
  isOver: boolean;
}

/** Two people who play match after match, one move in flight. */
export interface Pair {
  /** Plays until the tally says that it is over; the first match only as many moves as it is `given`. */
  play(tally: Tally, given: number): Promise<void>;
  leave(): void;
}

/** A server that can be measured. */
export interface Contender {
  /** Starts it. It sends `{ url }` when it listens, answers "spent" with what it spent, and ends at "stop". */
  start(folder: string): ChildProcess;
  /** Two sit down at their first table. */
  seat(url: string, index: number): Promise<Pair>;
}

export interface Figures {
  /** Moves a second. */
  readonly rate: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time a move. */
  readonly cpu: number;
  /** Bytes a move to each client. */
  readonly bytes: number;
  /** Bytes that the server holds. */
  readonly memory: number;
}

interface Spent {
  /** Microseconds of processor time. */
  readonly cpu: number;
  /** Bytes that the process holds. */
  readonly memory: number;
  /** Bytes of its heap that are in use, garbage included; peers do not tell. */
  readonly heap?: number;
}

export const TABLES = Number(process.env["BENCH_TABLES"] ?? 500);
/** About as many moves as a match has. */
export const MATCH = 120;
/** How many pairs come in together. */
const AT_THE_DOOR = 20;
const WARM_UP = 3_000;
/** How long those who still play may take to hear of their last move. */
const PARTING = 3_000;

/** `given`: how many moves a table's first match has. */
export async function measure(
  contender: Contender,
  milliseconds: number,
  given: (index: number) => number,
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "stolik-bench-"));
  const server = contender.start(folder);
  const gone = new Promise<void>((resolve) => server.once("exit", resolve));
  try {
    const { url } = await hear<{ url: string }>(server);
    const tally: Tally = {
      moves: 0,
      bytes: 0,
      latencies: [],
      isCounting: false,
      isOver: false,
    };
    const pairs = await seatAll(contender, url);
    const playing = pairs.map((pair, index) => pair.play(tally, given(index)));
    await Promise.race([pause(WARM_UP), gone, ...playing]);
    const before = await ask(server);
    tally.isCounting = true;
    const began = performance.now();
    await Promise.race([pause(milliseconds), gone, ...playing]);
    tally.isCounting = false;
    const spent = performance.now() - began;
    const after = await ask(server);
    tally.isOver = true;
    await Promise.race([pause(PARTING), Promise.allSettled(playing)]);
    for (const pair of pairs) pair.leave();
    return figures(tally, spent, before, after);
  } finally {
    if (server.connected) server.send("stop");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

export function summary({ rate, p50, p99 }: Figures): string {
  return `${whole(rate)} moves/s · p50 ${p50.toFixed(0)} ms · p99 ${p99.toFixed(0)} ms`;
}

/** Other work on the machine spoils the figures, so it is named with them. */
export function load(): string {
  const [now = 0] = loadavg();
  return `${now.toFixed(1)} on ${availableParallelism()} cores`;
}

/** Milliseconds that a fixed piece of work takes: on a machine that is shared it tells a slow minute from a slow server. */
export function pace(): number {
  const began = performance.now();
  for (let round = 0; round < 40; round += 1) {
    const cards = Array.from({ length: 500 }, (_, id) => ({ id, at: [id, 1] }));
    JSON.parse(JSON.stringify(cards));
  }
  return Math.round(performance.now() - began);
}

/** Processor time so far, and how much of it a virtual machine's host kept for others; only Linux tells. */
export function stolen(): { readonly of: number; readonly time: number } {
  const file = "/proc/stat";
  if (!existsSync(file)) return { of: 0, time: 0 };
  const [line = ""] = readFileSync(file, "utf8").split("\n");
  // user, nice, system, idle, iowait, irq, softirq, steal
  const times = line.split(/\s+/).slice(1, 9).map(Number);
  return {
    of: times.reduce((sum, time) => sum + time, 0),
    time: times[7] ?? 0,
  };
}

export function whole(number: number): string {
  return Math.round(number).toLocaleString("en");
}

async function seatAll(
  contender: Contender,
  url: string,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < TABLES) {
    const length = Math.min(AT_THE_DOOR, TABLES - pairs.length);
    const next = Array.from({ length }, (_, ahead) =>
      contender.seat(url, pairs.length + ahead),
    );
    pairs.push(...(await Promise.all(next)));
  }
  return pairs;
}

function figures(
  { moves, bytes, latencies }: Tally,
  milliseconds: number,
  before: Spent,
  after: Spent,
): Figures {
  if (moves === 0) throw new Error("No move was acknowledged.");
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    rate: moves / (milliseconds / 1000),
    p50: at(0.5),
    p99: at(0.99),
    cpu: (after.cpu - before.cpu) / moves,
    bytes: bytes / moves / 2,
    memory: after.memory,
  };
}

/** What the server has spent and holds. */
export async function ask(server: ChildProcess): Promise<Spent> {
  if (!server.connected) throw new Error("The server has gone.");
  const answer = hear<Spent>(server);
  server.send("spent");
  return answer;
}

/** The next thing that the server says. */
export function hear<Message>(server: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error("The server has gone."));
    server.once("exit", leave);
    server.once("message", (message) => {
      server.off("exit", leave);
      resolve(message as Message);
    });
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
