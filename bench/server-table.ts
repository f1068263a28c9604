/** One place in the hall: two people on two sockets who play match after match, one move in flight. */

import { applyPatch, fastRandom, randomMove } from "@stolik/kernel";
import type { AnyGame, Patch, Random, Seat } from "@stolik/kernel";
import type { ServerMessage, TableInfo } from "@stolik/server/protocol";
import { Agent, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { WebSocket } from "ws";
import type { Tally } from "./hall.ts";

interface Player {
  readonly cookie: string;
  readonly socket: WebSocket;
}

const ACCEPTED = Buffer.from('{"v":1,"type":"accepted"');
/** The clients share the machine with the server, so what they spend counts: plain connections that are kept. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export async function seatPair(
  url: string,
  index: number,
): Promise<readonly Player[]> {
  return Promise.all([player(url, `A ${index}`), player(url, `B ${index}`)]);
}

/** Plays until the tally says that it is over: at the `first` table only as many moves as are `given`. */
export async function playTable(
  url: string,
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
    const table = await newTable(url, game.id, players);
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
    let seq = -1;
    let view: unknown;
    let sent = 0;
    /** The seq that the last acknowledged move led to. */
    let acknowledged = 0;

    const next = () => {
      if (seq !== acknowledged) return;
      const [seat] = game.toMove(view);
      if (seat === undefined || seq >= most || tally.isOver) return finish();
      const move = randomMove(game, view, seat, random);
      sent = performance.now();
      const message = { v: 1, type: "move", table, id: `${seq}`, seq, move };
      players[seat]?.socket.send(JSON.stringify(message));
    };

    const hear = (seat: Seat, data: Buffer) => {
      if (tally.isCounting) tally.bytes += data.length;
      // Both see the same, so one of them is enough to keep the view.
      if (seat !== 0 && data.indexOf(ACCEPTED) !== 0) return;
      const message = JSON.parse(data.toString()) as ServerMessage;
      switch (message.type) {
        case "view":
          ({ seq, view } = message);
          return next();
        case "steps":
          for (const step of message.steps) {
            seq = step.seq;
            const patch: Patch | undefined = step.patch;
            if (patch) view = applyPatch(view, patch);
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
          return reject(new Error(JSON.stringify(message)));
        case "table":
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
      socket.send(JSON.stringify({ v: 1, type: "watch", table }));
    }
  });
}

export async function newTable(
  url: string,
  game: string,
  [host, guest]: readonly Player[],
): Promise<string> {
  const seats = [{ type: "me" }, { type: "open" }];
  const body = { game, options: {}, seats };
  const { text } = await post(url, "/api/tables", host, body);
  const { id } = JSON.parse(text) as TableInfo;
  await post(url, `/api/tables/${id}/join`, guest, {});
  await post(url, `/api/tables/${id}/start`, host, {});
  return id;
}

async function player(url: string, name: string): Promise<Player> {
  const { headers } = await post(url, "/api/guest", undefined, { name });
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, {
    headers: { cookie },
  });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return { cookie, socket };
}

interface Reply {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function post(
  url: string,
  path: string,
  as: Player | undefined,
  body: unknown,
): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    cookie: as?.cookie ?? "",
  };
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
