/** One random match under examination, and the run it belongs to. */

import type { AnyGame, Seat } from "../contract.ts";
import { start } from "../play.ts";
import type { Step } from "../play.ts";
import { matchKey, seedFrom } from "../seed.ts";
import type { Ambience } from "./ambience.ts";
import type { FullPlan } from "./plan.ts";
import { makeStranger } from "./stranger.ts";
import type { Stranger } from "./stranger.ts";

/** A hole seen in views: how often, and whether an imagined state ever differed from the true one there. */
interface Hole {
  seen: number;
  varied: boolean;
}

/** What is kept from one match to the next. */
export interface Run {
  readonly game: AnyGame;
  readonly plan: FullPlan;
  readonly ambience: Ambience;
  /** By path, its indices left out. */
  readonly holes: Map<string, Hole>;
  /** What was told at deals that looked the same. */
  readonly deals: Map<string, string>;
  /** How many moves the finished matches had. */
  readonly lengths: number[];
}

interface Played {
  readonly seat: Seat;
  readonly move: unknown;
  readonly step: Step<unknown, unknown>;
}

export interface TestMatch {
  readonly run: Run;
  readonly game: AnyGame;
  readonly plan: FullPlan;
  readonly seats: number;
  readonly options: unknown;
  readonly seedText: string;
  readonly seed: Uint8Array;
  readonly entropy: readonly string[];
  readonly key: Uint8Array;
  /** Counted from 0 for each seat count and options. */
  readonly index: number;
  readonly first: Step<unknown, unknown>;
  /** What `conserved` gave at the deal. */
  readonly conserved: unknown;
  readonly played: Played[];
  /** Moves listed earlier in the match: what a mutation borrows from. */
  readonly pool: unknown[];
  /** Another match, played in between. */
  readonly stranger: Stranger;
}

export function makeMatch(
  run: Run,
  seats: number,
  options: unknown,
  seedText: string,
  index: number,
): TestMatch {
  const { game, plan } = run;
  const seed = seedFrom(seedText);
  const entropy = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const key = matchKey(seed, entropy);
  const first = start(game, { seats, options, key });
  return {
    run,
    game,
    plan,
    seats,
    options,
    seedText,
    seed,
    entropy,
    key,
    index,
    first,
    conserved: plan.conserved(first.position.state),
    played: [],
    pool: [],
    stranger: makeStranger(game, seats, options, seedText),
  };
}
