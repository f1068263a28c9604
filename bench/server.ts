/** The server at full speed: many tables of two over loopback, moves as fast as they are acknowledged, every one durable. */

import { findGame } from "@stolik/games/node";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { heapFlags } from "../scripts/heap.mjs";
import { load, MATCH, measure, pace, stolen, summary, TABLES } from "./hall.ts";
import type { Contender } from "./hall.ts";
import { newTable, playTable, seatPair } from "./server-table.ts";

const MEASURED = 12_000;
const TARGET = "4,000 moves/s or more, p99 under 200 ms";

export const stolik: Contender = {
  start: startServer,
  async seat(url, index) {
    const entry = findGame("nsoe");
    if (!entry) throw new Error("There is no nsoe.");
    const players = await seatPair(url, index);
    const first = await newTable(url, entry.game.id, players);
    return {
      play: (tally, given) =>
        playTable(url, entry.game, players, first, index, tally, given),
      leave() {
        for (const { socket } of players) socket.terminate();
      },
    };
  },
};

/** Once as in a hall, where matches begin and end at different times; once with all beginning together, so that they end in a wave. */
export async function benchServer(): Promise<void> {
  console.log(`load before: ${load()}`);
  console.log(
    `${TABLES} tables of two, nsoe, ${MEASURED / 1000} s, one process each for server and clients`,
  );
  console.log("matches at different moments:");
  await report((index) => index % MATCH);
  console.log("all matches begun together:");
  await report(() => Infinity);
  console.log(`target: ${TARGET}`);
}

async function report(given: (index: number) => number): Promise<void> {
  const before = pace();
  const since = stolen();
  const figures = await measure(stolik, MEASURED, given);
  const until = stolen();
  const share = (until.time - since.time) / (until.of - since.of || 1);
  console.log(summary(figures));
  console.log(
    [
      `${Math.round(figures.bytes)} bytes a move to each client`,
      `${Math.round(figures.cpu)} µs of processor a move`,
      `${Math.round(figures.memory / 2 ** 20)} MB`,
      `pace ${before} ms before, ${pace()} ms after`,
      `${Math.round(share * 100)} % kept by the host`,
    ].join(" · "),
  );
}

/** Everybody comes from one address and plays as fast as they can, so what one address may do is raised. */
const RAISED = {
  STOLIK_GUESTS_PER_MINUTE: "1000000",
  STOLIK_TABLES_PER_MINUTE: "1000000",
  STOLIK_TABLES_PER_GUEST: "1000000",
  STOLIK_REQUESTS_PER_MINUTE: "1000000000",
  STOLIK_CONNECTIONS_PER_ADDRESS: "1000000",
  STOLIK_FRAMES_PER_SECOND: "1000000",
  STOLIK_ADDRESS_FRAMES_PER_SECOND: "1000000",
};

function startServer(folder: string): ChildProcess {
  const file = fileURLToPath(new URL("server-process.mjs", import.meta.url));
  const profile = process.env["BENCH_PROFILE"];
  return fork(file, [folder], {
    // The built server runs as it does for people: by Node alone, as `npm start` has it.
    execArgv: [
      ...heapFlags(),
      ...(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []),
    ],
    env: {
      ...process.env,
      ...RAISED,
      STOLIK_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
