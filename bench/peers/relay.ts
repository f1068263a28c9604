/** The limit: rules between bare sockets. It checks and relays every move, keeps nothing on disk and hides nothing. */

import { fastRandom } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "../sockets.ts";
import { peer } from "./pair.ts";
import type { Clients, PeerMatch } from "./pair.ts";
import { deal, playIn, SEATS } from "./rules.ts";

interface Table {
  seq: number;
  readonly state: unknown;
  readonly sockets: WebSocket[];
}

type ToServer =
  | { readonly type: "sit"; readonly table: string; readonly seat: Seat }
  | { readonly type: "move"; readonly table: string; readonly move: unknown };

type ToClient =
  | { readonly type: "deal"; readonly state: unknown }
  | {
      readonly type: "moved";
      readonly seq: number;
      readonly seat: Seat;
      readonly move: unknown;
    };

export const relay = peer("relay", connect);

export async function serveRelay(): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  const tables = new Map<string, Table>();
  server.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ToServer;
      if (message.type === "sit") sit(tables, message, socket);
      else move(tables.get(message.table), message.move, socket);
    });
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function sit(
  tables: Map<string, Table>,
  { table: id, seat }: Extract<ToServer, { type: "sit" }>,
  socket: WebSocket,
): void {
  const table = tables.get(id) ?? {
    seq: 0,
    state: deal(fastRandom(tables.size)),
    sockets: [],
  };
  tables.set(id, table);
  table.sockets[seat] = socket;
  if (Object.keys(table.sockets).length === SEATS)
    tell(table, { type: "deal", state: table.state });
}

function move(table: Table | undefined, raw: unknown, socket: WebSocket): void {
  const seat = table?.sockets.indexOf(socket) ?? -1;
  if (!table || !playIn(table.state, seat, raw))
    throw new Error(`Seat ${seat} may not play ${JSON.stringify(raw)}.`);
  table.seq += 1;
  tell(table, { type: "moved", seq: table.seq, seat, move: raw });
}

function tell({ sockets }: Table, message: ToClient): void {
  const text = JSON.stringify(message);
  for (const socket of sockets) socket.send(text);
}

async function connect(url: string): Promise<Clients> {
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, () => open(url)),
  );
  return {
    begin: (hear) =>
      new Promise<PeerMatch>((resolve) => {
        const table = crypto.randomUUID();
        const send = (seat: Seat, message: ToServer) =>
          sockets[seat]?.send(JSON.stringify(message));
        let state: unknown;
        for (const [seat, socket] of sockets.entries()) {
          socket.on("message", (data: Buffer) => {
            const message = JSON.parse(data.toString()) as ToClient;
            if (message.type === "moved") {
              if (message.seat !== seat) return;
              playIn(state, seat, message.move);
              hear(seat, message.seq, () => state);
            } else if (seat === 0) {
              ({ state } = message);
              resolve({
                view: state,
                send: (by, played) =>
                  send(by, { type: "move", table, move: played }),
                end() {
                  for (const each of sockets)
                    each.removeAllListeners("message");
                },
              });
            }
          });
          send(seat, { type: "sit", table, seat });
        }
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  return socket;
}
