/** What tables in the store cost that nobody looks at: thousands are dealt in one run, then the server is left alone. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChildProcess } from "node:child_process";
import { ensureBuilt } from "../scripts/build.mjs";
import { load } from "./machine.ts";
import { pause, whole } from "./measure.ts";
import { startNode } from "./nodes.ts";
import { newTable, seatPair } from "./server-table.ts";
import { ask, hear } from "./server-talk.ts";

const DEALT = Number(process.env["BENCH_TABLES"] ?? 10_000);
/** Pairs who make tables at the same time, each one after another. */
const PAIRS = 20;
const MB = 2 ** 20;
const TARGET = 60;
const LOOK_EVERY = 10_000;
/** The server is given this long to let go of what it need not hold. */
const LOOKS = 12;

export async function benchMemory(): Promise<void> {
  // What a server needed to build itself would count as its own.
  await ensureBuilt(["cli"]);
  console.log(`load before: ${load()}`);
  const empty = await rest(0);
  console.log(`an empty server, left alone: ${megabytes(empty)} MB`);
  const full = await rest(DEALT);
  console.log(
    `${whole(DEALT)} tables in the store: ${megabytes(full - empty)} MB over an empty server (target: under ${TARGET})`,
  );
}

/** How many bytes the server holds once `tables` of them were dealt and everybody has gone. */
async function rest(tables: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "stolik-bench-"));
  const server = startNode(folder);
  const gone = new Promise<void>((resolve) => server.once("exit", resolve));
  try {
    const { url } = await hear<{ url: string }>(server);
    const began = performance.now();
    await dealAll(url, tables);
    const seconds = (performance.now() - began) / 1000;
    if (tables > 0)
      console.log(`dealt ${whole(tables)} tables in ${seconds.toFixed(0)} s`);
    return await leaveAlone(server);
  } finally {
    if (server.connected) server.send("stop");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function dealAll(url: string, tables: number): Promise<void> {
  let left = tables;
  const deal = async (_: unknown, index: number) => {
    const pair = await seatPair([url], index);
    for (; left > 0;) {
      left -= 1;
      await newTable("nsoe", pair);
    }
    for (const { socket } of pair) socket.terminate();
  };
  await Promise.all(Array.from({ length: PAIRS }, deal));
}

/** Looks now and then; the last look counts. */
async function leaveAlone(server: ChildProcess): Promise<number> {
  let last = 0;
  const seen: string[] = [];
  for (let look = 0; look <= LOOKS; look += 1) {
    const { memory, heap = 0 } = await ask(server);
    last = memory;
    seen.push(`${megabytes(memory)} (heap ${megabytes(heap)})`);
    if (look < LOOKS) await pause(LOOK_EVERY);
  }
  console.log(`MB every ${LOOK_EVERY / 1000} s: ${seen.join(", ")}`);
  return last;
}

function megabytes(bytes: number): string {
  return (bytes / MB).toFixed(0);
}
