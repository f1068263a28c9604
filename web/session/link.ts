/** One socket to the server that comes back by itself: after a growing, uneven pause, when the server says so, or at once when the network returns. */

import { isObject } from "@stolik/kernel";
import type {
  CLOSE_TOO_MANY,
  ClientMessage,
  ServerMessage,
  TableMessage,
} from "@stolik/server/protocol";
import { noteEdition } from "../edition.ts";
import { pause } from "../pause.ts";
import type { Socket } from "../socket.ts";
import type { LinkState } from "./session.ts";

/** A connection that lasted this long was a good one: the next pause is a short one again. */
const STEADY = 5_000;
/** A server that asks for quiet gets the longest pause. */
const QUIET_ATTEMPTS = 4;
const TOO_MANY: typeof CLOSE_TOO_MANY = 4029;
/** A socket that takes longer to open leads to a server that hangs. */
const OPENING = 8_000;
/** How much longer a page waits at most after two missed beats, so that not all pages give up at the same moment. */
const SLACK = 4_000;

export interface Link {
  /** Does nothing while the socket is not open: whoever sends repeats it in `onOpen`. */
  send(message: ClientMessage): void;
  /** Drops the socket and opens another: after a new cookie, or when an answer did not arrive. */
  restart(): void;
  close(): void;
}

export interface Listeners {
  onOpen(): void;
  onMessage(message: TableMessage): void;
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
  /** Runs out when the server has been silent for too long. */
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** How often this server beats; undefined: an older one, which never does. */
  let beatEvery: number | undefined;
  /** How long a server that goes away asked the page to wait. */
  let awayFor: number | undefined;
  let isClosed = false;

  const open = () => {
    clearTimeout(timer);
    const next = connect();
    socket = next;
    beatEvery = awayFor = undefined;
    silence = setTimeout(lose, OPENING);
    next.onopen = () => {
      isOpen = true;
      clearTimeout(silence);
      steadying = setTimeout(() => {
        attempts = 0;
      }, STEADY);
      listeners.onState("live");
      listeners.onOpen();
    };
    next.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message) hear(message);
    };
    next.onclose = (event) => {
      if (event?.code === TOO_MANY)
        attempts = Math.max(attempts, QUIET_ATTEMPTS);
      lose();
    };
  };

  const hear = (message: ServerMessage) => {
    if (message.type === "beat") {
      beatEvery = message.every;
      noteEdition(message.edition);
    }
    if (beatEvery !== undefined) {
      clearTimeout(silence);
      const slack = SLACK * (0.5 + random() / 2);
      silence = setTimeout(lose, 2 * beatEvery + slack);
    }
    if (message.type === "beat") return;
    if (message.type === "away") awayFor = message.wait;
    else listeners.onMessage(message);
  };

  /** The socket is gone, or as good as gone: another is opened after a pause. */
  const lose = () => {
    drop(socket);
    if (isClosed) return;
    // A page that is sent to another node has lost nothing.
    listeners.onState(awayFor === undefined ? "lost" : "connecting");
    timer = setTimeout(open, awayFor ?? pause(attempts, random()));
    attempts += 1;
  };

  /** Forgets a socket and ignores what it still receives. */
  const drop = (old: Socket | undefined) => {
    isOpen = false;
    socket = undefined;
    clearTimeout(steadying);
    clearTimeout(silence);
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
