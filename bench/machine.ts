/** How busy the machine is: other work on it spoils the figures, so it is named with them. */

import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

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

/** Microseconds of processor time so far of a process's main thread; only Linux tells, elsewhere it is NaN. */
export function mainThreadTime(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return Number.NaN;
  const [nanoseconds = 0] = readFileSync(file, "utf8").split(" ").map(Number);
  return nanoseconds / 1000;
}
