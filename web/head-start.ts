/** A head start: what a page asks of its worker or of the server is begun before the app's own scripts are there, and handed over once. */

import type { ClientMessage } from "@stolik/server/protocol";
import type { Socket } from "./socket.ts";

/** A server that has not answered after so many milliseconds hangs. */
export const PATIENCE = 20_000;

/** What was begun so many milliseconds ago tells of another time. */
const FRESH = 60_000;

/** The deals of the days. */
export const DEALS = "/api/daily";
/** The tables of whoever asks. */
export const OWN_TABLES = "/api/me/tables";

/** What is begun, until the app takes it over. */
interface Begun {
  readonly workers: Map<string, Worker>;
  readonly answers: Map<string, EarlyAnswer>;
  readonly sockets: Map<string, EarlySocket>;
}

interface EarlyAnswer {
  readonly answer: Promise<Response>;
  readonly at: number;
  giveUp(): void;
}

interface EarlySocket {
  readonly socket: WebSocket;
  readonly heard: unknown[];
}

const begun: Begun = {
  workers: new Map(),
  answers: new Map(),
  sockets: new Map(),
};

export function beginAnswer(path: string): void {
  const stop = new AbortController();
  const answer = fetch(path, { signal: stop.signal });
  // What failed before anybody took it over is asked anew.
  answer.catch(() => begun.answers.delete(path));
  const giveUp = () => stop.abort();
  begun.answers.set(path, { answer, at: Date.now(), giveUp });
}

/** For a match on this device. */
export function beginWorker(game: string): void {
  begun.workers.set(game, startWorker(game));
}

/** For a table on the server: what it is, what happened since it was last seen here, and all that its seat may see. */
export function beginTable(table: string, seen?: number): void {
  beginAnswer(tablePath(table));
  if (seen !== undefined) beginAnswer(missedPath(table, seen));
  const socket = openSocket();
  const heard: unknown[] = [];
  socket.onopen = () => socket.send(watchOf(table));
  socket.onmessage = ({ data }) => heard.push(data);
  begun.sockets.set(table, { socket, heard });
}

/** For a finished match of a table: who sat there, and what was played. */
export function beginRecord(table: string): void {
  beginAnswer(tablePath(table));
  beginAnswer(recordPath(table));
}

export function takeWorker(game: string): Worker {
  return take(begun.workers, game) ?? startWorker(game);
}

export function takeAnswer(path: string): Promise<Response> {
  const early = take(begun.answers, path);
  if (!early || Date.now() - early.at > FRESH) return ask(path);
  // Before, nobody waited for it but the scripts that were still on their way.
  setTimeout(early.giveUp, PATIENCE);
  return early.answer;
}

/** A socket to the server; the first one may have been opened, and may have heard something, before anybody listened. */
export function takeSocket(table: string): Socket {
  const early = take(begun.sockets, table);
  if (!early || early.socket.readyState > WebSocket.OPEN)
    return openSocket() as unknown as Socket;
  return listenLate(early, watchOf(table));
}

export function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

export function recordPath(table: string): string {
  return `${tablePath(table)}/record`;
}

export function missedPath(table: string, seen: number): string {
  return `${tablePath(table)}/missed?seen=${seen}`;
}

function listenLate({ socket, heard }: EarlySocket, asked: string): Socket {
  let hasAsked = false;
  const late: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      // The first question has been asked already.
      if (text === asked && !hasAsked) hasAsked = true;
      else socket.send(text);
    },
    close: () => socket.close(),
  };
  socket.onclose = ({ code }) => late.onclose?.({ code });
  const open = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    late.onopen?.();
    for (const data of heard) late.onmessage?.({ data });
    socket.onmessage = (event) => late.onmessage?.(event);
  };
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(open);
  else
    socket.onopen = () => {
      socket.send(asked);
      open();
    };
  return late;
}

function watchOf(table: string): string {
  return JSON.stringify({
    v: 1,
    type: "watch",
    table,
  } satisfies ClientMessage);
}

/** The worker learns by its name whose rules it will need, and fetches them at once. */
function startWorker(game: string): Worker {
  return new Worker(new URL("./session/worker.ts", import.meta.url), {
    type: "module",
    name: game,
  });
}

function ask(path: string): Promise<Response> {
  return fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
}

function openSocket(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/live`);
}

function take<Value>(from: Map<string, Value>, key: string): Value | undefined {
  const value = from.get(key);
  from.delete(key);
  return value;
}
