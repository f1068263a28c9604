/** The rules of Open Letters, L1–L26 of RULES.md, as the kernel's contract asks for them: a function of its dictionary. */

import type { Game } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { determinize, view } from "./knowledge.ts";
import { moves, sample } from "./listing.ts";
import { doubters, parseMove, reject } from "./moves.ts";
import { parseOptions } from "./options.ts";
import type { Options } from "./options.ts";
import type { Event, Move, State, View } from "./position.ts";
import { searchable } from "./search/searchable.ts";
import type { Code } from "./refusal.ts";
import { seats } from "./seats.ts";
import { setup } from "./setup.ts";
import { apply } from "./turn.ts";
import { turns } from "./turns.ts";
import { migrate } from "./migrate.ts";

export { boards } from "../content/boards.ts";
export type { BoardName } from "../content/boards.ts";
export { letters as alphabet } from "../content/tiles.ts";
export { frontier, room } from "./contact.ts";
export { inquire } from "./inquiry.ts";
export { spell } from "./legality.ts";
export { doubters, isFull, poolLeft } from "./moves.ts";
export type { Contact, Reading } from "./options.ts";
export { pointsOf, wordPoints } from "./points.ts";
export { EMPTY } from "./position.ts";
export type { Event, Move, State, View, WordMove } from "./position.ts";
export type { ReasonCode } from "./reasons.ts";
export { isRepeat } from "./repeats.ts";
export { laysBySize } from "./search/lays.ts";
export type { Lay } from "./search/lays.ts";
export { bestPlays, plays } from "./search/plays.ts";
export type { Play } from "./search/plays.ts";
export { searchable } from "./search/searchable.ts";
export type { Searchable } from "./search/searchable.ts";
export { rackShare, readWith } from "./search/share.ts";
export { layAnywhere } from "./search/stroll.ts";
export { apply, determinize, view };

export type Letters = Game<View, State, Move, Event, Options, Code>;

export function letters(lexicon: Lexicon): Letters {
  const words = searchable(lexicon.words);
  return {
    id: "letters",
    rulesVersion: 3,
    contentVersion: lexicon.version,
    seats,
    // At most 41 words stay, with fewer than two rounds of four between two of them, each turn answered by three seats.
    maxMoves: 1400,
    complete: false,
    parseOptions,
    parseMove,
    setup,
    ...turns,
    moves: (at, seat) => moves(words, at, seat),
    sample: (at, seat, random) => sample(words, at, seat, random),
    reject: (at, seat, move) => reject(lexicon, at, seat, move),
    apply: (state, seat, move, turn) => apply(lexicon, state, seat, move, turn),
    view,
    determinize: (at, _seat, random) => determinize(at, random),
    // What is hidden is only where things lie: any possible state is as true as another.
    redeal: (at, _seat, random) => determinize(at, random),
    migrate,
    decision,
    patience,
  };
}

/** L17: another's answer to an open word changes nothing for the one whose turn it is, unless the word is refused. */
function decision(at: View, seat: number): string {
  const refused = at.sheet.filter(
    (row) => row.type === "word" && row.status === "refused",
  );
  const what = seat === at.turn ? "turn" : "doubt";
  return `${what} ${at.sheet.length} ${refused.length}`;
}

/** L17: a bot does not close the matter before the people have accepted, or the table's time for it has run out. */
function patience(
  at: View,
  seat: number,
  isPerson: (seat: number) => boolean,
): number {
  if (seat !== at.turn) return 0;
  return doubters(at).some(isPerson) ? at.challengeSeconds : 0;
}
