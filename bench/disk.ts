/** What the disk takes to keep a few kilobytes without any database, and how waits are spread. */

import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** In milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

/** How many milliseconds each of `count` syncs of a file in the folder takes. */
export function syncs(folder: string, count: number): number[] {
  const name = path.join(folder, "sync");
  const file = openSync(name, "w");
  const waits = Array.from({ length: count }, () => {
    const began = performance.now();
    writeSync(file, Buffer.alloc(4_096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(name);
  return waits;
}

/** How long the disk rests between two syncs: seldom enough to leave it to others. */
const REST = 20;

/** The same beside other work, until that is done. */
export async function syncsUntil(
  folder: string,
  until: Promise<unknown>,
): Promise<number[]> {
  const name = path.join(folder, "sync");
  const file = await open(name, "w");
  const waits: number[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  while (!isOver) {
    const began = performance.now();
    await file.write(Buffer.alloc(4_096));
    await file.sync();
    waits.push(performance.now() - began);
    await setTimeout(REST);
  }
  await file.close();
  await rm(name);
  return waits;
}

export function spread(waits: readonly number[]): Spread {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
