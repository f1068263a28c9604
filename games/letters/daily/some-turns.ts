/** A table as it lies after some turns: two people read everyday words until there are tiles enough. */

import { below, fraction, silentTurn } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { CHALLENGE_SECONDS } from "../rules/options.ts";
import type { Options } from "../rules/options.ts";
import { EMPTY } from "../rules/position.ts";
import type { Event, Move, State } from "../rules/position.ts";
import { plays } from "../rules/search/plays.ts";
import type { Play } from "../rules/search/plays.ts";
import { rackShare, readWith } from "../rules/search/share.ts";
import type { Searchable } from "../rules/search/searchable.ts";
import { layAnywhere } from "../rules/search/stroll.ts";
import { setup } from "../rules/setup.ts";
import { apply } from "../rules/turn.ts";

/** The game as it is usually played; the referee is asked before a word is read (L18). */
export const options: Options = {
  board: "square",
  reading: "free",
  contact: "strict",
  checking: "referee",
  challengeSeconds: CHALLENGE_SECONDS,
  repeats: true,
};

const SEATS = 2;
/** Words as most people read them, in letters. */
const SHORTEST = 3;
const LONGEST = 6;
/** How many words come to somebody's mind before they exchange their tiles. */
const IDEAS = 30;
/** How often somebody has an eye on the bonus fields. */
const CAREFUL = 0.5;

/** At least `tiles` of them lie on the board. */
export function someTurns(
  lexicon: Lexicon,
  everyday: Searchable,
  tiles: number,
  random: Random,
): State {
  const turn = silentTurn<Event>(random);
  const state = setup(SEATS, options, turn);
  while (lyingOn(state) < tiles)
    apply(lexicon, state, state.turn, moveOn(state, everyday, random), turn);
  return state;
}

export function lyingOn({ tiles }: Pick<State, "tiles">): number {
  return tiles.filter((letter) => letter !== EMPTY).length;
}

function moveOn(state: State, everyday: Searchable, random: Random): Move {
  const { turn: seat, racks } = state;
  const play = wordOn(state, everyday, random);
  if (!play) return { type: "exchange", letters: [...(racks[seat] ?? [])] };
  if (fraction(random) < CAREFUL) return play.move;
  const { forced, optional } = rackShare(state, seat, play.word);
  const given = forced.length > 0 ? forced : optional.slice(0, 1);
  return readWith(state, play.word, layAnywhere(state, given, random));
}

/** Any word that can be read, unless it is too short or too long. */
function wordOn(
  state: State,
  everyday: Searchable,
  random: Random,
): Play | undefined {
  const all = plays(everyday, state, state.turn);
  if (all.length === 0) return undefined;
  for (let ideas = IDEAS; ideas > 0; ideas -= 1) {
    const play = all.at(below(random, all.length));
    const letters = play?.word.length ?? 0;
    if (letters >= SHORTEST && letters <= LONGEST) return play;
  }
  return undefined;
}
