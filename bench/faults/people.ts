/** People who play over HTTP alone. */

import { findGame } from "@stolik/games/node";
import { fastRandom, randomMove } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";

export interface Guest {
  readonly url: string;
  readonly cookie: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Status 0: no answer came. */
export async function send(
  { url, cookie }: Guest,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const json = { "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie, ...(body === undefined ? {} : json), ...headers },
      ...(body === undefined
        ? {}
        : { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: answer.ok ? JSON.parse(text || "null") : text,
    };
  } catch {
    return { status: 0, headers: new Headers(), body: undefined };
  }
}

export async function newGuest(url: string, name: string): Promise<Guest> {
  const { headers } = await send({ url, cookie: "" }, "/api/guest", { name });
  return { url, cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

/** A table of two that waits for the second. */
export async function newTable(host: Guest): Promise<string> {
  const { body } = await send(host, "/api/tables", {
    game: "nsoe",
    options: { board: "standard" },
    seats: [{ type: "me" }, { type: "open" }],
  });
  return (body as { id: string }).id;
}

/** Whoever is to move makes any move. */
export async function move(
  table: string,
  players: readonly Guest[],
  id: string,
): Promise<Answer | undefined> {
  const game = findGame("nsoe")?.game;
  const [first] = players;
  if (!game || !first) throw new Error("There is nobody to play nsoe.");
  const seen = await send(first, `/api/tables/${table}/view`);
  if (seen.status !== 200) return undefined;
  const { seq, view } = seen.body as { seq: number; view: unknown };
  const [seat = 0 as Seat] = game.toMove(view);
  const mover = players[seat] ?? first;
  const chosen = randomMove(game, view, seat, fastRandom(seq));
  return send(mover, `/api/tables/${table}/moves`, { id, seq, move: chosen });
}
