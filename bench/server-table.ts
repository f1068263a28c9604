/** Two people on two sockets who play match after match, one move in flight. */

import { applyPatch, fastRandom, randomMove } from "@stolik/kernel";
import type { AnyGame, Random, Seat } from "@stolik/kernel";
import type { ServerMessage, TableInfo } from "@stolik/server/protocol";
import { Agent, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import type { Tally } from "./measure.ts";

export interface Player {
  /** The server, or the node, that this one is connected to. */
  readonly url: string;
  readonly cookie: string;
  readonly socket: WebSocket;
}

/** Both see the same, so one of them is enough to keep the view. */
const KEEPER: Seat = 0;
const AGAIN_AFTER = 250;
/** Named rather than left to the defaults, so that servers of two versions are asked for the same match. */
const OPTIONS = { board: "standard" };
/** The clients share the machine with the server, so what they spend counts: plain connections that are kept. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** With two nodes each of the two is on another. */
export async function seatPair(
  urls: readonly string[],
  index: number,
): Promise<readonly Player[]> {
  const [first = "", second = first] = urls;
  return Promise.all([
    player(first, `A ${index}`),
    player(second, `B ${index}`),
  ]);
}

/** Plays until the tally says that it is over: at the `first` table only as many moves as are `given`. */
export async function playTable(
  game: AnyGame,
  players: readonly Player[],
  first: string,
  index: number,
  tally: Tally,
  given: number,
): Promise<void> {
  const random = fastRandom(index);
  await playMatch(game, first, players, random, tally, given);
  while (!tally.isOver) {
    const table = await newTable(game.id, players);
    await playMatch(game, table, players, random, tally, Infinity);
  }
}

function playMatch(
  game: AnyGame,
  table: string,
  players: readonly Player[],
  random: Random,
  tally: Tally,
  most: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const watch = JSON.stringify({ v: 1, type: "watch", table });
    let view: unknown;
    /** The seq that each one's page has. */
    const seen = players.map(() => -1);
    let mover: Seat = 0;
    let sent = 0;
    let lastMove = "";
    /** The seq that the last acknowledged move led to. */
    let acknowledged = 0;

    const next = () => {
      const seq = acknowledged;
      if (seen.some((own) => own !== seq)) return;
      const [seat] = game.toMove(view);
      if (seat === undefined || seq >= most || tally.isOver) return finish();
      const move = randomMove(game, view, seat, random);
      const message = { v: 1, type: "move", table, id: `${seq}`, seq, move };
      tally.turn(() => {
        mover = seat;
        sent = performance.now();
        lastMove = JSON.stringify(message);
        players[seat]?.socket.send(lastMove);
      });
    };

    /** As a page does: what a server could not do just now is asked again, and the wait counts. */
    const again = (seat: Seat) => {
      const text = seen[seat] === -1 ? watch : lastMove;
      setTimeout(() => players[seat]?.socket.send(text), AGAIN_AFTER);
    };

    const see = (seat: Seat, seq: number) => {
      seen[seat] = seq;
      if (seat !== mover && sent > 0 && tally.isCounting)
        tally.shown.push(performance.now() - sent);
    };

    const hear = (seat: Seat, data: Buffer) => {
      if (tally.isCounting) tally.bytes += data.length;
      const message = JSON.parse(data.toString()) as ServerMessage;
      switch (message.type) {
        case "view":
          seen[seat] = message.seq;
          if (seat === KEEPER) ({ view } = message);
          return next();
        case "steps":
          for (const { seq, patch } of message.steps) {
            see(seat, seq);
            if (patch && seat === KEEPER) view = applyPatch(view, patch);
          }
          return next();
        case "accepted":
          acknowledged = message.seq;
          if (tally.isCounting) {
            tally.moves += 1;
            tally.latencies.push(performance.now() - sent);
          }
          return next();
        case "refused":
          if (message.refusal.code === "unavailable") return again(seat);
          return reject(new Error(JSON.stringify(message)));
        case "table":
        case "beat":
        case "away":
          return;
      }
    };

    const finish = () => {
      for (const { socket } of players) {
        socket.removeAllListeners("message");
        socket.send(JSON.stringify({ v: 1, type: "unwatch", table }));
      }
      resolve();
    };

    for (const [seat, { socket }] of players.entries()) {
      socket.on("message", (data: Buffer) => hear(seat, data));
      socket.send(watch);
    }
  });
}

export async function newTable(
  game: string,
  [host, guest]: readonly Player[],
): Promise<string> {
  if (!host || !guest) throw new Error("A table takes two.");
  const seats = [{ type: "me" }, { type: "open" }];
  const body = { game, options: OPTIONS, seats };
  const { text } = await post(host, "/api/tables", body);
  const { id } = JSON.parse(text) as TableInfo;
  await post(guest, `/api/tables/${id}/join`, {});
  await post(host, `/api/tables/${id}/start`, {});
  return id;
}

export async function player(url: string, name: string): Promise<Player> {
  const { headers } = await post({ url, cookie: "" }, "/api/guest", { name });
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
    headers: { cookie },
  });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { url, cookie, socket };
}

interface Reply {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export function post(
  { url, cookie }: Pick<Player, "url" | "cookie">,
  path: string,
  body: unknown,
): Promise<Reply> {
  const headers = { "content-type": "application/json", cookie };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method: "POST", headers });
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.once("error", reject);
      response.once("end", () => {
        if (response.statusCode === 200)
          resolve({ headers: response.headers, text });
        else reject(new Error(`${path}: ${text}`));
      });
    });
    sent.end(JSON.stringify(body));
  });
}
