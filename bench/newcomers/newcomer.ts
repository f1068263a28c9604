/** A newcomer: somebody who plays by the rules for the first time and knows what a child knows. */

import type { Question } from "@stolik/kernel";

/** Chooses from what its seat may see and was told, as a bot does. */
export type Choose<View, Move, Event> = (
  asked: Omit<Question<View, Event>, "level" | "budget">,
) => Move;

/** Any newcomer, its types forgotten. */
export interface Newcomer {
  readonly choose: Choose<unknown, unknown, unknown>;
  /** What differs from the game's defaults in a first match. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Forgets the types of a game's newcomer. */
export function newcomer<View, Move, Event>(
  choose: Choose<View, Move, Event>,
  options: Readonly<Record<string, unknown>> = {},
): Newcomer {
  return { choose: choose as Choose<unknown, unknown, unknown>, options };
}
