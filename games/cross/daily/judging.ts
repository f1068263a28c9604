/** How a cross is judged in a daily deal: a point for each card that stays, and two for the exact number. */

import type { Mark } from "@stolik/kernel";
import { measure, setAside } from "../rules/judging.ts";
import { arms } from "../rules/position.ts";
import type { Card, State } from "../rules/position.ts";
import { BONUS, CARDS } from "./position.ts";
import type { DealState } from "./position.ts";

/** C16: the cards that a stop would set aside. */
export function wrongCards({ variant, start, backs, arms: of }: State): Card[] {
  return arms.flatMap((arm) =>
    setAside(arm, start, of[arm], (card) => measure(variant, arm, backs[card])),
  );
}

/** Nothing before the stop is judged: nobody is told how the cards lie. */
export function scoreOf(state: DealState): number {
  const { estimate } = state;
  if (estimate === undefined) return 0;
  const wrong = wrongCards(state).length;
  return CARDS - wrong + bonusFor(estimate, wrong);
}

export function bonusFor(estimate: number | undefined, wrong: number): number {
  return estimate === wrong ? BONUS : 0;
}

/** Card by card, as they were laid. */
export function marksOf(state: DealState): readonly Mark[] {
  const wrong = wrongCards(state);
  return state.order.map((card) => (wrong.includes(card) ? "wrong" : "right"));
}
