/** A daily deal on its page: shown before the dictionary is there, played once it is. */

import { loadDaily } from "@stolik/games/dailies";
import { dealOf, ok } from "@stolik/kernel";
import type { AnyDaily } from "@stolik/kernel";
import { lexiconOf } from "@stolik/lexicon";
import type { DailyEntry } from "@stolik/server/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { refuse } from "../refusals.ts";
import { openDaily } from "../session/daily.ts";
import type { DailyPort, DailySession } from "../session/daily.ts";
import { createDailyRunner } from "../session/daily-runner.ts";

const lexicon = lexiconOf([]);
const daily = (await loadDaily("nsoe", { lexicon: () => lexicon }))!;
/** Rules that cannot judge a move yet. */
const shows: AnyDaily = {
  ...daily,
  reject() {
    throw new Error("There is no dictionary.");
  },
};
const day = "2026-11-17";
const entry: DailyEntry = {
  day,
  game: "nsoe",
  contentVersion: daily.contentVersion,
  version: daily.version,
  deal: dealOf(daily, "nsoe", day),
};
const [first, second] = entry.deal.solution;

/** Whether what the rules need before they can play has come. */
let fetched: Promise<boolean>;
let arrive: (isHere: boolean) => void;
let port: DailyPort;

beforeEach(() => {
  fetched = new Promise((resolve) => {
    arrive = resolve;
  });
});

describe("a daily deal", () => {
  it("is shown before the dictionary is there, and takes a move once it is", async () => {
    const session = await open([]);
    expect(now(session)).toMatchObject({ seq: 0, canMove: true });
    session.play(first);
    await answered();
    expect(now(session)).toMatchObject({ seq: 0, refusal: undefined });
    port.onmessage?.({ data: { type: "dictionary", share: 0.45 } });
    expect(session.dictionary.get()).toBe(0.45);
    arrive(true);
    await answered();
    expect(now(session)).toMatchObject({ seq: 1, refusal: undefined });
    expect(session.getSnapshot().deal?.moves).toEqual([first]);
  });

  it("that was begun waits for the dictionary: no move of it is lost", async () => {
    const session = await open([first, second]);
    expect(session.getSnapshot().match).toBeNull();
    arrive(true);
    await answered();
    expect(session.getSnapshot().deal?.moves).toEqual([first, second]);
  });

  it("says that the dictionary cannot be fetched, and takes the move once it can", async () => {
    const session = await open([]);
    arrive(false);
    session.play(first);
    await answered();
    expect(now(session).refusal).toEqual({ code: "no-dictionary" });
    fetched = Promise.resolve(true);
    session.play(first);
    await answered();
    expect(now(session)).toMatchObject({ seq: 1, refusal: undefined });
  });

  it("takes no move for another board than the one it was made on", async () => {
    const session = await open([]);
    session.play(first);
    await answered();
    session.open([], "again");
    arrive(true);
    await answered();
    expect(now(session)).toMatchObject({ id: "again", seq: 0 });
    session.play(first);
    await answered();
    expect(now(session)).toMatchObject({ id: "again", seq: 1 });
  });

  it("takes no move for a board that waits for the dictionary as the move does", async () => {
    const session = await open([]);
    session.play(first);
    session.open([first, second], "again");
    const shown: unknown[] = [];
    session.subscribe(() => shown.push(now(session)));
    arrive(true);
    await answered();
    expect(shown).toMatchObject([{ id: "again", seq: 2 }]);
  });

  it("shows the board that was asked for last, whichever is ready first", async () => {
    const session = await open([]);
    session.open([first], "again");
    session.open([], "best");
    await answered();
    arrive(true);
    await answered();
    expect(now(session)).toMatchObject({ id: "best", seq: 0 });
  });
});

/** A worker's two ends in one thread; messages are cloned as between threads. */
async function open(moves: readonly unknown[]): Promise<DailySession> {
  const runner = createDailyRunner({
    find: async () => ok(shows),
    findWhole: async () =>
      (await fetched) ? ok(daily) : refuse("no-dictionary"),
    post: (data) => port.onmessage?.({ data: structuredClone(data) }),
  });
  port = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void runner.receive(structuredClone(message)),
    terminate: () => undefined,
  };
  const session = openDaily(
    {
      entry,
      player: { type: "person", name: "Anna", isOnline: true },
      outcome: () => undefined,
    },
    port,
  );
  session.open(moves, "own");
  await answered();
  return session;
}

function now(session: DailySession) {
  const { match } = session.getSnapshot();
  if (!match) throw new Error("No deal is shown.");
  return match;
}

/** All that can be answered without waiting has been. */
async function answered(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
