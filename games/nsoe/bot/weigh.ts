/** Weighs moves by how many turns the hand is expected to last after them: fewer is better. */

import type { Memory, Recollection } from "@stolik/geo/memory";
import type { City, Move } from "../rules/index.ts";
import { bestChance, bestPlacement, withCard } from "./chart.ts";
import type { Chart, Placement } from "./chart.ts";
import type { Sight } from "./levels.ts";

export interface Weighed {
  readonly move: Move;
  /** Expected turns until the hand is empty, negated: greater is better. */
  readonly value: number;
}

export interface Outlook {
  readonly chart: Chart;
  readonly memory: Memory<City>;
  readonly hand: readonly City[];
  readonly sight: Sight;
}

/** Below this chance the lowest level would rather swap than lay: better for the board, and slow. */
const POOR = 0.7;

/** One lay for every card of the hand, each where it lies best. */
export function weighLays(outlook: Outlook): Weighed[] {
  const { chart, memory, hand, sight } = outlook;
  const price = blindPrice(outlook);
  return hand.flatMap((city) => {
    const place = bestPlacement(chart, memory[city]);
    if (!place) return [];
    const others = hand.filter((other) => other !== city);
    const rest = sum(others.map((other) => turns(chart, memory[other], price)));
    const after =
      sight === "hand" ? restAfter(outlook, city, place, others, price) : rest;
    const { row, column, chance } = place;
    const right = chance * after;
    const wrong = (1 - chance) * (rest + 2 * price); // N13: two cards nobody knows yet
    return {
      move: { type: "lay", city, row, column },
      value: -(1 + right + wrong),
    };
  });
}

export function weighSwaps(outlook: Outlook): Weighed[] {
  const { chart, memory, hand } = outlook;
  const price = blindPrice(outlook);
  const costs = new Map(
    hand.map((city) => [city, turns(chart, memory[city], price)]),
  );
  const total = sum([...costs.values()]);
  return tops(chart).flatMap(({ city: top, pile }) => {
    const taken = turns(chart, memory[top], price);
    return hand.map((city) => ({
      move: { type: "swap", city, pile },
      value: -(1 + total - (costs.get(city) ?? 0) + taken),
    }));
  });
}

/** Whether no card of the hand is likely enough to be right for somebody who looks at each card alone. */
export function isPoor({ chart, memory, hand }: Outlook): boolean {
  return hand.every((city) => bestChance(chart, memory[city]) < POOR);
}

export function weighDraws(outlook: Outlook): Weighed[] {
  const price = blindPrice(outlook);
  return tops(outlook.chart).map(({ city, pile }) => ({
    move: { type: "draw", pile },
    value: -turns(outlook.chart, outlook.memory[city], price),
  }));
}

/** The turns one card takes: one, and those of two more if it proves wrong. */
function turns(chart: Chart, city: Recollection, price: number): number {
  return 1 + 2 * (1 - bestChance(chart, city)) * price;
}

/** The turns the rest of the hand takes once this card lies there, if it lies right. */
function restAfter(
  { chart, memory }: Outlook,
  city: City,
  place: Placement,
  others: readonly City[],
  price: number,
): number {
  if (others.length === 0) return 0;
  const then = withCard(chart, place, memory[city]);
  return sum(others.map((other) => turns(then, memory[other], price)));
}

/** What a card drawn blindly costs: judged by the three on top, and bounded, for a bad map makes it endless. */
function blindPrice({ chart, memory }: Outlook): number {
  const chances = tops(chart).map(({ city }) =>
    bestChance(chart, memory[city]),
  );
  const mean = chances.length === 0 ? 0.5 : sum(chances) / chances.length;
  return 1 / Math.max(0.25, 2 * mean - 1);
}

function tops(chart: Chart): { readonly city: City; readonly pile: number }[] {
  return chart.view.piles.flatMap((cards, pile) => {
    const city = cards.at(-1);
    return city ? [{ city, pile }] : [];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
