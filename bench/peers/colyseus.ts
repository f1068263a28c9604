/** Colyseus, one room a match, the patch sent at once after every move rather than at its tick. */

import { fastRandom } from "@stolik/kernel";
import { createServer } from "node:http";
import type { Server as HttpServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { mirrors, viewOf } from "./colyseus-mirror.ts";
import type { Mirror } from "./colyseus-mirror.ts";
import { peer } from "./pair.ts";
import type { Clients, Hear, PeerMatch } from "./pair.ts";
import { deal, game, playIn, SEATS } from "./rules.ts";

// Only this benchmark installs the packages, so what is used of them is typed here.
interface Guest {
  readonly sessionId: string;
}

interface CorePackage {
  readonly Room: new () => {
    maxClients: number;
    patchRate: number | null;
    state: unknown;
    onMessage(
      type: string,
      heard: (from: Guest, message: unknown) => void,
    ): void;
    broadcastPatch(): void;
  };
  readonly Server: new (options: object) => {
    define(name: string, room: unknown): void;
    listen(port: number, host: string): Promise<void>;
  };
}

interface TransportPackage {
  readonly WebSocketTransport: new (options: { server: HttpServer }) => object;
}

interface Room {
  readonly roomId: string;
  readonly onStateChange: ((heard: (state: Mirror) => void) => void) & {
    once(heard: (state: Mirror) => void): void;
  };
  send(type: string, message: unknown): void;
  leave(): Promise<unknown>;
}

interface ClientPackage {
  readonly Client: new (url: string) => {
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  };
}

const require = createRequire(import.meta.url);

export const colyseus = peer("colyseus", connect);

export async function serveColyseus(): Promise<string> {
  const core = require("@colyseus/core") as CorePackage;
  const { WebSocketTransport } =
    require("@colyseus/ws-transport") as TransportPackage;
  const { make, follow } = mirrors();
  const random = fastRandom(1);

  class NsoeRoom extends core.Room {
    override maxClients = SEATS;
    override patchRate = null;
    readonly seats: string[] = [];

    onCreate(): void {
      const state = deal(random);
      const mirror = make(state);
      this.state = mirror;
      // What the deal changed would otherwise go with the first move's patch to clients that have it already, and spoil their arrays.
      this.broadcastPatch();
      this.onMessage("move", ({ sessionId }, move) => {
        const seat = this.seats.indexOf(sessionId);
        if (!playIn(state, seat, move))
          throw new Error(`Seat ${seat} may not play ${JSON.stringify(move)}.`);
        follow(mirror, state);
        this.broadcastPatch();
      });
    }

    onJoin({ sessionId }: Guest): void {
      this.seats.push(sessionId);
    }
  }

  const http = createServer();
  const transport = new WebSocketTransport({ server: http });
  const server = new core.Server({ transport, greet: false });
  server.define(game.id, NsoeRoom);
  await server.listen(0, "127.0.0.1");
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

function connect(url: string): Promise<Clients> {
  const { Client } = require("@colyseus/sdk") as ClientPackage;
  const client = new Client(url);
  const rooms: Room[] = [];
  // A room is left when its match ends, and with it the socket.
  const leave = () => {
    for (const room of rooms.splice(0)) void room.leave();
  };
  async function begin(hear: Hear): Promise<PeerMatch> {
    const first = await client.create(game.id);
    rooms.push(first);
    const dealt = new Promise<Mirror>((resolve) =>
      first.onStateChange.once(resolve),
    );
    rooms.push(await client.joinById(first.roomId));
    const view = viewOf(await dealt);
    for (const [seat, room] of rooms.entries())
      room.onStateChange((state) => hear(seat, state.seq, () => viewOf(state)));
    return {
      view,
      send: (seat, move) => rooms[seat]?.send("move", move),
      end: leave,
    };
  }
  return Promise.resolve({ begin, close: leave });
}
