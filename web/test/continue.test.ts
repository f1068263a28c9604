/** A match that is replayed goes on: from where a seat can, on this device, and it says which match it continues. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "@stolik/games/node";
import { ok, replay, seedFrom } from "@stolik/kernel";
import type { AnyGame, GameRecord, Player } from "@stolik/kernel";
import { beforeEach, expect, it } from "vitest";
import { keepMatch, keptName } from "../session/kept-matches.ts";
import type { FromRunner } from "../session/local-messages.ts";
import { createMatchRunner } from "../session/match-runner.ts";
import { browserStorage } from "../session/match-storage.ts";
import type { MatchStorage } from "../session/match-storage.ts";
import { createReplayRunner } from "../session/replay-runner.ts";
import type {
  Continuation,
  FromReplay,
  ReplayedPosition,
} from "../session/replay-messages.ts";
import { memoryStorage } from "./memory-storage.ts";

const KEY = "solo/cross";
const SEAT = 1;
const record = golden("cross/test/golden/coordinates-3-seats-easy-open-book");
const game = gameOf(record);
const states = statesOf(record);
const players: readonly Player[] = [
  { type: "bot", name: "Bruno", level: 1 },
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Celina", level: 1 },
];

let storage: MatchStorage;
let posted: FromReplay[];
let runner: ReturnType<typeof createReplayRunner>;

beforeEach(async () => {
  storage = memoryStorage();
  posted = [];
  runner = createReplayRunner({
    find: async () => ok(game),
    storage,
    post: (message) => posted.push(structuredClone(message)),
    randomSeed: () => seedFrom("continued"),
  });
  await runner.receive({ type: "open", record });
});

it("goes on from any position but the end", async () => {
  expect((await look(0)).continuable).toEqual([0, 0, 0]);
  const last = record.moves.length;
  const none = [undefined, undefined, undefined];
  expect((await look(last)).continuable).toEqual(none);
});

it("goes back to where nobody had decided in secret", async () => {
  const said = states.findIndex(
    (state) => holes(game.view(state, SEAT)) > holes(game.view(state, 0)),
  );
  expect(said).toBeGreaterThan(0);
  const { continuable } = await look(said);
  expect(continuable[0]).toBe(said);
  expect(continuable[SEAT]).toBeLessThan(said);
});

it("is saved on this device with what the seat knew, and bots on the other seats", async () => {
  const at = 12;
  expect(await goOn({ at })).toEqual({ ok: true, value: true });
  const shown = await opened();
  expect(shown.match).toMatchObject({ seat: SEAT, seq: 0, players });
  expect(shown.match.view).toEqual(game.view(states[at], SEAT));
  expect(shown.match.heard.map(({ seq }) => seq)).toContain(-1);
  expect(shown.origin).toEqual({ at });
});

it("says where the match before it can be seen again", async () => {
  await keepMatch(storage, { record, players });
  await goOn({ at: 3 });
  expect((await opened()).origin).toEqual({ at: 3, kept: keptName(record) });
  await goOn({ at: 3, table: "somewhere" });
  expect((await opened()).origin).toEqual({ at: 3, table: "somewhere" });
});

it("says so where this browser keeps nothing", async () => {
  // There is no IndexedDB here, as in some private windows.
  storage.write = browserStorage().write;
  expect(await goOn({ at: 3 })).toMatchObject({
    refusal: { code: "not-kept" },
  });
});

it("does not go on from the end", async () => {
  expect(await goOn({ at: record.moves.length })).toMatchObject({
    refusal: { code: "cannot-continue" },
  });
  expect(await storage.read(KEY)).toBeUndefined();
});

async function look(at: number): Promise<ReplayedPosition> {
  await runner.receive({ type: "show", place: { at, eyes: "all" } });
  const message = posted.at(-1);
  if (message?.type !== "position") throw new Error("Nothing is shown.");
  return message.position;
}

async function goOn(change: Partial<Continuation>) {
  const wanted = { at: 0, seat: SEAT, players, table: undefined, ...change };
  await runner.receive({ type: "continue", key: KEY, wanted });
  const message = posted.at(-1);
  if (message?.type !== "continued") throw new Error("No answer.");
  return message.result;
}

type Shown = Extract<FromRunner, { type: "match" }>;

/** As the page of matches on this device finds it, before any bot has moved. */
async function opened(): Promise<Shown> {
  const shown: FromRunner[] = [];
  const rules = findGame(record.game);
  if (!rules) throw new Error(`There is no ${record.game}.`);
  const local = createMatchRunner({
    storage,
    find: async () => rules,
    findWhole: async () => ok(rules),
    post: (message) => shown.push(structuredClone(message)),
    randomSeed: () => seedFrom("another"),
  });
  await local.receive({ type: "open", key: KEY, hasHiddenHands: false });
  const [first] = shown;
  if (first?.type !== "match") throw new Error("No match was saved.");
  return first;
}

function holes(view: unknown): number {
  return JSON.stringify(view).split("null").length;
}

function golden(name: string): GameRecord {
  const file = join(import.meta.dirname, `../../games/${name}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as GameRecord;
}

function gameOf({ game: id }: GameRecord): AnyGame {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry.game;
}

function statesOf(of: GameRecord): readonly unknown[] {
  const replayed = replay(game, of);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return replayed.value.steps.map(({ position }) => position.state);
}
