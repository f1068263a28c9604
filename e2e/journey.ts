/** How people of these journeys travel through history: the same match runs in the kernel, so they know every deal. */

import { AxeBuilder } from "@axe-core/playwright";
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
import { matchKey, play, start } from "@stolik/kernel";
import type { Position } from "@stolik/kernel";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** What a page of these journeys adds to the seed. */
export const entropy = "0".repeat(32);

/** Long enough for a busy machine. */
export const patience = { timeout: 20_000 };

/** The match as the kernel plays it, beside the pages. */
export interface Mirror {
  readonly state: State;
  readonly seq: number;
  /** By the seat whose turn it is. */
  play(move: Move): void;
}

export function mirror(seed: Uint8Array, entropies: readonly string[]): Mirror {
  const seats = entropies.length;
  const key = matchKey(seed, entropies);
  const deal = { seats, options: { first: "random" } as const, key };
  let position: Position<State> = start(journey, deal).position;
  return {
    get state() {
      return position.state;
    },
    get seq() {
      return position.seq;
    },
    play(move) {
      const step = play(journey, key, position, position.state.turn, move);
      if (!step.ok) throw new Error(step.refusal.code);
      position = step.value.position;
    },
  };
}

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

/** The view of the person's own table, as their browser may ask for it. */
export async function viewOf(page: Page): Promise<View> {
  const answer = await page.request.get(`${apiOf(page)}/view`);
  return ((await answer.json()) as { readonly view: View }).view;
}

/** Plays by the same door as a page, without one. */
export async function post(page: Page, seq: number, move: Move): Promise<void> {
  const answer = await page.request.post(`${apiOf(page)}/moves`, {
    data: { id: `posted-${seq}`, seq, move },
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

function apiOf(page: Page): string {
  return `/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`;
}

export function die(page: Page, value?: number): Locator {
  const which = value === undefined ? "" : `="${value}"`;
  return page.locator(`[data-die${which}]:enabled`).first();
}

export function reachable(page: Page, field: Field): Locator {
  return page.locator(`[data-field="${field}"][role="button"]`);
}

export function prompt(page: Page): Locator {
  return page.locator("[data-prompt]");
}

/** Shows at once what the others did meanwhile, and waits for one's own turn. */
export async function catchUp(page: Page): Promise<void> {
  const mine = page.locator('[data-prompt][data-mine="true"]');
  const skip = prompt(page).getByRole("button", { name: "Skip" });
  await mine.or(skip).first().waitFor(patience);
  // It may be gone by itself before it is pressed.
  if ((await skip.count()) > 0)
    await skip.click({ timeout: 2000 }).catch(() => undefined);
  await mine.waitFor(patience);
}

/** Takes the die and goes to the field, as somebody with a mouse does. */
export async function march(
  page: Page,
  way: { readonly die: number; readonly to: Field },
): Promise<void> {
  await die(page, way.die).click();
  await reachable(page, way.to).click();
}

/** Chooses a card of the hand and plays it for its steps. */
export async function advance(page: Page, card: Card): Promise<void> {
  await page.locator(`[data-card="${card}"]`).first().click();
  await prompt(page)
    .getByRole("button", { name: /^Play: / })
    .click();
}

export async function expectNothingGrave(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(
    ({ impact }) => impact === "serious" || impact === "critical",
  );
  expect(
    grave.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSurplus(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
  expect(surplus).toBeLessThanOrEqual(0);
}
