/** A person at a test table: a cookie, HTTP, and a socket that keeps a view by the steps it is sent. */

import { applyPatch, digest } from "@stolik/kernel";
import type { HeardEvents, Patch } from "@stolik/kernel";
import { WebSocket } from "ws";
import type {
  ClientMessage,
  Person,
  ServerMessage,
  TableInfo,
  TableRequest,
} from "../protocol/protocol.ts";

const PATIENCE = 15_000;

export interface Answered<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Guest {
  readonly url: string;
  readonly cookie: string;
  readonly person: Person;
  get<Body = Record<string, unknown>>(path: string): Promise<Answered<Body>>;
  post<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
  ): Promise<Answered<Body>>;
}

export async function request<Body>(
  url: string,
  init: RequestInit = {},
): Promise<Answered<Body>> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as Body,
  };
}

export async function becomeGuest(url: string, name: string): Promise<Guest> {
  const { headers, body } = await request<Person>(`${url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  return guestWith(url, cookie, body);
}

export function guestWith(url: string, cookie: string, person: Person): Guest {
  return {
    url,
    cookie,
    person,
    get: (path) => request(`${url}${path}`, { headers: { cookie } }),
    post: (path, body) =>
      request(`${url}${path}`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      }),
  };
}

/** A table with the first guest as host and the others joined, started. */
export async function startedTable(
  guests: readonly Guest[],
  bots = 0,
  options: unknown = {},
  game = "nsoe",
  entropy = "host",
): Promise<string> {
  const [host, ...others] = guests;
  if (!host) throw new Error("A table needs a host.");
  const seats: TableRequest["seats"] = [
    { type: "me" },
    ...others.map(() => ({ type: "open" }) as const),
    ...Array.from({ length: bots }, () => ({ type: "bot", level: 1 }) as const),
  ];
  const made = await host.post<TableInfo>("/api/tables", {
    game,
    options,
    seats,
  });
  const { id } = made.body;
  for (const guest of others) await guest.post(`/api/tables/${id}/join`);
  const started = await host.post<TableInfo>(`/api/tables/${id}/start`, {
    entropy,
  });
  if (started.body.status !== "playing")
    throw new Error(`The table did not start: ${JSON.stringify(started.body)}`);
  return id;
}

export interface Page {
  readonly frames: string[];
  readonly messages: ServerMessage[];
  /** What the page knows of the table it watches. */
  seq: number;
  view: unknown;
  heard: HeardEvents<unknown>[];
  table: TableInfo | undefined;
  /** How many whole views and how many steps it was sent, and how often it was told what its view must come to. */
  wholes: number;
  steps: number;
  checks: number;
  readonly socket: WebSocket;
  send(message: ClientMessage): void;
  /** Resolves with the first message from now on, or since `after`, that fits. */
  until<Found extends ServerMessage>(
    fits: (message: ServerMessage) => message is Found,
    after?: number,
  ): Promise<Found>;
  when(condition: () => boolean): Promise<void>;
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a socket and waits until it is open. */
export async function openPage(
  url: string,
  cookie?: string,
  headers: Record<string, string> = {},
): Promise<Page> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
  const waiting = new Set<(isClosed?: boolean) => void>();
  const page: Page = {
    frames: [],
    messages: [],
    seq: -1,
    view: undefined,
    heard: [],
    table: undefined,
    wholes: 0,
    steps: 0,
    checks: 0,
    socket,
    send: (message) => socket.send(JSON.stringify(message)),
    async until(fits, after = page.messages.length) {
      await page.when(() => page.messages.slice(after).some(fits));
      const found = page.messages.slice(after).find(fits);
      if (!found) throw new Error("Found and lost.");
      return found;
    },
    when: (condition) =>
      new Promise((resolve, reject) => {
        const check = (isClosed = false) => {
          const isMet = condition();
          if (!isMet && !isClosed) return;
          waiting.delete(check);
          clearTimeout(timer);
          if (isMet) resolve();
          else reject(new Error("The connection was closed."));
        };
        const timer = setTimeout(() => {
          waiting.delete(check);
          const last = page.frames.slice(-3).join("\n");
          reject(new Error(`Waited in vain. Last frames:\n${last}`));
        }, PATIENCE);
        waiting.add(check);
        check(socket.readyState >= WebSocket.CLOSING);
      }),
    closed: new Promise((resolve) => socket.on("close", resolve)),
    async close() {
      socket.close();
      await page.closed;
    },
  };
  socket.on("message", (data: Buffer) => {
    page.frames.push(data.toString());
    const message = JSON.parse(data.toString()) as ServerMessage;
    // Signs of life come whenever they come.
    if (message.type === "beat") return;
    page.messages.push(message);
    take(page, message);
    for (const check of waiting) check();
  });
  socket.on("close", () => {
    for (const check of waiting) check(true);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("error", reject);
  });
  return page;
}

function take(page: Page, message: ServerMessage): void {
  if (message.type === "table") page.table = message.table;
  if (message.type === "view") {
    page.wholes += 1;
    page.seq = message.seq;
    page.view = message.view;
    page.heard = [...message.heard];
    check(page, message.digest);
  }
  if (message.type !== "steps") return;
  for (const step of message.steps) {
    if (step.seq !== page.seq + 1)
      throw new Error(`Step ${step.seq} came after ${page.seq}.`);
    page.steps += 1;
    page.seq = step.seq;
    const patch: Patch | undefined = step.patch;
    if (patch) page.view = applyPatch(page.view, patch);
    page.heard.push({ seq: step.seq, events: step.events });
    if (step.digest !== undefined) check(page, step.digest);
  }
}

/** What the page made of the steps is what the server says it should see. */
function check(page: Page, said: string): void {
  page.checks += 1;
  if (digest(page.view) !== said)
    throw new Error(`The view went astray at ${page.seq}.`);
}
