/** The daily deals: a hundred days, three tries from the same table, a referee, the share of the best everyday word, and what is worth another try. */

import {
  beginSolving,
  checkSolution,
  dealOf,
  solve,
  SOLVER,
} from "@stolik/kernel";
import type { Solving } from "@stolik/kernel";
import { dailyLaws } from "@stolik/kernel/testing";
import { lexiconOf } from "@stolik/lexicon";
import { loadLexicon } from "@stolik/lexicon/node";
import { beforeAll, describe, expect, it } from "vitest";
import { tiles } from "../content/tiles.ts";
import { bestPlays, EMPTY, letters, spell } from "../rules/index.ts";
import type { Move, Play, WordMove } from "../rules/index.ts";
import { isTrivial, vocabularyOf } from "../daily/deal.ts";
import { daily as dailyOf } from "../daily/index.ts";
import { TRIES } from "../daily/position.ts";
import type { Deal, DealState } from "../daily/position.ts";

const lexicon = loadLexicon();
const vocabulary = vocabularyOf(lexicon);
const game = letters(lexicon);
const daily = dailyOf(lexicon);
const pass: Move = { type: "pass" };

dailyLaws({
  game: game.id,
  daily,
  guess: (state, random) => game.sample?.(state, SOLVER, random),
  gameView(state) {
    const { task: _, ...view } = game.view(state, SOLVER);
    return view;
  },
  isTrivial: ({ start }) => isTrivial(vocabulary, start),
  mayExceed: true,
});

describe("a deal", () => {
  let deal: Deal;
  let best: WordMove;
  /** Everyday words that bring less, the best first; all of them different from one another. */
  let less: readonly Play[];
  beforeAll(() => {
    deal = dealOf(daily, game.id, "2026-11-17") as Deal;
    const [first] = deal.solution;
    if (first?.type !== "word") throw new Error("The solution is no word.");
    best = first;
    less = bestPlays(vocabulary.everyday, deal.start, SOLVER, 40).slice(1);
  });

  it("of a day is the same in ten years: raise its version when it is not", () => {
    const { lay, word } = best;
    expect(daily.version).toBe(2);
    expect(spell(deal.start, lay, word)).toBe("GŁĘBIEJ");
    expect(deal.start.task).toEqual({
      tries: 3,
      goal: 46,
      record: { word: "HEMOGLOBINĘ", total: 52 },
    });
  });

  it("is shown alike before a single word has come", () => {
    const wordless = dailyOf(lexiconOf([], { version: lexicon.version }));
    const { start } = deal;
    expect(wordless).toMatchObject({
      contentVersion: daily.contentVersion,
      version: daily.version,
    });
    expect(wordless.view(start)).toEqual(daily.view(start));
    expect(wordless.score(start)).toBe(0);
    expect(wordless.isOver(start)).toBe(false);
  });

  it("[L1] has twelve to eighteen tiles that lie and six on the rack, none too often", () => {
    const { start } = deal;
    const lying = start.tiles.filter((letter) => letter !== EMPTY);
    expect(lying.length).toBeGreaterThanOrEqual(12);
    expect(lying.length).toBeLessThanOrEqual(18);
    expect(start.racks.map(({ length }) => length)).toEqual([6]);
    const left = [...tiles];
    for (const letter of [...lying, ...start.racks.flat()]) {
      expect(left).toContain(letter);
      left.splice(left.indexOf(letter), 1);
    }
  });

  it("[L20] [L21] its best is the only best everyday word, of letters and bonus", () => {
    const [first, second] = bestPlays(
      vocabulary.everyday,
      deal.start,
      SOLVER,
      2,
    );
    expect(first?.move).toEqual(best);
    const { points = 0, bonus = 0 } = first ?? {};
    expect(points + bonus).toBe(deal.start.task.goal);
    expect(bonus).toBeGreaterThan(0);
    expect(totalOf(second)).toBeLessThan(points + bonus);
  });

  it("every try begins with the same table, and after the third it is over", () => {
    let at = beginSolving(deal);
    for (const { move } of words(TRIES)) {
      expect(stateOf(at).tiles).toEqual(deal.start.tiles);
      expect(stateOf(at).racks).toEqual(deal.start.racks);
      expect(daily.isOver(stateOf(at))).toBe(false);
      at = played(at, move);
    }
    expect(daily.isOver(stateOf(at))).toBe(true);
    expect(stateOf(at).sheet).toHaveLength(TRIES);
  });

  it("the best try counts, in whole per cent rounded down, and its word stays", () => {
    const [good, ...others] = words(TRIES);
    if (!good) throw new Error("There are too few words.");
    const at = playedAll([good, ...others].map(({ move }) => move));
    const share = (totalOf(good) * 100) / deal.start.task.goal;
    expect(daily.score(stateOf(at))).toBe(Math.floor(share));
    expect(stateOf(at).scores).toEqual([totalOf(good)]);
    for (const { letter, field } of good.move.lay)
      expect(stateOf(at).tiles[field]).toBe(letter);
    expect(stateOf(at).racks[SOLVER]).toHaveLength(6 - good.move.lay.length);
  });

  it("whoever has the best everyday word may stop", () => {
    const [poor] = less.slice(-1);
    if (!poor) throw new Error("There are too few words.");
    const at = playedAll([poor.move, best]);
    expect(daily.isOver(stateOf(at))).toBe(false);
    const then = stateOf(played(at, pass));
    expect(daily.isOver(then)).toBe(true);
    expect(daily.score(then)).toBe(100);
    expect(daily.marks(then).at(-1)).toBe("right");
  });

  it("or goes on: a rarer word brings more than a hundred", () => {
    const [record] = bestPlays(vocabulary.words, deal.start, SOLVER, 1);
    if (!record) throw new Error("There is no word.");
    const moves = [best, record.move, pass];
    const at = playedAll(moves);
    expect(daily.isOver(stateOf(at))).toBe(true);
    expect(daily.score(stateOf(at))).toBeGreaterThan(100);
    expect(daily.marks(stateOf(at))).toEqual(["right", "right"]);
    expect(daily.mistake(deal, moves)).toBeUndefined();
  });

  it("[L18] what is not in the dictionary is refused, and is no try", () => {
    const at = beginSolving(deal);
    const backwards = { ...best, word: best.word.toReversed() };
    expect(solve(daily, at, backwards)).toMatchObject({
      ok: false,
      refusal: { code: "not-in-dictionary", rule: "L18" },
    });
  });

  it("[L18] nor does the refusal tell which word its letters make", () => {
    const backwards = { ...best, word: best.word.toReversed() };
    const word = spell(deal.start, best.lay, backwards.word);
    const order = spell(deal.start, best.lay, best.word);
    expect(game.reject(deal.start, SOLVER, backwards)?.values).toEqual({
      word,
      order,
    });
    expect(daily.reject(deal.start, backwards)?.values).toEqual({ word });
  });

  it("[L9] [L17] there is nothing to exchange and nobody to doubt", () => {
    const at = beginSolving(deal);
    const [letter] = deal.start.racks[SOLVER] ?? [];
    expect(
      solve(daily, at, { type: "exchange", letters: [letter] }),
    ).toMatchObject({ refusal: { code: "pool-too-small", rule: "L9" } });
    for (const type of ["challenge", "accept"])
      expect(solve(daily, at, { type })).toMatchObject({
        refusal: { code: "nothing-to-doubt", rule: "L17" },
      });
  });

  it("whoever has enough may stop, with a word or without", () => {
    const [good] = words(1);
    if (!good) throw new Error("There is no word.");
    const some = playedAll([good.move, pass]);
    expect(daily.isOver(stateOf(some))).toBe(true);
    expect(daily.marks(stateOf(some))).toHaveLength(1);
    expect(daily.score(stateOf(some))).toBeGreaterThan(0);
    const none = playedAll([pass]);
    expect(daily.score(stateOf(none))).toBe(0);
    expect(daily.marks(stateOf(none))).toEqual(["wrong"]);
    expect(daily.mistake(deal, [pass])).toBe(0);
  });

  it("the last try is worth another one, with the others as they were", () => {
    const moves = words(TRIES).map(({ move }) => move);
    expect(daily.mistake(deal, moves)).toBe(2);
    const again = [...moves.slice(0, 2), best];
    expect(checkSolution(daily, deal, again).ok).toBe(true);
    expect(daily.mistake(deal, again)).toBeUndefined();
  });

  it("a word that is nearly as good is marked so", () => {
    const { goal } = deal.start.task;
    const shares = less.map((play) => (totalOf(play) * 100) / goal);
    const near = less[shares.findIndex((share) => share >= 75)];
    const far = less[shares.findIndex((share) => share < 75)];
    if (!near || !far) throw new Error("All words are alike.");
    const at = playedAll([far.move, near.move, pass]);
    expect(daily.marks(stateOf(at))).toEqual(["wrong", "near"]);
  });

  it("the best word of all is told once the best everyday one is found", () => {
    const [good] = words(1);
    if (!good) throw new Error("There is no word.");
    const record = (at: Solving) => daily.view(stateOf(at)).task?.record;
    expect(record(beginSolving(deal))).toBeNull();
    expect(record(playedAll([good.move, pass]))).toBeNull();
    expect(record(playedAll([good.move, best]))).toBeNull();
    expect(record(playedAll([good.move, best, pass]))).toEqual(
      deal.start.task.record,
    );
  });

  function words(count: number): readonly Play[] {
    return less.slice(0, count);
  }

  function playedAll(moves: readonly Move[]): Solving {
    return moves.reduce(played, beginSolving(deal));
  }
});

function stateOf({ state }: Solving): DealState {
  return state as DealState;
}

function totalOf(play: Play | undefined): number {
  return play ? play.points + play.bonus : 0;
}

function played(at: Solving, move: Move): Solving {
  const next = solve(daily, at, move);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}
