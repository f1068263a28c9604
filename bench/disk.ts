/** What the disk takes to keep a few kilobytes without any database, and how waits are spread. */

import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** In milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds of each sync of a file in the folder. */
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

export function spread(waits: readonly number[]): Spread {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
