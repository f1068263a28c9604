/** How people of these journeys travel through history: the same match runs in the kernel, so they know every deal. */

import {
  destinations,
  distances,
  effectOf,
  handOf,
  journey,
  locationFields,
  markersInReach,
} from "@stolik/journey/rules";
import type { Card, Field, Move, State, View } from "@stolik/journey/rules";
import type { Locator, Page } from "playwright-core";
import { patience } from "./house.ts";
import { mirrorOf } from "./mirror.ts";
import { viewAs } from "./table.ts";

/** The match as the kernel plays it, by the seat whose turn it is. */
export interface TurnMirror {
  readonly state: State;
  readonly seq: number;
  play(move: Move): void;
}

export function mirror(
  seed: Uint8Array,
  entropies: readonly string[],
): TurnMirror {
  const match = mirrorOf(journey, seed, entropies);
  return {
    get state() {
      return match.state;
    },
    get seq() {
      return match.seq;
    },
    play: (move) => match.play(match.state.turn, move),
  };
}

/** The view of the person's own table, as their browser may ask for it. */
export const viewOf = viewAs<View>;

/** A die and where to go with it: onto a marker if one is in reach, else as near to one as can be. */
export function marchOf(state: View): { die: number; to: Field } {
  const from = state.pawns[state.turn] ?? 0;
  for (const die of state.dice) {
    const [to] = markersInReach(state, from, die);
    if (to !== undefined) return { die, to };
  }
  const ways = state.dice.flatMap((die) =>
    destinations(state, from, die).map((to) => ({ die, to })),
  );
  const [best] = ways.toSorted(
    (one, other) => toMarker(state, one.to) - toMarker(state, other.to),
  );
  if (!best) throw new Error("There is no die to go by.");
  return best;
}

function toMarker(state: View, field: Field): number {
  const ways = state.markers
    .map((marker) => locationFields[marker - 1] ?? field)
    .filter((goal) => !state.pawns.includes(goal))
    .map((goal) => distances[field]?.[goal] ?? Infinity);
  return Math.min(...ways);
}

/** A card of the one whose turn it is that would bring their marker on. */
export function playable(state: View): Card | undefined {
  const { turn, progress, pawns } = state;
  return handOf(state, turn).find(
    (card) => effectOf(card, progress[turn] ?? 0, pawns[turn] ?? 0).steps > 0,
  );
}

export function die(page: Page, value?: number): Locator {
  const which = value === undefined ? "" : `="${value}"`;
  return page.locator(`[data-die${which}]:enabled`).first();
}

export function reachable(page: Page, field: Field): Locator {
  return page.locator(`[data-field="${field}"][data-near="true"]`);
}

export function prompt(page: Page): Locator {
  return page.locator("[data-prompt]");
}

/** Waits for one's own turn. */
export async function catchUp(page: Page): Promise<void> {
  await page.locator('[data-prompt][data-mine="true"]').waitFor(patience);
}

/** Takes the die and goes to the field, as somebody with a mouse does. */
export async function march(
  page: Page,
  way: { readonly die: number; readonly to: Field },
): Promise<void> {
  await die(page, way.die).click();
  // The first click shows the way, the second goes.
  await reachable(page, way.to).click();
  await reachable(page, way.to).click();
}

/** Chooses a card of the hand and plays it for its steps. */
export async function advance(page: Page, card: Card): Promise<void> {
  await page.locator(`[data-card="${card}"]`).first().click();
  await prompt(page)
    .getByRole("button", { name: /^Play: / })
    .click();
}

/** Does one move of a deal of the day: a die is chosen with the way it is taken for. */
export async function makeAlone(page: Page, move: Move): Promise<void> {
  if (move.type === "take") return die(page, move.die).click();
  if (move.type !== "go") throw new Error(`Nobody is asked to ${move.type}.`);
  await reachable(page, move.to).click();
  await reachable(page, move.to).click();
}
