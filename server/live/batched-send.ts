/** What is sent to one socket within a tick leaves in one write, and what it does not take is bounded. */

import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { textFrames } from "./text-frames.ts";

export interface BatchedSend {
  send(json: string): void;
  /** Bytes that have not left, or characters of what leaves with this tick. */
  unsent(): number;
}

/** Past `most` unsent the subscriber is let go; it may come back. */
export function batchedSend(
  socket: WebSocket,
  stream: Socket,
  most: number,
): BatchedSend {
  let waiting: string[] = [];
  let characters = 0;
  const flush = () => {
    const batch = waiting;
    waiting = [];
    characters = 0;
    // The library holds nothing back, as messages are not compressed: what it writes itself comes before or after.
    if (socket.readyState === socket.OPEN) stream.write(textFrames(batch));
  };
  // The stream alone is asked: the library would look into objects of its own that hold nothing back.
  const unsent = () => stream.writableLength + characters;
  return {
    unsent,
    send(json) {
      if (socket.readyState !== socket.OPEN) return;
      if (unsent() + json.length > most) return socket.terminate();
      characters += json.length;
      if (waiting.push(json) === 1) process.nextTick(flush);
    },
  };
}
