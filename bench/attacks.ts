/** Attacks on a server of one's own: what one socket that floods, eight that do not read, four hundred that arrive, three hundred where no socket belongs, and bots without end cost everyone else. */

import { findGame } from "@stolik/games/node";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { heapFlags } from "../scripts/heap.mjs";
import { observe } from "./bystanders.ts";
import type { Scene } from "./bystanders.ts";
import { load } from "./machine.ts";
import { newTally, pause } from "./measure.ts";
import type { Tally } from "./measure.ts";
import { newTable, playTable, seatPair } from "./server-table.ts";
import { hear } from "./server-talk.ts";
import { WebSocket } from "./sockets.ts";
import { starving } from "./starving.ts";
import { STRAYS, strays } from "./strays.ts";

/** Another checkout to measure, built. */
const TREE = process.env["BENCH_TREE"];
const LASTS = 10_000;
const MOVES = 62;
const CROWD = 400;
const STUCK = 8;
/** How long a socket that was closed waits to hear of it. */
const PARTING = 1_000;
/** How long a server may take to stop. */
const PATIENCE = 20_000;

export async function benchAttacks(): Promise<void> {
  console.log(`load before: ${load()}`);
  console.log(
    "the server's own limits, but for how many come from one address",
  );
  console.log(`flood, ${LASTS / 1000} s: ${await onStage(flood)}`);
  console.log(`${STUCK} that do not read: ${await onStage(stuck)}`);
  console.log(`${CROWD} arrive: ${await onStage(arrivals)}`);
  console.log(`${STRAYS} at / that flood: ${await onStage(strays)}`);
  const filled = await onStage(({ url }) => starving(url));
  console.log(`59 tables of strong bots: ${filled}`);
}

/** One socket without a cookie asks for the same again and again, about 1 MB a second, and comes back when it is closed. */
async function flood({ server, url, table }: Scene): Promise<string> {
  const frame = watch(table, MOVES - 59);
  const watched = observe(server, `${url}/api/tables/${table}`);
  let frames = 0;
  const codes = new Set<number>();
  const until = performance.now() + LASTS;
  while (performance.now() < until) {
    const attacker = await open(url);
    const closed = new Promise<void>((resolve) =>
      attacker.once("close", (code) => {
        codes.add(code);
        resolve();
      }),
    );
    while (
      performance.now() < until &&
      attacker.readyState === WebSocket.OPEN
    ) {
      for (let count = 0; count < 150; count += 1) attacker.send(frame);
      frames += 150;
      await pause(10);
    }
    await Promise.race([closed, pause(PARTING)]);
    attacker.terminate();
  }
  const shownOut =
    codes.size > 0 ? `closed with ${[...codes].join(", ")}` : "never closed";
  return `${frames} frames, ${shownOut}; ${await watched.end()}`;
}

/** Sockets that ask for the whole view and never read it. */
async function stuck({ server, url, table }: Scene): Promise<string> {
  const sockets = await Promise.all(
    Array.from({ length: STUCK }, () => open(url)),
  );
  for (const socket of sockets) socket.pause();
  const frame = watch(table);
  const watched = observe(server, `${url}/api/tables/${table}`);
  const until = performance.now() + LASTS;
  while (performance.now() < until) {
    for (const socket of sockets)
      if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < 1e6)
        for (let count = 0; count < 20; count += 1) socket.send(frame);
    await pause(10);
  }
  const seen = await watched.end();
  for (const socket of sockets) socket.terminate();
  return seen;
}

/** Everyone comes to one table, each with a name. */
async function arrivals({ server, url, table }: Scene): Promise<string> {
  let messages = 0;
  let bytes = 0;
  const sockets: WebSocket[] = [];
  while (sockets.length < CROWD)
    for (const { socket } of await seatPair([url], sockets.length))
      sockets.push(socket);
  const watched = observe(server, `${url}/api/tables/${table}`);
  for (const socket of sockets) {
    socket.on("message", (data: Buffer) => {
      messages += 1;
      bytes += data.length;
    });
    socket.send(watch(table));
  }
  await pause(3_000);
  const seen = await watched.end();
  for (const socket of sockets) socket.terminate();
  return `${messages} messages, ${Math.round(bytes / 1e6)} MB; ${seen}`;
}

async function onStage(
  attack: (scene: Scene) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "stolik-attack-"));
  const server = startServer(folder);
  const gone = new Promise<void>((resolve) => server.once("exit", resolve));
  try {
    const { url } = await hear<{ url: string }>(server);
    const table = await longMatch(url);
    const died = gone.then(() => "the server died");
    return await Promise.race([attack({ server, url, table }), died]);
  } finally {
    if (server.connected) server.send("stop");
    const timer = setTimeout(() => server.kill("SIGKILL"), PATIENCE);
    await gone;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function longMatch(url: string): Promise<string> {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("There is no nsoe.");
  const players = await seatPair([url], 0);
  const table = await newTable(entry.game.id, players);
  const tally: Tally = {
    ...newTally(),
    isCounting: true,
    get isOver() {
      return tally.moves >= MOVES;
    },
  };
  await playTable(entry.game, players, table, 1, tally, MOVES);
  return table;
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`);
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  return socket;
}

function watch(table: string, from?: number): string {
  return JSON.stringify({ v: 1, type: "watch", table, from });
}

function startServer(folder: string): ChildProcess {
  const file = TREE
    ? path.join(TREE, "bench/server-process.mjs")
    : fileURLToPath(new URL("server-process.mjs", import.meta.url));
  return fork(file, [folder], {
    execArgv: heapFlags(),
    env: {
      ...process.env,
      STOLIK_CONNECTIONS_PER_ADDRESS: "1000",
      STOLIK_GUESTS_PER_MINUTE: "1000",
      STOLIK_LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
