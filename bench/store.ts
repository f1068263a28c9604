/** The stores alone: a row's wait at an unhurried pace and the rows of 500 writers, beside the disk's own sync. */

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { givenRow, keepingRows } from "@stolik/server/postgres/append";
import { openPool } from "@stolik/server/postgres/pool";
import { openPostgres } from "@stolik/server/postgres";
import { openSqlite } from "@stolik/server/sqlite";
import type { Store } from "@stolik/server/store";
import type { Append } from "@stolik/server/stored";
import { spread, syncs } from "./disk.ts";

const WRITERS = 500;
const SECONDS = 5;
const UNHURRIED_PER_SECOND = 100;
const SYNCS = 200;

type Keep = (append: Append) => Promise<unknown>;

/** `BENCH_DATABASE_URL` names a PostgreSQL database that may be filled; without it SQLite is measured alone. */
export async function benchStore(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "stolik-bench-"));
  const url = process.env["BENCH_DATABASE_URL"];
  try {
    console.log(`disk: sync ${words(syncs(folder, SYNCS))}`);
    const sqlite = await openSqlite(folder);
    await measure("SQLite", sqlite, (append) => sqlite.append(append));
    await sqlite.close();
    if (url) await measurePostgres(url);
    console.log(`disk: sync ${words(syncs(folder, SYNCS))}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(url: string): Promise<void> {
  const store = await openPostgres({ url });
  await measure("PostgreSQL, batches", store, (append) => store.append(append));
  const pool = openPool({
    url,
    size: 2,
    connectTimeout: 60_000,
    hasTimeouts: true,
  });
  await measure("PostgreSQL, row by row", store, (append) =>
    keepingRows(pool)([givenRow(append)]),
  );
  await pool.end();
  await store.close();
}

async function measure(name: string, store: Store, keep: Keep): Promise<void> {
  const ids = Array.from({ length: WRITERS }, (_, n) => `${name}-${n}`);
  await Promise.all(ids.map((id) => store.createTable(aTable(id))));
  const unhurried = await atPace(ids, keep);
  const hurried = await atOnce(ids, keep);
  const rows = Math.round(hurried.length / SECONDS);
  console.log(`${name}: ${UNHURRIED_PER_SECOND} rows/s ${words(unhurried)}`);
  console.log(`${name}: ${WRITERS} writers ${rows} rows/s ${words(hurried)}`);
}

/** As many rows a second as asked for, whether the last was answered or not. */
async function atPace(ids: readonly string[], keep: Keep): Promise<number[]> {
  const waits: Promise<number>[] = [];
  const began = performance.now();
  for (let row = 0; row < UNHURRIED_PER_SECOND * SECONDS; row += 1) {
    const due = began + (row * 1_000) / UNHURRIED_PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const id = ids[row % ids.length] ?? "";
    waits.push(timed(() => keep(aMove(id, 1 + Math.floor(row / ids.length)))));
  }
  return Promise.all(waits);
}

/** Every writer has one row under way. */
async function atOnce(ids: readonly string[], keep: Keep): Promise<number[]> {
  const end = performance.now() + SECONDS * 1_000;
  const waits = ids.map(async (id) => {
    const own: number[] = [];
    for (let seq = 1_000; performance.now() < end; seq += 1)
      own.push(await timed(() => keep(aMove(id, seq))));
    return own;
  });
  return (await Promise.all(waits)).flat();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function words(waits: readonly number[]): string {
  const { p50, p99 } = spread(waits);
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function aTable(id: string) {
  return {
    id,
    game: "nsoe",
    rulesVersion: 1,
    dealtVersion: 1,
    contentVersion: "x",
    options: {},
    seed: "00".repeat(32),
    status: "playing",
    host: "ala",
    seats: [{ type: "open" }],
    revision: 0,
    next: null,
    madeAt: 0,
    removed: [],
  } as const;
}

/** About as large as a move of nsoe with what it told. */
function aMove(table: string, seq: number): Append {
  const told = [{ event: { type: "laid", card: "roma", cell: [3, 4] } }];
  return {
    table,
    rulesVersion: 1,
    row: {
      seq,
      seat: 0,
      move: { type: "lay", card: "roma", cell: { row: 3, column: 4 } },
      moveId: `${table}-${seq}`,
      told: [...told, ...told, ...told],
      at: 1_700_000_000_000,
    },
  };
}
