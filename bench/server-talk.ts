/** What is said between a benchmark and the process of a server that it measures. */

import type { ChildProcess } from "node:child_process";

export interface Spent {
  /** Microseconds of processor time. */
  readonly cpu: number;
  /** Bytes that the process holds. */
  readonly memory: number;
  /** Bytes of its heap that are in use, garbage included; peers do not tell. */
  readonly heap?: number;
}

/** What the server has spent and holds. */
export async function ask(server: ChildProcess): Promise<Spent> {
  if (!server.connected) throw new Error("The server has gone.");
  const answer = hear<Spent>(server);
  server.send("spent");
  return answer;
}

/** The next thing that the server says. */
export function hear<Message>(server: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error("The server has gone."));
    server.once("exit", leave);
    server.once("message", (message) => {
      server.off("exit", leave);
      resolve(message as Message);
    });
  });
}
