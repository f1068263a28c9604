/** A finished match seen again: what the worker makes of a record, and how a page goes through it. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findGame } from "@stolik/games/node";
import { ok, play, replay, seedFrom } from "@stolik/kernel";
import type { GameRecord, Player } from "@stolik/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refuse } from "../refusals.ts";
import { BEAT, LONGEST_BEAT, readingTime } from "../session/presentation.ts";
import { openReplay } from "../session/replay.ts";
import type { ReplayPort, ReplaySession } from "../session/replay.ts";
import type { Place, ToReplay } from "../session/replay-messages.ts";
import { createReplayRunner } from "../session/replay-runner.ts";
import { memoryStorage } from "./memory-storage.ts";

const start: Place = { at: 0, eyes: "all" };
const players: readonly Player[] = [
  { type: "person", name: "Anna", isOnline: false },
  { type: "bot", name: "Bruno", level: 1 },
];

let session: ReplaySession;
/** What the page has asked of its worker. */
let asked: ToReplay[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a replay", () => {
  const record = golden();
  const last = record.moves.length;

  it("shows every position as it was", async () => {
    const game = findGame("nsoe")?.game;
    const replayed = game && replay(game, record);
    if (!replayed?.ok) throw new Error("no replay");
    session = await open(record);
    for (const { position } of replayed.value.steps) {
      session.show({ at: position.seq });
      await settle();
      expect(shown().view).toEqual(position.state);
      expect(shown()).toMatchObject({ seq: position.seq, isPast: true });
    }
  });

  it("is the same board one step on, and another one after any other step", async () => {
    session = await open(record);
    const board = shown().id;
    await go({ at: 1 });
    expect(shown().id).toBe(board);
    const ids = [board];
    for (const place of [{ at: 0 }, { at: 5 }, { eyes: 1 }, { at: 4 }]) {
      await go(place);
      expect(ids).not.toContain(shown().id);
      ids.push(shown().id);
    }
  });

  it("takes another board where something lies open that the next step would not close", async () => {
    session = await open(record);
    const board = shown().id;
    session.board.hold("closed");
    await go({ at: 1 });
    expect(shown().id).not.toBe(board);
  });

  it("stays between the deal and the end, with eyes of people who were there", async () => {
    session = await open(record, { at: 9999, eyes: 7 });
    expect(session.getSnapshot().place).toEqual({ at: last, eyes: "all" });
    await go({ at: -1 });
    expect(session.getSnapshot().place.at).toBe(0);
  });

  it("asks for one position at a time, and of many only for the last", async () => {
    session = await open(record);
    asked = [];
    for (const at of [1, 2, 3, 4, 5]) session.show({ at });
    await settle();
    expect(asked).toEqual([
      { type: "show", place: { at: 1, eyes: "all" } },
      { type: "show", place: { at: 5, eyes: "all" } },
    ]);
  });

  it("names who sat there; nobody is away because they are not here now", async () => {
    session = await open(record);
    expect(shown().players).toEqual([
      { type: "person", name: "Anna", isOnline: true },
      players[1],
    ]);
  });

  it("goes on by itself, a beat and the reading time for each, faster if asked, until the end", async () => {
    session = await open(record, { at: last - 3, eyes: "all" });
    session.run(true);
    session.board.told("Anna lays.");
    session.drawn();
    await vi.advanceTimersByTimeAsync(BEAT + readingTime("Anna lays.") - 1);
    expect(at()).toBe(last - 3);
    await vi.advanceTimersByTimeAsync(1);
    expect(at()).toBe(last - 2);
    session.setSpeed(4);
    session.board.hold("closed");
    session.drawn();
    await vi.advanceTimersByTimeAsync(LONGEST_BEAT / 4);
    expect(at()).toBe(last - 1);
    expect(session.getSnapshot().isRunning).toBe(true);
    session.board.hold(undefined);
    session.drawn();
    await vi.advanceTimersByTimeAsync(BEAT / 4);
    expect(session.getSnapshot()).toMatchObject({
      place: { at: last },
      isRunning: false,
    });
  });

  it("waits until the page has drawn, stops when somebody steps, and begins anew from the end", async () => {
    session = await open(record);
    session.run(true);
    await vi.advanceTimersByTimeAsync(LONGEST_BEAT);
    expect(at()).toBe(0);
    await go({ at: last });
    expect(session.getSnapshot().isRunning).toBe(false);
    session.run(true);
    await settle();
    expect(session.getSnapshot()).toMatchObject({
      place: { at: 0 },
      isRunning: true,
    });
  });

  describe("a branch", () => {
    const from = 4;

    it("plays other moves there by the same rules, and leads back", async () => {
      session = await open(record, { at: from, eyes: "all" });
      const board = shown().id;
      const { seat, moves, view } = instead(record, from);
      session.branch({ from, seat, moves });
      await settle();
      expect(shown().view).toEqual(view);
      expect(shown().id).toBe(board);
      expect(at()).toBe(from + 1);
      expect(session.getSnapshot().isRunning).toBe(false);
      await go({ at: 99 });
      expect(at()).toBe(from + 1);
      session.branch(undefined);
      await settle();
      expect(session.getSnapshot().place).toEqual({ at: from, eyes: "all" });
      expect(shown().id).not.toBe(board);
    });

    it("is left for another position of the match", async () => {
      session = await open(record);
      const { seat, moves } = instead(record, from);
      session.branch({ from, seat, moves });
      await settle();
      expect(at()).toBe(from);
      await go({ at: 7, branch: undefined });
      expect(session.getSnapshot().place).toEqual({ at: 7, eyes: "all" });
    });
  });

  it("tells what was checked of the shuffle", async () => {
    session = await open(record);
    const { commitment, seed, entropy } = record;
    expect(session.getSnapshot().replay?.proof).toMatchObject({
      commitment,
      seed,
      entropy,
      checked: last,
    });
  });
});

describe("a record that is not true", () => {
  const record = golden();
  const { moves } = record;

  it.each([
    ["no record", "hello", "malformed-record"],
    ["no JSON", undefined, "malformed-record"],
    [
      "one with a member too many",
      { ...record, author: "me" },
      "malformed-record",
    ],
    ["one of another game", { ...record, game: "chess" }, "other-game"],
    ["one of other rules", { ...record, rulesVersion: 99 }, "other-rules"],
    ["one of other cards", { ...record, contentVersion: "x" }, "other-content"],
    [
      "one with another seed",
      { ...record, seed: "0".repeat(64) },
      "record-shuffle",
    ],
    [
      "one with another deal",
      { ...record, deal: "0".repeat(16) },
      "record-shuffle",
    ],
    [
      "one with another result",
      { ...record, outcome: { ...record.outcome, winners: [0, 1] } },
      "record-differs",
    ],
  ])("%s is refused", async (_what, raw, code) => {
    session = await open(raw);
    expect(session.getSnapshot()).toMatchObject({
      match: null,
      failure: { code },
    });
  });

  it("says from which step on it was changed", async () => {
    const changed = moves.map((row, index) =>
      index === 4 ? { ...row, check: "0".repeat(16) } : row,
    );
    session = await open({ ...record, moves: changed });
    const { failure } = session.getSnapshot();
    expect(failure).toEqual({ code: "record-move", values: { move: 5 } });
  });

  it("says so too where the rules forbid the move", async () => {
    session = await open({
      ...record,
      moves: [moves[0], moves[0], ...moves.slice(2)],
    });
    const { failure } = session.getSnapshot();
    expect(failure).toEqual({ code: "record-move", values: { move: 2 } });
  });
});

function golden(): GameRecord {
  const path = join(
    import.meta.dirname,
    "../../games/nsoe/test/golden/out-alone-2-seats.json",
  );
  return JSON.parse(readFileSync(path, "utf8")) as GameRecord;
}

/** A move that was not made at a position, and what it would have led to. */
function instead(record: GameRecord, from: number) {
  const game = findGame("nsoe")?.game;
  const replayed = game && replay(game, record);
  const position = replayed?.ok && replayed.value.steps[from]?.position;
  if (!game || !position) throw new Error("no position");
  const [seat = 0] = game.toMove(position.state);
  const moves = [...game.moves(position.state, seat)].slice(-1);
  const { key } = replayed.value.match;
  const step = play(game, key, position, seat, moves[0]);
  if (!step.ok) throw new Error(step.refusal.code);
  return { seat, moves, view: step.value.position.state };
}

async function open(record: unknown, place = start): Promise<ReplaySession> {
  const port: ReplayPort = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      asked.push(message);
      void runner.receive(structuredClone(message));
    },
    terminate: () => undefined,
  };
  const runner = createReplayRunner({
    async find() {
      const game = findGame((record as GameRecord).game)?.game;
      return game ? ok(game) : refuse("other-game");
    },
    storage: memoryStorage(),
    randomSeed: () => seedFrom("continued"),
    post: (message) =>
      queueMicrotask(() =>
        port.onmessage?.({ data: structuredClone(message) }),
      ),
  });
  const opened = openReplay({ record, players }, place, port);
  await settle();
  return opened;
}

async function go(place: Partial<Place>): Promise<void> {
  session.show(place);
  await settle();
}

/** Lets the worker answer. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function shown() {
  const { match } = session.getSnapshot();
  if (!match) throw new Error("Nothing is shown.");
  return match;
}

function at(): number {
  return session.getSnapshot().place.at;
}
