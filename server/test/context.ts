/** Tables without a web server around them, and one of two bots that nobody asks to move. */

import { fastRandom, randomMove, seedFrom } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import fastify from "fastify";
import { onTestFinished } from "vitest";
import { localBus } from "../bus/bus.ts";
import { localNotices } from "../bus/notices.ts";
import { ownLedger } from "../limits/ledger.ts";
import type { Subscriber } from "../live/watch.ts";
import { attendance } from "../people/attendance.ts";
import { localPresence } from "../people/presence.ts";
import type { ServerMessage } from "../protocol/protocol.ts";
import { textOf } from "../protocol/text-frame.ts";
import type { Frame } from "../protocol/text-frame.ts";
import { noMetrics } from "../operations/metrics.ts";
import { openSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";
import { createContext } from "../tables/context.ts";
import type { Context, TableSettings } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { startTable } from "../tables/start.ts";
import { playMove } from "../tables/moves.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openTable } from "../tables/open.ts";
import type { Ports } from "../tables/ports.ts";
import { secrets } from "./secrets.ts";
import { testFolder } from "./server.ts";

export async function testContext(
  game: AnyGame = secrets,
  changes: Partial<Ports & TableSettings> = {},
): Promise<Context> {
  const store = await openSqlite(testFolder());
  onTestFinished(() => store.close());
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  const presence = changes.presence ?? localPresence();
  const ports: Ports = {
    store,
    bus: localBus(),
    notices: localNotices(),
    presence,
    attendance: attendance(presence),
    ledger: ownLedger,
    logger: fastify().log,
    metrics: noMetrics,
    findGame: () => ({ game, bot }),
    makeSeed: () => seedFrom("hall"),
  };
  const settings: TableSettings = {
    botDelay: 0,
    capacity: 10,
    idleCapacity: 10,
    tablesPerGuest: 100,
    awayAfter: 60_000,
    seatChangesPerMinute: 6,
    seatChangesPerMatch: 1_000,
  };
  return createContext({ ...ports, ...changes }, { ...settings, ...changes });
}

export async function startedIn(context: Context): Promise<OpenTable> {
  const host = { id: "ala", name: "Ala" };
  const made = await createTable(context, host, {
    game: "secrets",
    options: {},
    seats: [
      { type: "bot", level: 1 },
      { type: "bot", level: 1 },
    ],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  await startTable(context, made.value.id, host);
  const table = await openTable(context, made.value.id);
  if (!table) throw new Error("The table is gone.");
  return table;
}

/** Plays so many random moves. */
export async function moveOn(
  context: Context,
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
    const by = table.stored.seats[seat]?.type === "bot" ? "bot" : "person";
    await playMove(context, table, { seat, by }, { id: `${seq}`, seq, move });
  }
}

/** A subscriber that keeps what it is sent. */
export function testSubscriber(person?: string) {
  const sent: ServerMessage[] = [];
  const subscriber = {
    person,
    sent,
    isStuck: false,
    send: (frame: Frame) =>
      void sent.push(JSON.parse(textOf(frame)) as ServerMessage),
    isSlow: () => subscriber.isStuck,
    fail(error: unknown): void {
      throw error;
    },
  };
  return subscriber satisfies Subscriber;
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
