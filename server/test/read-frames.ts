/** The texts of WebSocket frames, as the library of every page here reads them. */

import type { Writable } from "node:stream";
import * as library from "ws";

/** Its types leave it out. */
const { Receiver } = library as unknown as {
  readonly Receiver: new (options: { readonly isServer: boolean }) => Writable;
};

export function readFrames(frames: Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on("message", (data: Buffer, isBinary: boolean) => {
    if (isBinary) throw new Error("A frame is no text.");
    texts.push(data.toString());
  });
  receiver.write(frames);
  return texts;
}
