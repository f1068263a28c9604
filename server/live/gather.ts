/** What is sent to one socket within a tick leaves in one write. */

import type { Socket } from "node:net";
import type { WebSocket } from "ws";

export function gather(
  socket: WebSocket,
  stream: Socket,
): (json: string) => void {
  let waiting: string[] = [];
  const flush = () => {
    const batch = waiting;
    waiting = [];
    if (socket.readyState !== socket.OPEN) return;
    stream.cork();
    for (const json of batch) socket.send(json);
    stream.uncork();
  };
  return (json) => {
    if (waiting.push(json) === 1) process.nextTick(flush);
  };
}
