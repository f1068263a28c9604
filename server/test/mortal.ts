/** Servers as processes of their own, to be killed. */

import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** As `scripts/build.mjs` bundles them: from its sources a server starts in seconds. */
const programs = new URL("../../test/dist/", import.meta.url);

/** Loading the program takes longer than a crash, so the next process is under way before the last one dies. */
export async function getReady(
  program: "killed" | "newer" = "killed",
): Promise<ChildProcess> {
  const server = fork(fileURLToPath(new URL(`${program}.js`, programs)), {
    execArgv: [],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  await hear(server);
  return server;
}

export async function openFolder(
  server: ChildProcess,
  folder: string,
): Promise<string> {
  const url = hear(server);
  server.send(folder);
  return url;
}

function hear(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("message", (message: string) => resolve(message));
    server.once("exit", (code) => reject(new Error(`It exited: ${code}.`)));
  });
}

/** kill -9; resolves once it is gone. */
export function killed(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGKILL");
  });
}
