// @vitest-environment happy-dom
/** The profile as a document: what is kept of matches, how two become one, and which files are refused. */

import fc from "fast-check";
import { languages, levels } from "@stolik/kernel";
import type { Outcome, Player } from "@stolik/kernel";
import { beforeEach, describe, expect, it } from "vitest";
import type { Arrow } from "../own-map/arrow.ts";
import { addMatch, keyOf, readMap, takeOff } from "../own-map/store.ts";
import { merge } from "../profile/merge.ts";
import { noteKept } from "../profile/note-kept.ts";
import { parseProfile } from "../profile/parse.ts";
import { playedMatch } from "../profile/played-match.ts";
import { nothing, results } from "../profile/profile.ts";
import type { PlayedMatch, Profile } from "../profile/profile.ts";
import {
  addProfile,
  eraseProfile,
  noteCard,
  noteMatch,
  readProfile,
} from "../profile/store.ts";
import { summaryOf } from "../profile/summary.ts";
import { save } from "../saved.ts";
import type { Saved } from "../session/local-messages.ts";
import { memoryStorage } from "./memory-storage.ts";

const NOW = Date.UTC(2026, 0, 5, 12);
const won: PlayedMatch = {
  id: "one",
  game: "letters",
  at: NOW,
  isOnline: false,
  level: 2,
  result: "won",
  points: 81,
};
const word = {
  match: "one",
  game: "letters",
  word: "żółw",
  language: "pl",
  points: 17,
} as const;
const card = {
  key: "latitude oslo roma",
  due: NOW,
  answered: NOW,
  stability: 2.3,
  difficulty: 2.1,
  days: 3,
  times: 1,
  lapses: 0,
};

const arrow: Arrow = {
  place: "oslo",
  truth: { latitude: 59.9, longitude: 10.7 },
  correction: { latitude: 18, longitude: 0 },
  match: "one",
};

beforeEach(() => localStorage.clear());

/** Few names, so that profiles meet in many of them. */
const aName = fc.constantFrom("a", "b", "c", "d");
const aTime = fc.integer({ min: 0, max: 5 });
const anAmount = fc.integer({ min: 1, max: 5 });
const aPoint = fc.record({ latitude: aTime, longitude: aTime });
const anArrow: fc.Arbitrary<Arrow> = fc.record({
  place: aName,
  truth: aPoint,
  correction: aPoint,
  match: aName,
  at: aTime,
});
const aProfile: fc.Arbitrary<Profile> = fc.record({
  type: fc.constant(nothing.type),
  version: fc.constant(nothing.version),
  matches: fc.array(
    fc.record({
      id: aName,
      game: aName,
      at: aTime,
      isOnline: fc.boolean(),
      level: fc.constantFrom(...levels, null),
      result: fc.constantFrom(...results),
      points: fc.option(aTime),
    }),
  ),
  words: fc.array(
    fc.record({
      match: aName,
      game: aName,
      word: aName,
      language: fc.constantFrom(...languages),
      points: aTime,
    }),
  ),
  map: fc.record({
    matches: fc.array(aName),
    arrows: fc.array(anArrow),
    bluffs: fc.array(anArrow.map(keyOf), { maxLength: 2 }),
  }),
  cards: fc.array(
    fc.record({
      key: aName,
      due: aTime,
      answered: aTime,
      stability: anAmount,
      difficulty: anAmount,
      days: aTime,
      times: aTime,
      lapses: aTime,
    }),
  ),
});

describe("two profiles of one person", () => {
  it("are the same one, whichever is added to which", () => {
    fc.assert(
      fc.property(aProfile, aProfile, (one, other) => {
        expect(merge(one, other)).toEqual(merge(other, one));
      }),
    );
  });

  it("add nothing a second time", () => {
    fc.assert(
      fc.property(aProfile, aProfile, (one, other) => {
        const merged = merge(one, other);
        expect(merge(merged, other)).toEqual(merged);
        expect(merge(merged, merged)).toEqual(merged);
      }),
    );
  });

  it("may be three, in any order", () => {
    fc.assert(
      fc.property(aProfile, aProfile, aProfile, (one, two, three) => {
        expect(merge(merge(one, two), three)).toEqual(
          merge(one, merge(two, three)),
        );
      }),
    );
  });

  it("lose no match, word, answer or card", () => {
    fc.assert(
      fc.property(aProfile, aProfile, (one, other) => {
        const { matches, words, map, cards } = merge(one, other);
        const ids = new Set(matches.map(({ id }) => id));
        const keys = new Set(cards.map(({ key }) => key));
        const read = new Set(words.map((each) => each.match + each.word));
        const known = new Set([...map.arrows.map(keyOf), ...map.bluffs]);
        for (const each of [one, other]) {
          expect(each.matches.every(({ id }) => ids.has(id))).toBe(true);
          expect(each.cards.every(({ key }) => keys.has(key))).toBe(true);
          expect(
            each.words.every((found) => read.has(found.match + found.word)),
          ).toBe(true);
          expect(
            each.map.arrows.every((arrow) => known.has(keyOf(arrow))),
          ).toBe(true);
        }
      }),
    );
  });

  it("keep the card that was answered more often", () => {
    const again = { ...card, times: 2, due: NOW + 5, days: 9 };
    const one = { ...nothing, cards: [card] };
    const other = { ...nothing, cards: [again] };
    expect(merge(one, other).cards).toEqual([again]);
  });
});

describe("a file", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(aProfile, (profile) => {
        const text = JSON.stringify(profile);
        expect(parseProfile(text)).toEqual({ ok: true, profile });
      }),
    );
  });

  it.each<[string, object]>([
    ["", { type: "not-json" }],
    ["{", { type: "not-json" }],
    ["[]", { type: "not-profile" }],
    ['{"game":"nsoe","moves":[]}', { type: "not-profile" }],
    [changed({ version: 2 }), { type: "newer" }],
    [changed({ version: "1" }), { type: "broken", at: "version" }],
    [changed({ map: 3 }), { type: "broken", at: "map" }],
    [changed({ matches: {} }), { type: "broken", at: "matches" }],
    [
      changed({ matches: [won, { ...won, result: "drawn" }] }),
      { type: "broken", at: "matches[1]" },
    ],
    [
      changed({ words: [{ ...word, points: "17" }] }),
      { type: "broken", at: "words[0]" },
    ],
    [
      changed({ cards: [{ ...card, stability: -1 }] }),
      { type: "broken", at: "cards[0]" },
    ],
    [
      changed({ cards: [card, { ...card, stability: 0 }] }),
      { type: "broken", at: "cards[1]" },
    ],
    [
      changed({ cards: [{ ...card, difficulty: 11 }] }),
      { type: "broken", at: "cards[0]" },
    ],
    [
      changed({ cards: [{ ...card, due: 8.64e15 + 2 }] }),
      { type: "broken", at: "cards[0]" },
    ],
    [
      changed({ matches: [{ ...won, at: 8.64e15 + 2 }] }),
      { type: "broken", at: "matches[0]" },
    ],
    ...[
      { truth: { latitude: 91, longitude: 0 } },
      { truth: { latitude: 0, longitude: -181 } },
      // From beyond the pole.
      { correction: { latitude: -80, longitude: 0 } },
      { match: "m".repeat(65) },
      { place: "p".repeat(65) },
    ].map((part): [string, object] => [
      changed({ map: { ...nothing.map, arrows: [{ ...arrow, ...part }] } }),
      { type: "broken", at: "map.arrows[0]" },
    ]),
    [
      changed({ map: { ...nothing.map, arrows: [{ place: "oslo" }] } }),
      { type: "broken", at: "map.arrows[0]" },
    ],
  ])("%s is refused", (text, fault) => {
    expect(parseProfile(text)).toEqual({ ok: false, fault });
  });

  function changed(part: object): string {
    return JSON.stringify({ ...nothing, ...part });
  }
});

describe("what this browser keeps", () => {
  it("counts a match once, and not again after it was erased", () => {
    noteMatch(won, [word]);
    noteMatch({ ...won, at: NOW + 1 }, [word]);
    expect(readProfile()).toMatchObject({ matches: [won], words: [word] });
    eraseProfile();
    noteMatch(won, [word]);
    expect(readProfile()).toEqual(nothing);
  });

  it("comes back from a file, with all that is there", () => {
    noteMatch(won, [word]);
    noteCard(card);
    const saved = readProfile();
    eraseProfile();
    const other = { ...won, id: "two" };
    noteMatch(other, []);
    addProfile(saved);
    const { matches, words, cards } = readProfile();
    expect(matches.map(({ id }) => id).toSorted()).toEqual(["one", "two"]);
    expect(words).toEqual([word]);
    expect(cards).toEqual([card]);
  });

  it("does not bring back a bluff that was taken off", () => {
    const point = { latitude: 1, longitude: 1 };
    const other = { place: "roma", truth: point, axis: "latitude" } as const;
    addMatch(
      "one",
      [{ place: "oslo", truth: point, correction: point, other }],
      NOW,
    );
    const saved = readProfile();
    takeOff(readMap().arrows[0]!);
    expect(addProfile(saved).profile.map.arrows).toEqual([]);
  });

  it("reads past what it cannot read", () => {
    save(
      "profile",
      JSON.stringify({ version: 1, matches: [won, {}], words: 3, cards: null }),
    );
    expect(readProfile()).toEqual({ ...nothing, matches: [won] });
  });
});

describe("a match", () => {
  const me: Player = { type: "person", name: "Ola", isOnline: true };
  const bot = (level: 1 | 2 | 3): Player => ({
    type: "bot",
    name: "Bruno",
    level,
  });
  const outcome: Outcome = { winners: [0], scores: [5, 3, 3], reason: "out" };
  const about = { id: "a", game: "nsoe", at: NOW, isOnline: false };

  it.each<[string, readonly Player[], Outcome, Partial<PlayedMatch>]>([
    ["won", [me, bot(1)], outcome, { result: "won", level: 1, points: 5 }],
    [
      "shared",
      [me, bot(1), bot(3)],
      { ...outcome, winners: [0, 2] },
      { result: "shared", level: 3 },
    ],
    [
      "lost",
      [me, me],
      { ...outcome, winners: [1] },
      { result: "lost", level: null },
    ],
    ["with people and bots", [me, me, bot(2)], outcome, { level: null }],
  ])("%s", (_name, players, ended, line) => {
    const match = { players, outcome: ended, seat: 0 };
    expect(playedMatch(about, match, {})).toMatchObject(line);
  });

  it("of a game where less is better has no points", () => {
    const match = { players: [me, bot(1)], outcome, seat: 0 };
    expect(playedMatch(about, match, { isLessBetter: true }).points).toBeNull();
  });

  it("that is kept on the device is noted once, unless it continues another", async () => {
    const storage = memoryStorage();
    const saved = (commitment: string, more: object): Saved =>
      ({
        players: [me, bot(2)],
        record: { game: "cross", commitment, outcome, ...more },
        savedAt: NOW,
      }) as unknown as Saved;
    await storage.write("over/a", saved("a", {}));
    await storage.write("over/b", saved("b", { origin: {} }));
    await storage.write("over/c", saved("c", { outcome: undefined }));
    for (let visit = 0; visit < 2; visit += 1)
      await noteKept(storage, async () => ({}) as never);
    expect(readProfile().matches).toMatchObject([
      { id: "a", game: "cross", level: 2, points: 5 },
    ]);
  });
});

it("matches are summed up by game and level, people last", () => {
  const matches: PlayedMatch[] = [
    won,
    { ...won, id: "2", result: "lost", points: 90 },
    { ...won, id: "3", level: null, result: "shared", isOnline: true },
    { ...won, id: "4", game: "nsoe", level: 1, points: null },
    { ...won, id: "5", game: "forgotten" },
  ];
  expect(summaryOf(matches, ["nsoe", "cross", "letters"])).toEqual([
    {
      game: "nsoe",
      here: 1,
      online: 0,
      levels: [{ level: 1, won: 1, shared: 0, lost: 0, best: null }],
    },
    {
      game: "letters",
      here: 2,
      online: 1,
      levels: [
        { level: 2, won: 1, shared: 0, lost: 1, best: 90 },
        { level: null, won: 0, shared: 1, lost: 0, best: 81 },
      ],
    },
  ]);
});
