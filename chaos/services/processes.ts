/** Programs of our own on this machine: each in a folder of its own, and none of them outlives us, however we end. */

import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LOOK_EVERY = 50;
const LONGEST_START = 60_000;
/** PostgreSQL refuses to run as root; Debian's package brings this user. */
const SERVICE_USER = "postgres";

export interface Shelter {
  readonly folder: string;
  /** A folder that the service's user may write to. */
  makeFolder(name: string): string;
  /** Kills what was started, removes every folder but those kept. */
  close(): void;
  adopt(child: ChildProcess): void;
}

/** A place for processes and folders that is cleared when it is closed, and whenever this process ends. */
export function openShelter(): Shelter {
  const folder = mkdtempSync(join(tmpdir(), "stolik-chaos-"));
  const children = new Set<ChildProcess>();
  if (isRoot()) ownByService(folder);
  const close = () => {
    process.off("exit", close);
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on("exit", close);
  return {
    folder,
    makeFolder(name) {
      const made = mkdtempSync(join(folder, `${name}-`));
      if (isRoot()) ownByService(made);
      return made;
    },
    close,
    adopt(child) {
      children.add(child);
      child.once("exit", () => children.delete(child));
    },
  };
}

/** Starts a service as a user who may run it; its words go to a file. */
export function startService(
  shelter: Shelter,
  command: string,
  args: readonly string[],
  logFile: string,
): ChildProcess {
  const log = openSync(logFile, "a");
  const [program = "", ...rest] = [...privileges(), command, ...args];
  const child = spawn(program, rest, { stdio: ["ignore", log, log] });
  closeSync(log);
  shelter.adopt(child);
  return child;
}

/** Runs a program to its end, as the service's user. */
export function runAsService(command: string, args: readonly string[]): void {
  const [program = "", ...rest] = [...privileges(), command, ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
}

/** Resolves when the process has ended. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Looks again and again until it holds. */
export async function until(
  holds: () => Promise<boolean> | boolean,
  what: () => string,
  longest = LONGEST_START,
): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > longest)
      throw new Error(`Waited in vain: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether anything listens there. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Where a program is; undefined if it is not installed. */
export function findProgram(
  name: string,
  folders: readonly string[] = [],
): string | undefined {
  const path = [...folders, process.env["PATH"] ?? "", "/usr/sbin"].join(":");
  const { stdout } = spawnSync("sh", ["-c", `command -v ${name}`], {
    encoding: "utf8",
    env: { ...process.env, PATH: path },
  });
  return stdout.trim() || undefined;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Linux ends them with us even if we are killed. */
function privileges(): readonly string[] {
  if (!findProgram("setpriv")) return [];
  const user = ["--reuid", SERVICE_USER, "--regid", SERVICE_USER];
  return [
    "setpriv",
    "--pdeathsig",
    "KILL",
    ...(isRoot() ? [...user, "--clear-groups"] : []),
  ];
}

function ownByService(folder: string): void {
  const id = (flag: string) =>
    Number(
      spawnSync("id", [flag, SERVICE_USER], { encoding: "utf8" }).stdout.trim(),
    );
  chownSync(folder, id("-u"), id("-g"));
}
