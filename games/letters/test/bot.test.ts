/** The bot: honest, legal, and the stronger the more it knows. The arena plays the full numbers. */

import { playMatch } from "@stolik/games";
import type { Automaton } from "@stolik/games";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type { AnyBot, AnyGame, Level, Seat } from "@stolik/kernel";
import { lexiconOf } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import { describe, expect, it } from "vitest";
import { bluffFrom } from "../bot/bluff.ts";
import { bot } from "../bot/index.ts";
import { bestPlays, letters, searchable } from "../rules/index.ts";
import type { Move, State, View } from "../rules/index.ts";
import { after, at, by, game, setUp, table, word } from "./table.ts";

const lexicon = loadLexicon();
const entry = {
  game: letters(lexicon) as AnyGame,
  bot: bot(lexicon) as AnyBot,
};
const player = bot(lexicon);

const ask = (view: View, seat: Seat, level: Level, seed = 5, character = 7) =>
  player.choose({
    view,
    seat,
    told: [],
    level,
    budget: 100,
    character,
    random: fastRandom(seed),
  });

function winsOf(
  one: Automaton,
  other: Automaton,
  matches: number,
  raw: unknown,
): number {
  const options = entry.game.parseOptions(raw, 2);
  if (!options.ok) throw new Error(options.refusal.code);
  let wins = 0;
  for (let index = 0; index < matches; index += 1) {
    const seat = index % 2;
    const { outcome } = playMatch(entry, {
      seats: 2,
      options: options.value,
      seed: seedFrom(`bot test ${index}`),
      players: seat === 0 ? [one, other] : [other, one],
      budget: 100,
    });
    if (outcome.winners.includes(seat)) wins += 1 / outcome.winners.length;
  }
  return wins;
}

describe("choosing", () => {
  it.each(levels)(
    "[L24] level %i chooses alike in all worlds it cannot tell apart",
    (level) => {
      const { state } = setUp(3);
      const view = game.view(state, 1);
      const other: State = game.determinize(view, 1, fastRandom(99));
      expect(ask(game.view(other, 1), 1, level)).toEqual(ask(view, 1, level));
    },
  );

  it.each(levels)("level %i plays known words only", (level) => {
    const known = { 1: [1], 2: [1], 3: [1, 2, 3] }[level];
    const { state } = setUp(2, { checking: "referee" });
    const { considered } = ask(game.view(state, state.turn), state.turn, level);
    expect(considered).not.toHaveLength(0);
    for (const { move } of considered)
      expect(known).toContain(lexicon.tierOf(read(state, move)));
  });

  it("level 1 says words of at most five letters, whatever its form", () => {
    const { state } = setUp(2, { checking: "referee" });
    const view = game.view(state, state.turn);
    for (let seed = 0; seed < 40; seed += 1) {
      const { considered } = ask(view, state.turn, 1, seed, seed);
      for (const { move } of considered)
        expect(read(view, move).length).toBeLessThanOrEqual(5);
    }
  });

  it("tells what it weighed, best first", () => {
    const { move, considered } = ask(game.view(setUp(2).state, 0), 0, 3);
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(considered[0]?.move).toEqual(move);
  });

  it("[L9, L10] exchanges where no word comes to mind, or passes", () => {
    const speechless = bot(lexiconOf(["źdźbło"]));
    const question = {
      seat: 0,
      told: [],
      level: 3,
      budget: 100,
      character: 1,
      random: fastRandom(1),
    } as const;
    const choose = (state: State) =>
      speechless.choose({ ...question, view: game.view(state, 0) }).move;
    expect(choose(table({ pool: "DWM" }))).toEqual({
      type: "exchange",
      letters: ["O", "R", "B"],
    });
    expect(choose(table({ pool: "" }))).toEqual({ type: "pass" });
  });
});

describe("decency", () => {
  const few = `tor torba bat rot bar rab to ot kot rok`.split(" ");
  const prim = bot(lexiconOf(few, { offensive: ["torba", "tor", "bat"] }));
  const views: readonly [string, View][] = [
    ["on the square board", table({ racks: ["ORBAZE", "KINYCŁ"] })],
    [
      "on the flower board",
      table({ flower: { "1,0": "T" }, racks: ["ORBAZE", "KINYCŁ"] }),
    ],
  ];
  const shown = (view: View, level: Level) => {
    const random = fastRandom(3);
    const asked = { view, seat: 0, told: [], level, budget: 100, random };
    const question = { ...asked, character: 1 };
    const { move, considered } = prim.choose(question);
    const moves: readonly Move[] = [{ type: "pass" }];
    const after = { told: [], later: [], end: view, isLast: false };
    const turn = { question, moves, ...after };
    const advised = prim.assess?.(turn).flatMap((one) => one.advised) ?? [];
    return [move, ...considered.map((one) => one.move), ...advised];
  };

  it.each(views)("no level says or advises an offensive word %s", (_, view) => {
    for (const level of levels) {
      const words = shown(view, level).map((move) => read(view, move));
      expect(words).toContain("ROT");
      for (const word of ["TORBA", "TOR", "BAT"])
        expect(words).not.toContain(word);
    }
  });

  const state = table({
    racks: ["KUWASR", "KINYCŁ"],
    state: { checking: "referee" },
  });
  const words = searchable(lexicon.words);

  it("of the dictionary's words level 3 takes the next best", () => {
    const best = bestPlays(words, state, 0, 400);
    expect(best.some(({ word }) => lexicon.isOffensive(word))).toBe(true);
    const { considered } = ask(state, 0, 3);
    expect(considered).not.toHaveLength(0);
    for (const { move } of considered)
      expect(lexicon.isOffensive(read(state, move))).toBe(false);
  });

  it.each(levels)("level %i says no offensive word in any form", (level) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { considered } = ask(state, 0, level, seed, seed);
      for (const { move } of considered)
        expect(lexicon.isOffensive(read(state, move))).toBe(false);
    }
  });

  it("[L15] a person may read one all the same", () => {
    const [play] = bestPlays(words, state, 0, 1, lexicon.isOffensive);
    expect(lexicon.isOffensive(play?.word ?? "")).toBe(true);
    const rules = letters(lexicon);
    expect(rules.reject(state, 0, play?.move as Move)).toBeUndefined();
  });
});

describe("doubting", () => {
  const lay = [
    ["O", at(4, 5)],
    ["R", at(3, 4)],
  ] as const;
  const three = () => table({ racks: ["ORBAZE", "KINYCŁ", "DWMLPS"] });
  const tor = word(lay, [at(4, 4), at(4, 5), at(3, 4)]);
  const rto = word(lay, [at(3, 4), at(4, 4), at(4, 5)]);
  const answers = (state: State, seat: Seat, level: Level) =>
    Array.from(
      { length: 40 },
      (_, seed) => ask(game.view(state, seat), seat, level, seed).move.type,
    );

  it.each(levels)(
    "[L17] level %i never asks about a word it knows",
    (level) => {
      const { state } = after(three(), tor);
      expect(new Set(answers(state, 2, level))).toEqual(new Set(["accept"]));
      expect(answers(state, 1, level)).not.toContain("challenge");
    },
  );

  it("[L17] the more it knows the surer it asks about what is no word", () => {
    const { state } = after(three(), rto);
    const asked = levels.map(
      (level) =>
        answers(state, 2, level).filter((type) => type === "challenge").length,
    );
    expect(asked[0]).toBeGreaterThan(0);
    expect(asked[1]).toBeGreaterThan(asked[0] ?? 0);
    expect(asked[2]).toBeGreaterThan(34);
  });

  it("[L17] whoever has accepted goes on with the turn", () => {
    const { state } = by(after(three(), rto).state, 1, { type: "accept" });
    expect(["accept", "challenge"]).not.toContain(
      ask(game.view(state, 1), 1, 2).move.type,
    );
  });
});

describe("bluffing", () => {
  it("[L17] changes one letter of a word for one like it", () => {
    const state = table({ racks: ["OÓRBAZ", "KINYCŁ"] });
    const tor = word(
      [
        ["O", at(4, 5)],
        ["R", at(3, 4)],
      ],
      [at(4, 4), at(4, 5), at(3, 4)],
    );
    const bluff = bluffFrom(lexicon, state, 0, [{ move: tor, value: 3 }]);
    expect(bluff?.value).toBe(10);
    expect(read(state, bluff?.move)).toBe("TÓR");
    expect(game.reject(state, 0, bluff?.move as Move)).toBeUndefined();
  });

  it.each<[Level, number, number]>([
    [1, 0, 0],
    [2, 0, 0],
    [3, 1, 12],
  ])("[L17] level %i: between %i and %i times in 100", (level, least, most) => {
    const view = game.view(table({ racks: ["OÓZŻAĄ", "KINYCŁ"] }), 0);
    const bluffs = Array.from({ length: 100 }, (_, seed) =>
      read(view, ask(view, 0, level, seed).move),
    ).filter((text) => text !== "" && !lexicon.has(text));
    expect(bluffs.length).toBeGreaterThanOrEqual(least);
    expect(bluffs.length).toBeLessThanOrEqual(most);
  });

  it("[L18] never with a referee", () => {
    const state = table({
      racks: ["OÓZŻAĄ", "KINYCŁ"],
      state: { checking: "referee" },
    });
    for (let seed = 0; seed < 60; seed += 1)
      expect(lexicon.has(read(state, ask(state, 0, 3, seed).move))).toBe(true);
  });
});

describe("strength", () => {
  it.each([{}, { board: "flower" }])(
    "level 3 beats level 1: %j",
    { timeout: 120_000 },
    (options) => {
      expect(winsOf(3, 1, 4, options)).toBeGreaterThan(2);
    },
  );
});

/** What a move reads; nothing if it is no word. */
function read(at_: Pick<View, "tiles">, move: Move | undefined): string {
  if (move?.type !== "word") return "";
  const laid = new Map(move.lay.map(({ letter, field }) => [field, letter]));
  return move.word.map((field) => laid.get(field) ?? at_.tiles[field]).join("");
}
