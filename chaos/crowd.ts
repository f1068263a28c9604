/** The people of a run: two clients to a table, at tables of all five games, with bots among them. */

import { gameIds } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { fastRandom } from "@stolik/kernel";
import { openClient } from "./clients/client.ts";
import type { Client, Crowd } from "./clients/client.ts";
import type { Group } from "./clients/group.ts";

/** At every third table one plays against bots and the other watches. */
const WATCHED = 3;
const BOTS_AT_MOST = 2;

export async function gather(
  crowd: Crowd,
  tables: number,
  seed: number,
): Promise<readonly Group[]> {
  const random = fastRandom(seed);
  const names = Array.from({ length: 2 * tables }, (_, at) => `Guest ${at}`);
  const clients = await Promise.all(
    names.map((name) => openClient(crowd, name, random.next())),
  );
  return Array.from({ length: tables }, (_, index) =>
    groupAt(index, clients.slice(2 * index, 2 * index + 2)),
  );
}

function groupAt(index: number, clients: readonly Client[]): Group {
  const game = findGame(gameIds[index % gameIds.length] ?? "")?.game;
  const [first] = clients;
  if (!game || !first) throw new Error("Nobody to play with.");
  const isWatched = index % WATCHED === 0;
  const people = isWatched ? [first] : clients;
  const room = game.seats.max - people.length;
  const bots = isWatched
    ? Math.min(room, 1 + (index % BOTS_AT_MOST))
    : Math.min(room, index % (BOTS_AT_MOST + 1));
  return {
    game,
    people,
    spectators: isWatched ? clients.slice(1) : [],
    bots,
    seated: [],
    table: undefined,
  };
}
