/** A walk over every call of the store: the same is done again and again, and each time another call fails. */

import { findGame } from "@stolik/games/node";
import { seedFrom } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import { afterAll, beforeAll, expect } from "vitest";
import type { ServeOptions } from "../index.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import { faultyStore } from "./faulty-store.ts";
import type { Fault, FaultyStore } from "./faulty-store.ts";
import { persistentGuest } from "./persistent.ts";
import { secrets } from "./secrets.ts";
import type { SecretsState } from "./secrets.ts";
import { testServer } from "./server.ts";
import type { TestServer } from "./server.ts";

/** Some seconds each on a machine that has nothing else to do. */
export const PATIENCE = 120_000;
export const LENGTH = 6;
export const DRAW = { type: "draw" };

/** Never asked: no bot of this game begins. */
export const bot = { choose: () => ({ move: undefined, considered: [] }) };

/** Secrets that are soon told. */
export const brief: AnyGame = {
  ...secrets,
  maxMoves: LENGTH,
  toMove: (at) => (isOver(at) ? [] : secrets.toMove(at)),
  outcome: (at) =>
    isOver(at) ? { winners: [0], scores: [0, 0], reason: "length" } : undefined,
};

function isOver(at: unknown): boolean {
  return (at as SecretsState).moves >= LENGTH;
}

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => void process.off("unhandledRejection", note));

export interface House {
  readonly server: TestServer;
  readonly store: FaultyStore;
  /** Asks for another table: all that nobody watches leave memory. */
  clearMemory(): Promise<void>;
}

export async function openHouse(
  options: Partial<ServeOptions> = {},
): Promise<House> {
  const store = faultyStore();
  const server = await testServer({
    openStore: store.open,
    findGame: (id) => (id === "secrets" ? { game: brief, bot } : findGame(id)),
    makeSeed: () => seedFrom("faults"),
    // What nobody watches leaves memory as soon as another table is asked for.
    capacity: 0,
    ...options,
  });
  const eve = await persistentGuest(server.url, "Eve");
  const spare = await eve.post<TableInfo>("/api/tables", {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
  });
  const { id } = spare.body;
  return {
    server,
    store,
    async clearMemory() {
      const { body } = await eve.get<TableInfo>(`/api/tables/${id}`);
      expect(body.id).toBe(id);
    },
  };
}

/** Plays with a failure at every call in turn, until there is no such call; returns how many there were. */
export async function walk(
  { server, store }: House,
  fault: Fault,
  run: () => Promise<void>,
): Promise<number> {
  for (let call = 1; ; call += 1) {
    store.failAt(call, fault);
    try {
      await run();
    } catch (error) {
      throw new Error(`With call ${call} ${fault}:`, { cause: error });
    }
    const isDone = !store.hasFailed();
    store.recover();
    expect(unhandled).toEqual([]);
    expect(server.lines.filter(isStop)).toEqual([]);
    server.lines.length = 0;
    if (isDone) return call - 1;
  }
}

/** A store that fails is no fault of a table. */
function isStop({ moves }: Record<string, unknown>): boolean {
  return moves !== undefined;
}
