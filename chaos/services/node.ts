/** One node as a process of its own, which can be killed, stopped, restarted and led astray. */

import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LeaseReport } from "../history.ts";
import type { NodeFaults, NodeSettings } from "../node-settings.ts";
import { ended, hasEnded, until } from "./processes.ts";
import type { Shelter } from "./processes.ts";

const LAST_WORDS = 2_000;
/** A node has ten seconds to end, and a busy machine some more. */
const LONGEST_END = 15_000;
const program = fileURLToPath(new URL("../dist/node.js", import.meta.url));

export interface Node {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM, and its end; false: it had to be killed. */
  end(): Promise<boolean>;
  /** SIGSTOP: it is there and does nothing. */
  freeze(): void;
  thaw(): void;
  lead(faults: NodeFaults): void;
}

export function makeNode(
  shelter: Shelter,
  name: string,
  settings: NodeSettings,
  onLease: (report: LeaseReport) => void,
): Node {
  const url = `http://127.0.0.1:${settings.port}`;
  const { NODE_OPTIONS: _, ...env } = process.env;
  const file = join(shelter.folder, `${name}.log`);
  let child: ChildProcess | undefined;

  const launch = () => {
    const log = openSync(file, "a");
    const started = fork(program, {
      execArgv: [],
      env: { ...env, ...settings.env, CHAOS_NODE: JSON.stringify(settings) },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    shelter.adopt(started);
    let isThere = false;
    started.on("message", (message: LeaseReport | "listening") => {
      if (message === "listening") isThere = true;
      else onLease(message);
    });
    return { process: started, isThere: () => isThere };
  };

  return {
    url,
    port: settings.port,
    async start() {
      let listening = launch();
      child = listening.process;
      await until(
        () => {
          // As a supervisor would: its database may be away for a while.
          if (hasEnded(listening.process)) listening = launch();
          child = listening.process;
          return listening.isThere();
        },
        () => `${name}: ${readFileSync(file, "utf8").slice(-LAST_WORDS)}`,
      );
    },
    async kill() {
      if (!child) return;
      child.kill("SIGKILL");
      await ended(child);
    },
    async end() {
      const ending = child;
      if (!ending) return true;
      ending.kill("SIGTERM");
      const overdue = setTimeout(() => ending.kill("SIGKILL"), LONGEST_END);
      await ended(ending);
      clearTimeout(overdue);
      return ending.signalCode === null;
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    lead(faults) {
      if (child?.connected) child.send(faults);
    },
  };
}
