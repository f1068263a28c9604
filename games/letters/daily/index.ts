/** The daily deal of Open Letters: a table in the middle of a game, six tiles, and three tries at the best word. */

import { copy, SOLVER } from "@stolik/kernel";
import type { Daily, Mark } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { view as viewOf } from "../rules/knowledge.ts";
import { parseMove, reject } from "../rules/moves.ts";
import type { Event, Move, View } from "../rules/position.ts";
import type { Code, Refusal } from "../rules/refusal.ts";
import { bestTry, shareOf, triesOn } from "../rules/tries.ts";
import { deal, vocabularyOf } from "./deal.ts";
import type { Vocabulary } from "./deal.ts";
import { BEST, TRIES } from "./position.ts";
import type { Deal, DealState } from "./position.ts";
import { apply } from "./turn.ts";

/** A word is near the best one if it brings at least this share of it, in per cent. */
const NEAR = 75;

export function daily(
  lexicon: Lexicon,
): Daily<View, DealState, Move, Event, Code> {
  /** Wanted only where deals are made: a page that solves one does not wait for it. */
  let vocabulary: Vocabulary | undefined;
  return {
    contentVersion: lexicon.version,
    version: 2,
    // L18: what is not in the dictionary is refused, and is no try.
    maxMoves: TRIES,
    deal: (random) => deal((vocabulary ??= vocabularyOf(lexicon)), random),
    parseMove,
    reject: (state, move) => untold(reject(lexicon, state, SOLVER, move)),
    apply: (state, move, emit) => apply(lexicon, state, move, emit),
    isOver: ({ ending }) => ending !== undefined,
    view,
    score,
    marks,
    mistake: (dealt, moves) => mistake(lexicon, dealt, moves),
  };
}

/** L18: in a match the order that makes a word of these letters helps; here it would be the answer, and would cost no try. */
function untold(refused: Refusal | undefined): Refusal | undefined {
  if (refused?.values?.["order"] === undefined) return refused;
  const { order: _order, ...values } = refused.values;
  return { ...refused, values };
}

/** The best of all words is told to whoever has found the best everyday one: for all others it would spoil another try. */
function view(state: DealState): View {
  const { task, ending } = state;
  const isTold = ending !== undefined && score(state) >= BEST;
  return {
    ...viewOf(state, SOLVER),
    task: isTold ? task : { ...task, record: null },
  };
}

/** The best try counts. */
function score({ sheet, task }: DealState): number {
  return shareOf(bestTry(sheet)?.total ?? 0, task);
}

/** Try by try; whoever has read nothing has one that went wrong. */
function marks({ sheet, task }: DealState): readonly Mark[] {
  const read = triesOn(sheet).map(({ total }) => markOf(shareOf(total, task)));
  return read.length > 0 ? read : ["wrong"];
}

function markOf(share: number): Mark {
  if (share >= BEST) return "right";
  return share >= NEAR ? "near" : "wrong";
}

/** The last try, with the others as they were: every one begins with the same table. */
function mistake(
  lexicon: Lexicon,
  { start, best }: Deal,
  moves: readonly Move[],
): number | undefined {
  const state = copy(start);
  for (const move of moves) apply(lexicon, state, move, () => undefined);
  return score(state) >= best ? undefined : moves.length - 1;
}
