/** One socket to the server that comes back by itself: after a growing, uneven pause, or at once when the network returns. */

import { isObject } from "@stolik/kernel";
import type {
  CLOSE_TOO_MANY,
  ClientMessage,
  ServerMessage,
} from "@stolik/server/protocol";
import { pause } from "../pause.ts";
import type { LinkState } from "./session.ts";

/** A connection that lasted so long was a good one: the next pause is a short one again. */
const STEADY = 5_000;
/** A server that asks for quiet gets the longest pause. */
const QUIET_ATTEMPTS = 4;
const TOO_MANY: typeof CLOSE_TOO_MANY = 4029;

/** What a link needs of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event?: { readonly code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Link {
  /** Does nothing while the socket is not open: whoever sends repeats it in `onOpen`. */
  send(message: ClientMessage): void;
  /** Drops the socket and opens another: after a new cookie, or when an answer stays out. */
  restart(): void;
  close(): void;
}

export interface Listeners {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onState(state: LinkState): void;
}

export function openLink(
  connect: () => Socket,
  listeners: Listeners,
  random: () => number = Math.random,
): Link {
  let socket: Socket | undefined;
  let isOpen = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steadying: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const open = () => {
    clearTimeout(timer);
    const next = connect();
    socket = next;
    next.onopen = () => {
      isOpen = true;
      steadying = setTimeout(() => {
        attempts = 0;
      }, STEADY);
      listeners.onState("live");
      listeners.onOpen();
    };
    next.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message) listeners.onMessage(message);
    };
    next.onclose = (event) => {
      drop(next);
      if (event?.code === TOO_MANY)
        attempts = Math.max(attempts, QUIET_ATTEMPTS);
      if (isClosed) return;
      listeners.onState("lost");
      timer = setTimeout(open, pause(attempts, random()));
      attempts += 1;
    };
  };

  /** Forgets a socket: what it still has to say comes too late. */
  const drop = (old: Socket | undefined) => {
    isOpen = false;
    socket = undefined;
    clearTimeout(steadying);
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  };

  const restart = () => {
    if (isClosed) return;
    drop(socket);
    listeners.onState("connecting");
    open();
  };
  const onOnline = () => restart();
  const onVisible = () => {
    if (document.visibilityState === "visible" && !isOpen) restart();
  };

  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisible);
  open();

  return {
    send(message) {
      if (isOpen) socket?.send(JSON.stringify(message));
    },
    restart,
    close() {
      isClosed = true;
      clearTimeout(timer);
      drop(socket);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}

/** The server is trusted for the shape of what it says, not for its version. */
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== "string") return undefined;
  const message: unknown = JSON.parse(data);
  if (!isObject(message) || message["v"] !== 1) return undefined;
  return message as unknown as ServerMessage;
}
