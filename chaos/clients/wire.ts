/** A page's socket, on which everything is heard that goes over it, and which can be cut. */

import type { ClientMessage } from "@stolik/server/protocol";
import type { Socket } from "@stolik/web/socket.ts";
import { WebSocket } from "ws";

export interface Ears {
  onSend(message: ClientMessage): void;
  onFrame(text: string): void;
}

export interface Wire extends Socket {
  /** Ends the connection without a word. */
  cut(): void;
}

export function openWire(url: string, cookie: string, ears: Ears): Wire {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
    headers: { cookie },
  });
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      ears.onSend(JSON.parse(text) as ClientMessage);
      socket.send(text);
    },
    close: () => socket.close(),
    cut: () => socket.terminate(),
  };
  socket.on("open", () => wire.onopen?.());
  socket.on("message", (data: Buffer) => {
    // What comes after the page has dropped its socket is not heard.
    if (!wire.onmessage) return;
    const text = data.toString();
    ears.onFrame(text);
    wire.onmessage({ data: text });
  });
  socket.on("close", (code) => wire.onclose?.({ code }));
  // Whatever went wrong, a close follows.
  socket.on("error", () => {});
  return wire;
}
