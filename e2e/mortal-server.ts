/** A server that can be killed like any process, and begun again on the same port and data. */

import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Door } from "./house.ts";
import { WEB_FOLDER } from "./web-folder.ts";

/** As `scripts/build.mjs` bundles it: from its sources a server starts in seconds. */
const child = fileURLToPath(new URL("../test/dist/mortal.js", import.meta.url));

/** What the process is told to begin with. */
export interface Beginning {
  readonly dataFolder: string;
  readonly port: number;
  readonly seed: string;
  readonly webFolder: string;
}

export interface MortalDoor extends Door {
  /** kill -9, and another process in its place. */
  killAndBegin(): Promise<void>;
}

export async function openMortal(seed: string): Promise<MortalDoor> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "stolik-mortal-"));
  let running = await begin({
    dataFolder,
    port: 0,
    seed,
    webFolder: WEB_FOLDER,
  });
  const { url } = running;
  const port = Number(new URL(url).port);
  return {
    url,
    async killAndBegin() {
      await end(running.process, "SIGKILL");
      running = await begin({ dataFolder, port, seed, webFolder: WEB_FOLDER });
    },
    async close() {
      await end(running.process, "SIGTERM");
      rmSync(dataFolder, { recursive: true });
    },
  };
}

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

function begin(beginning: Beginning): Promise<Running> {
  const process = fork(child, { execArgv: [] });
  process.send(beginning);
  return new Promise((resolve, reject) => {
    process.once("message", (url: string) => resolve({ process, url }));
    process.once("exit", (code) => reject(new Error(`It exited: ${code}.`)));
  });
}

function end(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    process.once("exit", () => resolve());
    process.kill(signal);
  });
}
