/** Looking ahead: what the opponent takes next, and what is left for the turn after. */

import type { Seat } from "@stolik/kernel";
import { FULL, places } from "../rules/index.ts";
import type { Grid, Slot, State } from "../rules/index.ts";
import { outlookOf } from "./outlook.ts";
import type { Outlook } from "./outlook.ts";
import { gridOf, withCard } from "./plans.ts";
import type { Plan } from "./plans.ts";
import { prospect } from "./prospect.ts";

export interface Weighed extends Plan {
  readonly value: number;
}

/** How many of the best plans are searched further. */
const WIDTH = 14;
/** How much the opponent's gain counts against one's own. */
const RIVALRY = 0.8;
/** What is left for the next turn counts only in part: new cards come. */
const NEXT = 0.6;

/** Weighs the best plans again, by the replies to them. */
export function foresee<Foreseen extends Weighed>(
  state: State,
  seat: Seat,
  plans: readonly Foreseen[],
  isInTime: () => boolean,
): Foreseen[] {
  const rival = (seat + 1) % state.grids.length;
  const rivalGrid = gridOf(state, rival);
  const theirs = outlookOf(state, leftAfter(rivalGrid, 1));
  const before = prospect(rivalGrid, outlookOf(state, leftAfter(rivalGrid, 0)));
  const [sample] = plans;
  const mine = outlookOf(state, leftAfter(sample?.grid ?? rivalGrid, 1));
  // What a card would bring the rival does not depend on what is taken here.
  const known = new Map<string, number>();
  const rivalValue = (slot: Slot) =>
    cached(known, `${slot.up} ${slot.card?.[slot.up]}`, () =>
      bestWith(rivalGrid, slot, theirs),
    );
  if (leftAfter(rivalGrid, 0) === 0) return [...plans];
  const seen: Foreseen[] = [];
  for (const plan of plans.slice(0, WIDTH)) {
    if (seen.length > 0 && !isInTime()) break;
    const market = marketAfter(state, plan.slot);
    const reply = best(market, rivalValue);
    const loss = reply ? RIVALRY * (reply.value - before) : 0;
    const left = market.filter((slot) => slot !== reply?.slot);
    const next = best(left, (slot) => bestWith(plan.grid, slot, mine));
    const gain = next ? NEXT * Math.max(0, next.value - plan.value) : 0;
    seen.push({ ...plan, value: plan.value + gain - loss });
  }
  return seen;
}

/** What the opponent's grid is worth after its best reply, once the slot is taken from. */
export function replyWorth(
  state: State,
  seat: Seat,
  taken: number | undefined,
): number {
  const grid = gridOf(state, (seat + 1) % state.grids.length);
  const outlook = outlookOf(state, leftAfter(grid, 1));
  const reply = best(marketAfter(state, taken), (slot) =>
    bestWith(grid, slot, outlook),
  );
  return reply?.value ?? 0;
}

/** What the card brings at its best place. */
function bestWith(grid: Grid, slot: Slot, outlook: Outlook): number {
  const { card, up } = slot;
  if (!card) return -Infinity;
  let most = -Infinity;
  for (const cell of places(grid))
    most = Math.max(most, prospect(withCard(grid, cell, card, up), outlook));
  return most;
}

/** How many cards the grid lacks when it has `more` than now. */
export function leftAfter(grid: Grid, more: number): number {
  return Math.max(0, FULL - grid.cards.length - more);
}

/** The market once the slot is taken from and refilled from the top of the stack (G8). */
function marketAfter(state: State, taken: number | undefined): Slot[] {
  const top = state.stack.at(-1);
  return state.market.flatMap((slot, index) => {
    if (index !== taken) return slot.card ? [slot] : [];
    return top ? [{ up: slot.up, card: top }] : [];
  });
}

function best(
  slots: readonly Slot[],
  valueOf: (slot: Slot) => number,
): { readonly slot: Slot; readonly value: number } | undefined {
  let found: { readonly slot: Slot; readonly value: number } | undefined;
  for (const slot of slots) {
    const value = valueOf(slot);
    if (!found || value > found.value) found = { slot, value };
  }
  return found;
}

function cached(
  known: Map<string, number>,
  key: string,
  work: () => number,
): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = work();
  known.set(key, value);
  return value;
}
