/** Somebody at a test table who does what the page does when the server is unavailable: asks again, under the same id. */

import type { ServerMessage, TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, guestWith, openPage } from "./client.ts";
import type { Answered, Guest, Page } from "./client.ts";
import { sendMove } from "./play.ts";

const UNAVAILABLE = 503;
const ATTEMPTS = 5;

/** Asks again while the answer is 503; any other failure of the server is one too many. */
async function insist<Body>(
  ask: () => Promise<Answered<Body>>,
): Promise<Answered<Body>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await ask();
    if (answer.status > UNAVAILABLE || answer.status === 500)
      throw new Error(`Failed: ${JSON.stringify(answer.body)}`);
    if (answer.status !== UNAVAILABLE) return answer;
  }
  throw new Error("Unavailable for good.");
}

export async function persistentGuest(
  url: string,
  name: string,
): Promise<Guest> {
  for (;;) {
    const { cookie, person } = await becomeGuest(url, name);
    if (!cookie) continue;
    const guest = guestWith(url, cookie, person);
    return {
      ...guest,
      get: (path) => insist(() => guest.get(path)),
      post: (path, body) => insist(() => guest.post(path, body)),
    };
  }
}

/** Begins; whoever hears that it has begun already is content too. */
export async function start(guest: Guest, table: string): Promise<TableInfo> {
  const path = `/api/tables/${table}`;
  await guest.post(`${path}/start`);
  const { body } = await guest.get<TableInfo>(path);
  return body;
}

/** A page that watches, and asks for the whole view when it could not be served. */
export async function watchingPage(
  { url, cookie }: Guest,
  table: string,
  known?: Page,
): Promise<Page> {
  const page = await openPage(url, cookie).catch(() => openPage(url, cookie));
  if (known) {
    const { seq, view, heard } = known;
    Object.assign(page, { seq, view, heard });
  }
  page.socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (isUnavailable(message) && message.id === undefined)
      page.send({ v: 1, type: "watch", table });
  });
  page.send({
    v: 1,
    type: "watch",
    table,
    ...(known ? { from: known.seq } : {}),
  });
  return page;
}

/** Sends a move until it is accepted. */
export async function insistOnMove(
  page: Page,
  table: string,
  id: string,
  move: unknown,
  seq: number,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await sendMove(page, table, id, move, seq);
    if (answer.type === "accepted") return;
    if (!isUnavailable(answer))
      throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
  }
  throw new Error(`The move ${id} was never kept.`);
}

type Refused = Extract<ServerMessage, { type: "refused" }>;

function isUnavailable(
  message: ServerMessage,
): message is Refused & { refusal: { code: "unavailable" } } {
  return message.type === "refused" && message.refusal.code === "unavailable";
}
