/** What an attack on a server costs everyone else: how long their requests take meanwhile, and the memory it holds. */

import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { pause } from "./measure.ts";

/** In milliseconds; longer than this no answer is waited for. */
const PATIENCE = 20_000;

export interface Scene {
  readonly server: ChildProcess;
  readonly url: string;
  /** A table whose match has gone on for a while. */
  readonly table: string;
}

/** Somebody else's requests meanwhile, and the most memory the server held. */
export function observe(server: ChildProcess, url: string) {
  const latencies: number[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      latencies.push(await latency(url));
      await pause(100);
    }
  })();
  return {
    async end() {
      const memory = mostMemory(server);
      isOver = true;
      await probing;
      const sorted = latencies.toSorted((one, other) => one - other);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      const longest = sorted.at(-1) ?? 0;
      return `others' requests ${Math.round(median)} ms, at most ${Math.round(longest)} ms; ${memory}`;
    },
  };
}

/** Only Linux tells, and of a server that is too busy to be asked. */
function mostMemory({ pid }: ChildProcess): string {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return "memory unknown";
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8")) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB at most`;
}

function latency(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const done = () => resolve(performance.now() - began);
    const asked = get(url, { timeout: PATIENCE }, (response) => {
      response.resume();
      response.once("end", done);
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", done);
  });
}
