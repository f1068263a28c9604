/** Everybody who is connected is told that the server goes, and when to come back: to another node, or to the next process. */

import type { WebSocket, WebSocketServer } from "ws";
import { encode } from "../protocol/encode.ts";

const CLOSE_GOING_AWAY = 1001;
/** How long a page may take to say goodbye. */
const PATIENCE = 1_000;
/** Whoever takes over is met by one page in so many milliseconds. */
const APART = 2;
const LONGEST_WAIT = 5_000;

export async function sendAway(
  server: WebSocketServer,
  random: () => number = Math.random,
): Promise<void> {
  const spread = Math.min(LONGEST_WAIT, APART * server.clients.size);
  for (const socket of server.clients)
    part(socket, Math.round(spread * random()));
  await new Promise((resolve) => server.close(resolve));
}

function part(socket: WebSocket, wait: number): void {
  socket.send(encode({ v: 1, type: "away", wait }));
  socket.close(CLOSE_GOING_AWAY, "the server is going away");
  setTimeout(() => socket.terminate(), PATIENCE).unref();
}
