/** Making a deal: a table after some turns, a rack of six, and an everyday word that is worth looking for. */

import { below, SOLVER } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import type { State } from "../rules/position.ts";
import { bestPlays } from "../rules/search/plays.ts";
import type { Play } from "../rules/search/plays.ts";
import { searchable } from "../rules/search/searchable.ts";
import type { Searchable } from "../rules/search/searchable.ts";
import { RACK_SIZE } from "../rules/setup.ts";
import { BEST, TRIES } from "./position.ts";
import type { Deal, DealState } from "./position.ts";
import { lyingOn, options, someTurns } from "./some-turns.ts";

/** How many tiles lie on the board. */
const FEWEST = 12;
const MOST = 18;

/** How many letters the best word has: shorter ones are seen at once, longer ones by nobody. */
const SHORTEST = 6;
const LONGEST = 10;

/** The most letters that a short word has, one found by whoever does not look for long. */
const SHORT = 5;
/** The share of the best, in per cent, that no short word may come to. */
const TOO_GOOD = 85;

/** What words are looked for in. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly everyday: Searchable;
  readonly words: Searchable;
}

export function vocabularyOf(lexicon: Lexicon): Vocabulary {
  return {
    lexicon,
    everyday: searchable(lexicon.everyday),
    words: searchable(lexicon.words),
  };
}

/** Plays on until a table has one best word that wants both an eye for words and one for the board. */
export function deal(vocabulary: Vocabulary, random: Random): Deal {
  for (;;) {
    const tiles = FEWEST + below(random, MOST - FEWEST + 1);
    const { lexicon, everyday } = vocabulary;
    const table = someTurns(lexicon, everyday, tiles, random);
    const found = dealtFrom(vocabulary, table);
    if (found) return found;
  }
}

/** Whether a short word, laid as well as can be, comes close to the best. */
export function isTrivial(vocabulary: Vocabulary, start: DealState): boolean {
  const short = (word: string) => word.length <= SHORT;
  const [play] = bestIn(vocabulary, "everyday", start, 1, short);
  return (
    play !== undefined && totalOf(play) * BEST >= start.task.goal * TOO_GOOD
  );
}

/** Whoever is next becomes the solver. Undefined: it is no problem for a day. */
function dealtFrom(vocabulary: Vocabulary, table: State): Deal | undefined {
  const rack = table.racks[table.turn] ?? [];
  if (lyingOn(table) > MOST || rack.length < RACK_SIZE) return undefined;
  const start = alone(table, rack);
  const [best, second] = bestIn(vocabulary, "everyday", start, 2);
  if (!best || !isWorthLooking(best, second)) return undefined;
  const [record] = bestIn(vocabulary, "words", start, 1);
  // Whoever knows more words shall be able to do better.
  if (!record || totalOf(record) <= totalOf(best)) return undefined;
  const task = {
    tries: TRIES,
    goal: totalOf(best),
    record: { word: record.word, total: totalOf(record) },
  };
  const dealt: DealState = { ...start, task, tried: [] };
  if (isTrivial(vocabulary, dealt)) return undefined;
  return { start: dealt, best: BEST, solution: [best.move, { type: "pass" }] };
}

/** The only best word; L21: with a bonus, and for more than one tile, so that where they lie is half of the problem. */
function isWorthLooking(best: Play, second: Play | undefined): boolean {
  const { word, bonus, move } = best;
  return (
    word.length >= SHORTEST &&
    word.length <= LONGEST &&
    bonus > 0 &&
    move.lay.length > 1 &&
    (second === undefined || totalOf(second) < totalOf(best))
  );
}

function bestIn(
  vocabulary: Vocabulary,
  among: "everyday" | "words",
  table: State,
  count: number,
  isWanted: (word: string) => boolean = () => true,
): Play[] {
  // There may be children at the table.
  const isShown = (word: string) =>
    isWanted(word) && !vocabulary.lexicon.isOffensive(word);
  return bestPlays(vocabulary[among], table, SOLVER, count, isShown);
}

function alone(table: State, rack: readonly string[]): State {
  return {
    ...options,
    opening: [],
    first: SOLVER,
    turn: SOLVER,
    tiles: [...table.tiles],
    racks: [[...rack]],
    pool: [],
    scores: [0],
    best: [0],
    idle: 0,
    sheet: [],
  };
}

function totalOf({ points, bonus }: Play): number {
  return points + bonus;
}
