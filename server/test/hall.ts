/** A hall without a web server around it, and a table of two bots in it that nobody asks to move. */

import { fastRandom, randomMove, seedFrom } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import fastify from "fastify";
import { onTestFinished } from "vitest";
import { localBus } from "../bus.ts";
import type { Reader } from "../live/watch.ts";
import type { ServerMessage } from "../protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { attendance } from "../tables/attendance.ts";
import { createTable } from "../tables/create.ts";
import type { Hall, OpenTable } from "../tables/hall.ts";
import { startTable } from "../tables/lobby.ts";
import { playMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { localPresence } from "../tables/presence.ts";
import { secrets } from "./secrets.ts";
import { testFolder } from "./server.ts";

export async function testHall(
  game: AnyGame = secrets,
  changes: Partial<Hall> = {},
): Promise<Hall> {
  const store = await openSqlite(testFolder());
  onTestFinished(() => store.close());
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  const presence = changes.presence ?? localPresence();
  return {
    store,
    bus: localBus(),
    presence,
    attendance: attendance(presence),
    logger: fastify().log,
    findGame: () => ({ game, bot }),
    makeSeed: () => seedFrom("hall"),
    botDelay: 0,
    capacity: 10,
    idleCapacity: 10,
    idle: new Map(),
    tablesPerGuest: 100,
    hosts: new Map(),
    open: new Map(),
    isClosing: false,
    onDue: () => {},
    ...changes,
  };
}

export async function startedIn(hall: Hall): Promise<OpenTable> {
  const host = { id: "ala", name: "Ala" };
  const made = await createTable(hall, host, {
    game: "secrets",
    options: {},
    seats: [
      { type: "bot", level: 1 },
      { type: "bot", level: 1 },
    ],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  await startTable(hall, made.value.id, host);
  const table = await openTable(hall, made.value.id);
  if (!table) throw new Error("The table is gone.");
  return table;
}

/** Plays so many random moves. */
export async function moveOn(
  hall: Hall,
  table: OpenTable,
  moves = 1,
): Promise<void> {
  const { game } = table;
  for (let played = 0; played < moves; played += 1) {
    if (!table.match) throw new Error("The table was not dealt.");
    const { seq, state } = table.match.position;
    const [seat] = game.toMove(state);
    if (seat === undefined) throw new Error("The match is over.");
    const move = randomMove(game, state, seat, fastRandom(seq + 1));
    await playMove(hall, table, seat, { id: `${seq}`, seq, move });
  }
}

/** A reader that keeps what it is sent. */
export function testReader(person?: string) {
  const sent: ServerMessage[] = [];
  const reader = {
    person,
    sent,
    isStuck: false,
    send: (json: string) => void sent.push(JSON.parse(json) as ServerMessage),
    isSlow: () => reader.isStuck,
    fail(error: unknown): void {
      throw error;
    },
  };
  return reader satisfies Reader;
}

/** Lets what was started come to rest. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The store, and the names of what was asked of it. */
export function countedStore(store: Store) {
  const calls: string[] = [];
  const counted = new Proxy(store, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function") return member;
      return (...parts: unknown[]) => {
        calls.push(String(name));
        return Reflect.apply(member, target, parts) as unknown;
      };
    },
  });
  return { store: counted, calls };
}
