/** A PostgreSQL of our own, which can be restarted and killed. */

import type { ChildProcess } from "node:child_process";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ended,
  findProgram,
  freePort,
  hasEnded,
  runAsService,
  startService,
  until,
} from "./processes.ts";
import type { Shelter } from "./processes.ts";

export interface Postgres {
  readonly url: string;
  /** Ends it by a fast shutdown: connections are closed, what was committed is kept. */
  stop(): Promise<void>;
  /** kill -9 of all its processes. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** An empty database beside the first one; its address is returned. */
  makeDatabase(name: string): string;
}

/** The folder of its programs; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const bindir = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const debian = "/usr/lib/postgresql";
  const folders = [bindir.stdout?.trim() ?? "", ...debianFolders(debian)];
  return folders.find(
    (folder) => folder !== "" && findProgram(join(folder, "initdb")),
  );
}

export async function startPostgres(
  shelter: Shelter,
  bin: string,
): Promise<Postgres> {
  const data = shelter.makeFolder("postgres");
  const port = await freePort();
  const program = (name: string) => join(bin, name);
  const host = ["-h", "127.0.0.1", "-p", String(port)];
  const owner = "--username=postgres --auth=trust";
  const text = "--encoding=UTF8 --locale=C --no-sync";
  const made = `${owner} ${text}`.split(" ");
  runAsService(program("initdb"), ["-D", data, ...made]);
  const settings = Object.entries({
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: "64MB",
  }).map(([name, value]) => `--${name}=${value}`);
  let server: ChildProcess | undefined;
  const launch = () =>
    startService(
      shelter,
      program("postgres"),
      ["-D", data, ...settings],
      join(shelter.folder, "postgres.log"),
    );
  const isReady = () =>
    spawnSync(program("pg_isready"), ["-q", ...host]).status === 0;

  const start = async () => {
    await until(
      () => {
        // What is left of one that was killed may hold its memory for a moment.
        if (!server || hasEnded(server)) server = launch();
        return isReady();
      },
      () => "PostgreSQL",
    );
  };
  await start();
  const urlOf = (name: string) =>
    `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf("postgres"),
    start,
    makeDatabase(name) {
      runAsService(program("createdb"), [...host, "-U", "postgres", name]);
      return urlOf(name);
    },
    async stop() {
      if (!server) return;
      server.kill("SIGINT");
      await ended(server);
    },
    async kill() {
      if (!server?.pid) return;
      const children = childrenOf(server.pid);
      server.kill("SIGKILL");
      for (const child of children) killIfThere(child);
      await ended(server);
    },
  };
}

function debianFolders(folder: string): string[] {
  try {
    return readdirSync(folder).map((version) => join(folder, version, "bin"));
  } catch {
    return [];
  }
}

/** By what Linux tells of every process; elsewhere they end by themselves soon after their parent. */
function childrenOf(parent: number): number[] {
  try {
    const file = `/proc/${parent}/task/${parent}/children`;
    return readFileSync(file, "utf8").trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
