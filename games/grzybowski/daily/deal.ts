/** Makes the problem of a day: nineteen cards that lie, six to be laid, and a best way that is not the first that comes to mind. */

import { below, shuffle, SOLVER } from "@stolik/kernel";
import type { DailyDeal, Random } from "@stolik/kernel";
import { backSides } from "../content/back-sides.ts";
import { backs } from "../content/backs.ts";
import { frontIds } from "../content/fronts.ts";
import { frameOf, FULL, places } from "../rules/field.ts";
import { layMarket, SLOTS } from "../rules/market.ts";
import type {
  Laid,
  Move,
  State,
  StateGrid,
  WholeCard,
} from "../rules/position.ts";
import {
  everyPlacement,
  frameCells,
  freeCells,
  openIn,
  pointsOf,
} from "./placements.ts";
import type { Card, Open } from "./placements.ts";

/** How many goals there are, and how many of them are in the market (G4). */
const GOALS = 8;
const OFFERED = 2;
/** How often two cards of a full grid are exchanged unless that costs points: so lies a grid that was built with a plan. */
const EXCHANGES = 150;
/** By how many points, at least, the best way is better than the usual one, and than laying what brings most at once. */
const ABOVE_USUAL = 8;
const ABOVE_GREEDY = 2;
/** No more ways lead to the best. */
const WAYS = 10;

export function deal(random: Random): DailyDeal<State, Move> {
  for (;;) {
    const start = startOf(random);
    const found = start && solved(openIn(start));
    if (found) return { start, ...found };
  }
}

/** Undefined: not every card could be laid first. */
function startOf(random: Random): State | undefined {
  const { goals, pale } = drawn(random);
  const offered = [
    ...pale.slice(0, SLOTS - OFFERED),
    ...goals.slice(0, OFFERED),
  ];
  const all = [...goals, ...pale].slice(0, FULL);
  const grid: StateGrid = {
    cards: built(shuffle(all, random), random).filter(
      (laid) => !offered.some(({ card }) => card === laid.card),
    ),
  };
  const { top, left } = frameOf(grid);
  // Every place is open from the start, so that the order does not matter.
  if (top.low < top.high || left.low < left.high) return undefined;
  if (places(grid).length < SLOTS) return undefined;
  return {
    isOpen: true,
    first: SOLVER,
    turn: SOLVER,
    market: layMarket(offered.map(({ card }) => card)),
    stack: [],
    grids: [{ ...grid, top: top.low, left: left.low }],
    isChanceUsed: false,
    isOver: false,
  };
}

/** Goals lie back up, all others front up: there is neither chance nor joker. */
function drawn(random: Random): Record<"goals" | "pale", Card[]> {
  const goals: Card[] = [];
  const pale: Card[] = [];
  for (const front of shuffle([...frontIds], random)) {
    const card = { front, back: backs[front] };
    if (goals.length < GOALS && isGoal(card)) goals.push({ card, up: "back" });
    else pale.push({ card, up: "front" });
  }
  return { goals, pale };
}

function isGoal({ back }: WholeCard): boolean {
  const { type } = backSides[back];
  return type !== "chance" && type !== "joker";
}

function built(cards: readonly Card[], random: Random): Laid<WholeCard>[] {
  const grid = cards.map((card, index) => ({
    ...card,
    cell: frameCells[index] ?? 0,
  }));
  let points = pointsOf(grid);
  for (let time = 0; time < EXCHANGES; time += 1) {
    const one = below(random, FULL);
    const other = below(random, FULL);
    exchange(grid, one, other);
    const now = pointsOf(grid);
    if (now < points) exchange(grid, one, other);
    else points = now;
  }
  return grid;
}

function exchange(grid: Laid<WholeCard>[], one: number, other: number): void {
  const [first, second] = [grid[one], grid[other]];
  if (!first || !second) throw new Error("A full grid has no gap.");
  grid[one] = { ...second, cell: first.cell };
  grid[other] = { ...first, cell: second.cell };
}

/** The best way, unless it is too easily found. */
function solved(
  open: Open,
): Pick<DailyDeal<State, Move>, "best" | "solution"> | undefined {
  let [best, ways, sum, count] = [-Infinity, 0, 0, 0];
  let way: readonly Laid<WholeCard>[] = [];
  everyPlacement(open, (laid, points) => {
    sum += points;
    count += 1;
    if (points > best) {
      best = points;
      ways = 0;
      way = [...laid];
    }
    if (points === best) ways += 1;
  });
  const isPlain = ways > WAYS || best < sum / count + ABOVE_USUAL;
  if (isPlain || best < greedy(open) + ABOVE_GREEDY) return undefined;
  return { best, solution: way.flatMap(turnOf) };
}

/** What comes of laying, each time, what brings most at once. */
function greedy({ lying, cards }: Open): number {
  if (cards.length === 0) return pointsOf(lying);
  let most = -Infinity;
  let next: Open | undefined;
  for (const card of cards) {
    const others = cards.filter((other) => other !== card);
    for (const cell of freeCells(lying)) {
      const grown = [...lying, { ...card, cell }];
      const points = pointsOf(grown);
      if (points <= most) continue;
      most = points;
      next = { lying: grown, cards: others };
    }
  }
  return next ? greedy(next) : most;
}

/** The cards of a way are in the order of the market. */
function turnOf({ cell, up }: Laid, slot: number): Move[] {
  return [{ type: "take", slot }, { type: "lay", cell, up }, { type: "end" }];
}
