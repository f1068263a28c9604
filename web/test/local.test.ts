/** Matches on this device: what the page is told, what is kept, how bots take their turns. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commitment, ok, parseSeed, verify } from "@stolik/kernel";
import type { Player } from "@stolik/kernel";
import { findGame } from "@stolik/games/node";
import { refuse } from "../refusals.ts";
import { keptName } from "../session/kept-matches.ts";
import { createMatchRunner } from "../session/match-runner.ts";
import type { MatchStorage } from "../session/match-storage.ts";
import { openLocal } from "../session/local.ts";
import type { LocalSession, Port } from "../session/local.ts";
import type {
  FromRunner,
  LocalSetup,
  Saved,
} from "../session/local-messages.ts";

const seed = "5".repeat(64);
const anna: Player = { type: "person", name: "Anna", isOnline: true };
const bartek: Player = { type: "person", name: "Bartek", isOnline: true };
const bruno: Player = { type: "bot", name: "Bruno", level: 1 };
const celina: Player = { type: "bot", name: "Celina", level: 1 };
const solo: LocalSetup = {
  game: "nsoe",
  options: { first: 0 },
  players: [anna, bruno, celina],
  seed,
};
const hotseat: LocalSetup = { ...solo, players: [anna, bartek] };

const journey: LocalSetup = { ...hotseat, game: "journey" };

/** Whether what the rules need before they can play has come. */
let fetched: Promise<boolean>;
let storage: Map<string, Saved>;
/** Nothing can be kept any more. */
let isFull: boolean;
let posted: FromRunner[];
let session: LocalSession;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = Promise.resolve(true);
  storage = new Map();
  isFull = false;
  posted = [];
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("a session on this device", () => {
  it("says when nothing was saved", async () => {
    session = await open();
    expect(session.getSnapshot()).toMatchObject({ isReady: true, match: null });
  });

  it("deals at its first word what the page brings, where nothing was saved", async () => {
    session = await open(false, solo);
    await runTimers();
    expect(posted.map(({ type }) => type)).not.toContain("nothing-saved");
    expect(now()).toMatchObject({ seq: 0, seat: 0, canMove: true });
  });

  it("goes on with what was saved, whatever the page brings", async () => {
    session = await open();
    session.begin(solo);
    await runTimers();
    session.close();
    session = await open(false, hotseat);
    await runTimers();
    expect(now().players).toEqual(solo.players);
  });

  it("shows at once what was saved, without writing it once more", async () => {
    session = await open();
    session.begin(solo);
    await runTimers();
    session.close();
    const saved = storage.get("here");
    session = await open();
    await runTimers();
    expect(now()).toMatchObject({ seq: 0, canMove: true });
    expect(saved).toBeDefined();
    expect(storage.get("here")).toBe(saved);
  });

  it("deals, lets the bots answer one by one, and comes back to the person", async () => {
    session = await open();
    session.begin(solo);
    await runTimers();
    expect(now()).toMatchObject({ seq: 0, seat: 0, canMove: true });
    const seen: number[] = [];
    session.subscribe(() => seen.push(now().seq));
    session.play(swap());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual(seen.map((_, index) => index + 1));
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(now().toMove).toEqual([0]);
    expect(now().canMove).toBe(true);
  });

  it("deals before the dictionary is there, and plays once it is", async () => {
    let arrive = () => {};
    fetched = new Promise((resolve) => {
      arrive = () => resolve(true);
    });
    session = await open();
    session.begin(solo);
    await runTimers();
    expect(now()).toMatchObject({ seq: 0, canMove: true });
    session.play(swap());
    await runTimers();
    expect(now()).toMatchObject({ seq: 0, refusal: undefined });
    port.onmessage?.({ data: { type: "dictionary", share: 0.45 } });
    expect(session.dictionary.get()).toBe(0.45);
    arrive();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(now().seq).toBeGreaterThan(1);
  });

  it("says that the dictionary cannot be fetched, and plays once it can", async () => {
    fetched = Promise.resolve(false);
    session = await open();
    session.begin({ ...solo, options: { first: 1 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now()).toMatchObject({
      seq: 0,
      toMove: [1],
      refusal: { code: "no-dictionary" },
    });
    const told = posted.filter(({ type }) => type === "refused");
    expect(told, "once, however often the bot tries").toHaveLength(1);
    fetched = Promise.resolve(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(now()).toMatchObject({ toMove: [0], refusal: undefined });
    fetched = Promise.resolve(false);
    session.play(swap());
    await runTimers();
    expect(now().refusal).toEqual({ code: "no-dictionary" });
  });

  it("never deals over a saved match that lacks its dictionary", async () => {
    session = await open();
    session.begin(solo);
    await runTimers();
    session.play(swap());
    await vi.advanceTimersByTimeAsync(10_000);
    const saved = storage.get("here");
    session.close();
    fetched = Promise.resolve(false);
    session = await open(false, hotseat);
    expect(session.getSnapshot()).toMatchObject({
      match: null,
      failure: { code: "no-dictionary" },
    });
    expect(storage.get("here")).toEqual(saved);
  });

  it("tells the page views only: no seed, no hidden card", async () => {
    session = await open();
    session.begin(solo);
    await runTimers();
    session.play(swap());
    await vi.advanceTimersByTimeAsync(1_000);
    const text = JSON.stringify(posted);
    expect(text).not.toContain(seed);
    expect(text).not.toContain(commitment(parseSeed(seed)!));
    const { backs, laid } = now().view as {
      readonly backs: Readonly<Record<string, unknown>>;
      readonly laid: readonly unknown[];
    };
    expect(Object.keys(backs)).toHaveLength(laid.length);
  });

  it("refuses in the rules' words and goes on", async () => {
    session = await open();
    session.begin(hotseat);
    await runTimers();
    session.play({ type: "draw", pile: 0 });
    await runTimers();
    expect(now().refusal).toMatchObject({
      code: "nothing-to-draw",
      rule: "N13",
    });
    session.play(swap());
    await runTimers();
    expect(now()).toMatchObject({ seq: 1, refusal: undefined });
  });

  it("goes on after a reload, from the last move", async () => {
    session = await open();
    session.begin(hotseat);
    await runTimers();
    session.play(swap());
    await runTimers();
    const before = now();
    session.close();
    session = await open();
    expect(now()).toEqual(before);
    expect(now()).toMatchObject({ seq: 1, seat: 1, isShared: true });
  });

  it("starts afresh where the rules have changed since", async () => {
    session = await open();
    session.begin(hotseat);
    await runTimers();
    session.close();
    const saved = storage.get("here")!;
    storage.set("here", {
      ...saved,
      record: { ...saved.record, rulesVersion: 99 },
    });
    session = await open();
    expect(session.getSnapshot()).toMatchObject({ isReady: true, match: null });
  });

  it("around one screen shows each player's own view in turn", async () => {
    session = await open();
    session.begin(hotseat);
    await runTimers();
    expect(now()).toMatchObject({ seat: 0, canMove: true });
    session.play(swap());
    await runTimers();
    expect(now()).toMatchObject({ seat: 1, canMove: true });
  });

  it("where hands are hidden, the mover keeps their own view until they hand over", async () => {
    session = await open(true);
    session.begin(journey);
    await runTimers();
    const [own, other] = [handOf(0), handOf(1)];
    expect(own.some((card) => card !== null)).toBe(true);
    // A turn is a chain: the same person goes on, and nobody else waits.
    session.play({ type: "take", die: dieOf() });
    await runTimers();
    expect(now()).toMatchObject({ seat: 0, canMove: true, handTo: null });
    session.play({ type: "go", to: pawnOf(0) });
    await runTimers();
    expect(now()).toMatchObject({ seat: 0, canMove: false, handTo: 1 });
    expect(handOf(0)).toEqual(own);
    expect(handOf(1)).toEqual(other);
    expect(other.every((card) => card === null)).toBe(true);
    session.play({ type: "take", die: dieOf() });
    await runTimers();
    expect(now().seq).toBe(2);
    session.handOver();
    await runTimers();
    expect(now()).toMatchObject({ seat: 1, canMove: true, handTo: null });
    expect(handOf(0).every((card) => card === null)).toBe(true);
    expect(handOf(1).every((card) => card !== null)).toBe(true);
  });

  it("where hands are hidden, the mover watches the bots before they hand over", async () => {
    session = await open(true);
    session.begin({ ...journey, players: [anna, bruno, bartek] });
    await runTimers();
    await passTurn();
    expect(now()).toMatchObject({ seat: 0, toMove: [1], handTo: null });
    for (let move = 0; move < 20 && now().toMove[0] === 1; move += 1)
      await vi.advanceTimersByTimeAsync(1_000);
    expect(now()).toMatchObject({ seat: 0, toMove: [2], handTo: 2 });
  });

  it("a new match has an id of its own, and nobody has to hand the screen over", async () => {
    session = await open(true);
    session.begin(journey);
    await runTimers();
    await passTurn();
    const before = now();
    expect(before.handTo).toBe(1);
    session.begin({ ...journey, seed: "6".repeat(64), options: { first: 1 } });
    await runTimers();
    expect(now()).toMatchObject({ seq: 0, seat: 1, handTo: null });
    expect(now().id).not.toBe(before.id);
  });

  it("after a reload the screen shows the seat whose turn it is", async () => {
    session = await open(true);
    session.begin(journey);
    await runTimers();
    await passTurn();
    session.close();
    session = await open(true);
    expect(now()).toMatchObject({ seat: 1, canMove: true, handTo: null });
  });

  it("plays to the end, and gives a record that verifies", async () => {
    session = await open();
    session.begin(hotseat);
    await runTimers();
    for (let turn = 0; turn < 20 && !now().outcome; turn += 1) {
      session.play(swap());
      await runTimers();
    }
    expect(now().outcome?.reason).toBe("swaps");
    expect(now()).toMatchObject({ seat: null, canMove: false });
    const asked = session.record();
    await runTimers();
    const record = await asked;
    expect(verify(findGame("nsoe")!.game, record).ok).toBe(true);
    // Whatever is dealt next, it can be seen again.
    expect(storage.get(`over/${keptName(record)}`)).toEqual({
      record,
      players: hotseat.players,
    });
  });

  it("plays to the end where nothing can be kept, and bots answer", async () => {
    isFull = true;
    session = await open();
    session.begin(solo);
    await runTimers();
    session.play(swap());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(now()).toMatchObject({ toMove: [0], canMove: true });
    session.begin(hotseat);
    await runTimers();
    for (let turn = 0; turn < 20 && !now().outcome; turn += 1) {
      session.play(swap());
      await runTimers();
    }
    expect(now().outcome?.reason).toBe("swaps");
  });

  it("goes on in the tab opened last, and says so in the other", async () => {
    const first = await open();
    first.begin(solo);
    await runTimers();
    const end = vi.spyOn(port, "terminate");
    session = await open();
    await vi.waitFor(() =>
      expect(first.getSnapshot().failure).toEqual({ code: "open-elsewhere" }),
    );
    expect(end).toHaveBeenCalledOnce();
    expect(session.getSnapshot().failure).toBeUndefined();
    expect(now().seq).toBe(first.getSnapshot().match?.seq);
  });

  it("says so when the worker dies", async () => {
    session = await open();
    port.onerror?.("dead");
    expect(session.getSnapshot().failure).toEqual({ code: "worker-failed" });
  });
});

let port: Port;

/** A worker's two ends in one thread; messages are cloned as between threads. */
async function open(
  hasHiddenHands = false,
  setup?: LocalSetup,
): Promise<LocalSession> {
  const kept: MatchStorage = {
    read: (key) => Promise.resolve(storage.get(key)),
    write: (key, saved) => {
      if (isFull) return Promise.reject(new Error("There is no room."));
      storage.set(key, structuredClone(saved));
      return Promise.resolve();
    },
    remove: async (key) => void storage.delete(key),
    list: async (prefix) =>
      [...storage].flatMap(([key, saved]) =>
        key.startsWith(prefix) ? [saved] : [],
      ),
  };
  const runner = createMatchRunner({
    storage: kept,
    find: async (id) => findGame(id),
    findWhole: async (id) => {
      const isHere = await fetched;
      const rules = findGame(id);
      return isHere && rules ? ok(rules) : refuse("no-dictionary");
    },
    post: (message) => {
      posted.push(structuredClone(message));
      port.onmessage?.({ data: structuredClone(message) });
    },
    randomSeed: () => new Uint8Array(32),
  });
  port = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void runner.receive(structuredClone(message)),
    terminate: () => undefined,
  };
  const opened = openLocal("here", { hasHiddenHands, setup }, port);
  await runTimers();
  return opened;
}

function now() {
  const { match } = session.getSnapshot();
  if (!match) throw new Error("No match is shown.");
  return match;
}

interface JourneyView {
  readonly dice: readonly number[];
  readonly pawns: readonly number[];
  readonly hands: readonly (readonly unknown[])[];
}

function handOf(seat: number): readonly unknown[] {
  return (now().view as JourneyView).hands[seat] ?? [];
}

function dieOf(): number {
  return (now().view as JourneyView).dice[0] ?? 0;
}

function pawnOf(seat: number): number {
  return (now().view as JourneyView).pawns[seat] ?? 0;
}

/** Takes a die and stays. */
async function passTurn(): Promise<void> {
  session.play({ type: "take", die: dieOf() });
  await runTimers();
  session.play({ type: "go", to: pawnOf(now().seat ?? 0) });
  await runTimers();
}

/** A swap is always legal for who holds a card. */
function swap(): unknown {
  const { view, seat } = now();
  const { hands } = view as { readonly hands: readonly (readonly string[])[] };
  return { type: "swap", city: hands[seat ?? 0]?.[0], pile: 0 };
}

async function runTimers(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
