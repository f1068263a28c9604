/** What a run of the conformance kit covers, and how much it looks at in every position. */

import type { AnyGame } from "../contract.ts";
import type { Random } from "../random.ts";

export interface Plan<State> {
  /** The same seed finds the same violations. */
  readonly seed: string;
  /** All that must neither appear nor vanish, in an order of its own: every card, tile and coin. */
  readonly conserved: (state: State) => unknown;
  /** The seat counts; by default all that the game allows. */
  readonly seats?: readonly number[];
  /** Options as a table would send them, or those that fit a seat count; by default the game's defaults. */
  readonly options?:
    | readonly unknown[]
    | ((seats: number) => readonly unknown[]);
  /** Random matches for each seat count and options. */
  readonly matches?: number;
  /** Whether the seats to move choose at once and unseen, rather than interrupt each other. */
  readonly simultaneous?: (state: State) => boolean;
  /** A wrong or doubtful move of the game's own making, besides the generic ones. */
  readonly mutate?: (move: unknown, random: Random) => unknown;
  /**
   * In how many positions of a match, evenly spread, the costly laws are checked. The first match of a run shows how
   * long they are and is examined throughout, as are the first positions and the last of every match.
   */
  readonly positions?: number;
  /** How many listed moves of a seat are examined in a position. */
  readonly listed?: number;
  /** How many mutated moves of a seat are examined in a position. */
  readonly mutations?: number;
  /** How many worlds are imagined for a seat in a position. */
  readonly worlds?: number;
  /** How many moves are listed at most; a longer list is cut, and never called complete. */
  readonly listing?: number;
}

/** A plan with nothing left open. */
export type FullPlan = Required<Omit<Plan<unknown>, "options" | "mutate">> &
  Pick<Plan<unknown>, "mutate"> & {
    readonly options: (seats: number) => readonly unknown[];
  };

export function completePlan(game: AnyGame, plan: Plan<unknown>): FullPlan {
  const { min, max } = game.seats;
  const seats =
    plan.seats ??
    Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (seats.length === 0 || seats.some((count) => count < min || count > max))
    throw new Error(`The plan's seat counts do not fit ${game.id}.`);
  const { options } = plan;
  return {
    matches: 3,
    simultaneous: () => false,
    listed: 16,
    mutations: 16,
    worlds: 1,
    listing: 5000,
    positions: 24,
    ...plan,
    seats,
    options: typeof options === "function" ? options : () => options ?? [{}],
  };
}
