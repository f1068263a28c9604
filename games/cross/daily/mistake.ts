/** Which move of a solution is worth another try. */

import { copy } from "@stolik/kernel";
import type { Move } from "../rules/position.ts";
import { wrongCards } from "./judging.ts";
import type { Deal } from "./position.ts";
import { apply } from "./turn.ts";

/** The first card after which more were wrong than before; if none is wrong at the end, the number that was said. */
export function mistake(
  { start }: Deal,
  moves: readonly Move[],
): number | undefined {
  const state = copy(start);
  let first: number | undefined;
  let wrong = 0;
  for (const [index, move] of moves.entries()) {
    apply(state, move, () => undefined);
    const now = wrongCards(state).length;
    if (now > wrong) first ??= index;
    wrong = now;
  }
  if (wrong > 0) return first;
  return state.estimate === 0 ? undefined : moves.length - 1;
}
