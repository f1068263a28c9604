/** The built command in a process of its own, with what it prints and how it ends. */

import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.mjs";
import { pause } from "../measure.ts";

/** Another built checkout to measure. */
const TREE =
  process.env["BENCH_TREE"] ?? fileURLToPath(new URL("../..", import.meta.url));
/** How long a server may take to answer, and how long to stop, in milliseconds. */
const PATIENCE = 20_000;

export interface Command {
  readonly url: string;
  readonly child: ChildProcess;
  /** All that it has printed. */
  readonly printed: () => string;
  /** Its exit code or the signal that ended it; undefined: it runs. */
  readonly end: () => number | string | undefined;
}

/** Does something with a server while it runs; it is stopped afterwards, if need be by force. */
export async function withServer<Value>(
  folder: string,
  env: Readonly<Record<string, string>>,
  work: (server: Command) => Promise<Value>,
): Promise<Value> {
  const server = startCommand(folder, await freePort(), env);
  try {
    await answering(server);
    return await work(server);
  } finally {
    await stop(server);
  }
}

export function startCommand(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Command {
  const serve = ["serve", "--host", "127.0.0.1", "--port", `${port}`];
  const child = spawn(
    process.execPath,
    [path.join(TREE, "cli/bin/stolik.js"), ...serve, "--data", folder],
    { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let printed = "";
  let end: number | string | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (printed += part.toString()));
  child.once("exit", (code, signal) => (end = code ?? signal ?? "?"));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    printed: () => printed,
    end: () => end,
  };
}

export async function stop(server: Command): Promise<void> {
  server.child.kill("SIGTERM");
  if (await within(PATIENCE, () => server.end() !== undefined)) return;
  server.child.kill("SIGKILL");
  await within(PATIENCE, () => server.end() !== undefined);
}

/** Whether it came true in time. */
export async function within(
  milliseconds: number,
  isTrue: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    if (await isTrue()) return true;
    await pause(20);
  }
  return false;
}

async function answering(server: Command): Promise<void> {
  const isUp = await within(PATIENCE, async () => {
    if (server.end() !== undefined) throw new Error(server.printed());
    const asked = fetch(`${server.url}/api/me`);
    return asked.then(
      () => true,
      () => false,
    );
  });
  if (!isUp) throw new Error("The server does not answer.");
}
