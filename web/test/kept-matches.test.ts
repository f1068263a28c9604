/** Matches that came to an end on this device: the last ones are kept, listed once, and put away for good. */

import type { GameRecord, Player } from "@stolik/kernel";
import { beforeEach, expect, it, vi } from "vitest";
import { deviceMatches, putSaved } from "../session/device-matches.ts";
import { keepMatch, keptMatches, keptName } from "../session/kept-matches.ts";
import type { Saved } from "../session/local-messages.ts";
import type { MatchStorage } from "../session/match-storage.ts";

const players: readonly Player[] = [
  { type: "person", name: "Ola", isOnline: true },
  { type: "bot", name: "Bruno", level: 1 },
];
const outcome = { winners: [0], scores: [1, 0], reason: "out" };

let kept: Map<string, Saved>;
let storage: MatchStorage;
beforeEach(() => {
  let now = 0;
  kept = new Map();
  vi.stubGlobal("localStorage", undefined);
  storage = {
    read: async (key) => kept.get(key),
    write: async (key, saved) =>
      void kept.set(key, { ...saved, savedAt: (now += 1) }),
    remove: async (key) => void kept.delete(key),
    list: async (prefix) =>
      [...kept].flatMap(([key, saved]) =>
        key.startsWith(prefix) ? [saved] : [],
      ),
  };
});

function match(number: number): Saved {
  const commitment = String(number).padStart(64, "0");
  const record = {
    game: "nsoe",
    commitment: commitment.split("").toReversed().join(""),
    outcome,
  } as unknown as GameRecord;
  return { record, players, left: { state: {}, told: [] } };
}

it("keeps the last twenty, without what only a running match needs", async () => {
  for (let number = 1; number <= 22; number += 1)
    await keepMatch(storage, match(number));
  const names = (await keptMatches(storage)).map(({ name }) => name);
  expect(names).toHaveLength(20);
  expect(names[0]).toBe(keptName(match(22).record));
  expect(names).not.toContain(keptName(match(2).record));
  expect([...kept.values()].some((saved) => "left" in saved)).toBe(false);
});

it("keeps each once, however often it is opened again", async () => {
  for (const number of [1, 2, 1]) await keepMatch(storage, match(number));
  const names = (await keptMatches(storage)).map(({ name }) => name);
  expect(names).toEqual([2, 1].map((number) => keptName(match(number).record)));
});

it("lists a match that is over once, though it is still open", async () => {
  await storage.write("solo/nsoe", match(1));
  await keepMatch(storage, match(1));
  const name = keptName(match(1).record);
  expect((await deviceMatches(storage)).map(({ own }) => own)).toMatchObject([
    { key: `over/${name}`, place: { type: "solo", kept: name }, stage: "over" },
  ]);
});

it("puts it away for good, and brings it back", async () => {
  await storage.write("solo/nsoe", match(1));
  await keepMatch(storage, match(1));
  const [listed] = await deviceMatches(storage);
  if (!listed) throw new Error("Nothing is listed.");
  await putSaved(storage, listed, true);
  expect(await deviceMatches(storage)).toEqual([]);
  await putSaved(storage, listed, false);
  expect(await deviceMatches(storage)).toHaveLength(1);
});
