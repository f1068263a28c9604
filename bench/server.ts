/** The server at full speed: many tables of two over loopback, moves as fast as they are acknowledged, every one durable. */

import { findGame } from "@stolik/games/node";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { playTable, seatPair } from "./server-table.ts";
import type { Tally } from "./server-table.ts";

const TABLES = Number(process.env["BENCH_TABLES"] ?? 500);
const WARM_UP = 3_000;
const MEASURED = 12_000;
/** About as many moves as a match has. */
const MATCH = 120;
const TARGET = "4,000 moves/s or more, p99 under 200 ms";

interface Spent {
  /** Microseconds of processor time. */
  readonly cpu: number;
  /** Bytes. */
  readonly memory: number;
}

/** Once as in a hall, where matches begin and end at different times; once with all beginning together, so that they end in a wave. */
export async function benchServer(): Promise<void> {
  // Other work on the machine spoils the figures, so it is named with them.
  const [load = 0] = loadavg();
  console.log(
    `load before: ${load.toFixed(1)} on ${availableParallelism()} cores`,
  );
  console.log(
    `${TABLES} tables of two, nsoe, ${MEASURED / 1000} s, one process each for server and clients`,
  );
  console.log("matches at different moments:");
  await measure((index) => index % MATCH);
  console.log("all matches begun together:");
  await measure(() => Infinity);
  console.log(`target: ${TARGET}`);
}

/** `given`: how many moves a table's first match has. */
async function measure(given: (index: number) => number): Promise<void> {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  const folder = mkdtempSync(join(tmpdir(), "stolik-bench-"));
  const server = startServer(folder);
  try {
    const { url } = await hear<{ url: string }>(server);
    const tally: Tally = {
      moves: 0,
      bytes: 0,
      latencies: [],
      isCounting: false,
      isOver: false,
    };
    const pairs = [];
    for (let index = 0; index < TABLES; index += 1)
      pairs.push(await seatPair(url, index));
    const playing = pairs.map((players, index) =>
      playTable(url, entry.game, players, index, tally, given(index)),
    );
    await Promise.race([pause(WARM_UP), ...playing]);
    const before = await ask(server);
    tally.isCounting = true;
    await Promise.race([pause(MEASURED), ...playing]);
    tally.isCounting = false;
    const after = await ask(server);
    tally.isOver = true;
    report(tally, before, after);
    for (const { socket } of pairs.flat()) socket.terminate();
  } finally {
    server.send("stop");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(tally: Tally, before: Spent, after: Spent): void {
  const { moves, bytes } = tally;
  const sorted = tally.latencies.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const rate = Math.round(moves / (MEASURED / 1000)).toLocaleString("en");
  console.log(`${rate} moves/s · p50 ${at(0.5)} ms · p99 ${at(0.99)} ms`);
  console.log(
    [
      `${Math.round(bytes / moves / 2)} bytes a move to each client`,
      `${Math.round((after.cpu - before.cpu) / moves)} µs of processor a move`,
      `${Math.round(after.memory / 2 ** 20)} MB`,
    ].join(" · "),
  );
}

function startServer(folder: string): ChildProcess {
  const file = fileURLToPath(new URL("server-process.mjs", import.meta.url));
  const profile = process.env["BENCH_PROFILE"];
  return fork(file, [folder], {
    // The built server runs as it does for people: by Node alone.
    execArgv: [
      "--max-semi-space-size=64",
      ...(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []),
    ],
    env: {
      ...process.env,
      STOLIK_GUESTS_PER_MINUTE: "1000000",
      STOLIK_TABLES_PER_MINUTE: "1000000",
      STOLIK_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

function ask(server: ChildProcess): Promise<Spent> {
  const answer = hear<Spent>(server);
  server.send("spent");
  return answer;
}

function hear<Message>(server: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    server.once("message", (message) => resolve(message as Message));
    server.once("exit", () => reject(new Error("The server has gone.")));
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
