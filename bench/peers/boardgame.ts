/** boardgame.io, its server in memory, on flat files or on PostgreSQL, spoken to through its own lobby and sockets. */

import type { Seat } from "@stolik/kernel";
import type { Server as HttpServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Contender } from "../measure.ts";
import { peer } from "./pair.ts";
import type { Clients, Hear, PeerMatch } from "./pair.ts";
import { deal, game, playIn, SEATS } from "./rules.ts";

// Only this benchmark installs the package, so what is used of it is typed here.
interface Core {
  readonly INVALID_MOVE: string;
  readonly ActivePlayers: { readonly ALL: unknown };
}

interface ServerPackage {
  Server(options: object): {
    readonly app: {
      listen(port: number, host: string, ready: () => void): HttpServer;
    };
    run(port: number): Promise<{ readonly appServer: HttpServer }>;
  };
  readonly FlatFile: new (options: { readonly dir: string }) => object;
}

interface PostgresPackage {
  readonly PostgresStore: new (
    url: string,
    options: { readonly logging: false },
  ) => object;
}

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  once(event: string, heard: (...args: never[]) => void): void;
  removeAllListeners(event: string): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface SocketPackage {
  io(url: string, options: object): Socket;
}

interface Synced {
  readonly G: unknown;
  readonly _stateID: number;
}

interface Moving {
  readonly G: unknown;
  readonly playerID: string;
}

const require = createRequire(import.meta.url);

export const inMemory = peer("boardgame-memory", connect);
export const onFlatFiles = peer("boardgame-files", connect);

/** Fewer tables are enough to keep it busy, and make its moves wait less. */
export function boardgameOnPostgres(url: string): Contender {
  return { ...peer("boardgame-postgres", connect, url), tables: 40 };
}

/** Our rules as it wants them: they change its draft in place. */
export function boardgame(): object {
  const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core") as Core;
  return {
    name: game.id,
    setup: ({ random }: { readonly random: { Number(): number } }) =>
      deal({ next: () => Math.floor(random.Number() * 2 ** 32) }),
    // Whose turn it is our rules say. Without an end of the turn its undo would keep every position of the match.
    turn: { activePlayers: ActivePlayers.ALL },
    disableUndo: true,
    moves: {
      play: ({ G, playerID }: Moving, move: unknown) =>
        playIn(G, Number(playerID), move) ? undefined : INVALID_MOVE,
    },
    endIf: ({ G }: Moving) => game.outcome(G),
    playerView: ({ G }: Moving) => game.view(G, null),
  };
}

export function flatFiles(dir: string): object {
  const { FlatFile } = require("boardgame.io/server") as ServerPackage;
  return new FlatFile({ dir });
}

/** The community's store for it, with its own settings but for the log of every statement. */
export function postgres(url: string): object {
  const { PostgresStore } = require("bgio-postgres") as PostgresPackage;
  return new PostgresStore(url, { logging: false });
}

/** In memory without a store. */
export async function serveBoardgame(db?: object): Promise<string> {
  const { Server } = require("boardgame.io/server") as ServerPackage;
  const server = Server({
    games: [boardgame()],
    origins: [],
    ...(db ? { db } : {}),
  });
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (port, ...ready: unknown[]) =>
    listen(port, "127.0.0.1", ready.at(-1) as () => void);
  const { appServer } = await server.run(0);
  return `http://127.0.0.1:${(appServer.address() as AddressInfo).port}`;
}

async function connect(url: string): Promise<Clients> {
  const { io } = require("socket.io-client") as SocketPackage;
  const sockets = await Promise.all(
    Array.from({ length: SEATS }, async () => {
      const options = { transports: ["websocket"], forceNew: true };
      const socket = io(`${url}/${game.id}`, options);
      await new Promise<void>((resolve, reject) => {
        socket.once("connect", resolve);
        socket.once("connect_error", reject);
      });
      return socket;
    }),
  );
  return {
    begin: (hear) => begin(url, sockets, hear),
    close() {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

async function begin(
  url: string,
  sockets: readonly Socket[],
  hear: Hear,
): Promise<PeerMatch> {
  const lobby = `${url}/games/${game.id}`;
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, {
    numPlayers: SEATS,
  });
  const credentials: string[] = [];
  let state: Synced | undefined;
  for (const [seat, socket] of sockets.entries()) {
    const body = { playerID: `${seat}`, playerName: `${seat}` };
    const joined = await post<{ playerCredentials: string }>(
      `${lobby}/${matchID}/join`,
      body,
    );
    credentials.push(joined.playerCredentials);
    socket.on("update", (id: string, updated: Synced) => {
      if (id !== matchID) return;
      hear(seat, updated._stateID, () => {
        state = updated;
        return updated.G;
      });
    });
    state = await sync(socket, matchID, seat, joined.playerCredentials);
  }
  return {
    view: state?.G,
    send(seat: Seat, move: unknown) {
      const payload = {
        type: "play",
        args: [move],
        playerID: `${seat}`,
        credentials: credentials[seat],
      };
      const action = { type: "MAKE_MOVE", payload };
      sockets[seat]?.emit(
        "update",
        action,
        state?._stateID,
        matchID,
        `${seat}`,
      );
    },
    end() {
      for (const socket of sockets) socket.removeAllListeners("update");
    },
  };
}

function sync(
  socket: Socket,
  matchID: string,
  seat: Seat,
  credentials: string,
): Promise<Synced> {
  return new Promise((resolve) => {
    socket.once("sync", (_: string, synced: { state: Synced }) =>
      resolve(synced.state),
    );
    socket.emit("sync", matchID, `${seat}`, credentials, SEATS);
  });
}

async function post<Body>(url: string, body: object): Promise<Body> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as Body;
}
