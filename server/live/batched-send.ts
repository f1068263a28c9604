/** What is sent to one socket within a tick leaves in one write, and what it does not take is bounded. */

import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { Frame } from "../protocol/text-frame.ts";

export interface BatchedSend {
  send(frame: Frame): void;
  /** Bytes that have not left. */
  unsent(): number;
}

/** Past `most` unsent the subscriber is let go; it may come back. */
export function batchedSend(
  socket: WebSocket,
  stream: Socket,
  most: number,
): BatchedSend {
  let waiting: Frame[] = [];
  let bytes = 0;
  const flush = () => {
    const [first] = waiting;
    const all =
      waiting.length === 1 && first ? first : Buffer.concat(waiting, bytes);
    waiting = [];
    bytes = 0;
    // The library holds nothing back, as messages are not compressed: what it writes itself comes before or after.
    if (socket.readyState === socket.OPEN) stream.write(all);
  };
  // The stream alone is asked: the library would look into objects of its own that hold nothing back.
  const unsent = () => stream.writableLength + bytes;
  return {
    unsent,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (unsent() + frame.length > most) return socket.terminate();
      bytes += frame.length;
      if (waiting.push(frame) === 1) process.nextTick(flush);
    },
  };
}
