/** A Redis of our own, which can be stopped and emptied. */

import type { ChildProcess } from "node:child_process";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import {
  ended,
  findProgram,
  freePort,
  startService,
  until,
} from "./processes.ts";
import type { Shelter } from "./processes.ts";

export interface Redis {
  readonly url: string;
  start(): Promise<void>;
  /** It forgets everything. */
  stop(): Promise<void>;
  flush(): void;
}

export function findRedis(): string | undefined {
  return findProgram("redis-server");
}

export async function startRedis(shelter: Shelter): Promise<Redis> {
  const folder = shelter.makeFolder("redis");
  const port = await freePort();
  const ask = (word: string) =>
    spawnSync("redis-cli", ["-p", String(port), word], { encoding: "utf8" });
  const settings = Object.entries({
    port,
    bind: "127.0.0.1",
    dir: folder,
    save: "",
    appendonly: "no",
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = startService(
      shelter,
      "redis-server",
      settings,
      join(shelter.folder, "redis.log"),
    );
    await until(
      () => ask("ping").stdout.trim() === "PONG",
      () => "Redis",
    );
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!server) return;
      server.kill("SIGKILL");
      await ended(server);
    },
    flush: () => void ask("flushall"),
  };
}
