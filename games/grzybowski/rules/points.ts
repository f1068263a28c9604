/** What the goals of a grid score (G11–G19, G22): the numbers, without the reasons. */

import type { Region, Spot } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { masksFor } from "./arrangements.ts";
import { FRAME } from "./field.ts";
import { bestSymbols, helpFor, lossesOf } from "./joker.ts";
import type { Help } from "./joker.ts";
import { linesOf, neighboursOf } from "./layout.ts";
import type { BackUp, Layout } from "./layout.ts";
import { packed } from "./packing.ts";
import { OUTSIDE_BIT, symbolNumbers } from "./patterns.ts";

/** G16, G18: what a card in the wrong place scores, and an unused chance. */
export const CONSOLATION = 1;

/** The total of a grid. */
export function total(layout: Layout): number {
  return sum(layout).points;
}

/** The points, and what the joker stands for, as bits. */
export function sum(layout: Layout): { points: number; chosen: number } {
  let points = layout.chances.length * CONSOLATION; // G18
  const helps: Help[] = [];
  const kept: BackUp[] = [];
  for (const goal of layout.goals) {
    const back = backSides[goal.back];
    if (back.type === "arrangement") {
      const made = packed(masksFor(layout, goal.back));
      points += made * back.value;
      const help = helpFor(layout, goal.back, made);
      if (help) helps.push(help);
    } else {
      const scored = pointsOf(layout, goal);
      points += scored;
      if (back.type === "avoidance" && scored > 0) kept.push(goal);
    }
  }
  if (helps.length === 0) return { points, chosen: 0 };
  const best = bestSymbols(helps, lossesOf(layout, kept));
  return { points: points + best.gain, chosen: best.symbols };
}

/** What a goal other than an arrangement scores, the joker left out. */
export function pointsOf(layout: Layout, { bit, back: id }: BackUp): number {
  const back = backSides[id];
  switch (back.type) {
    case "symbols": {
      const where = regionOf(layout, bit, back.region);
      const symbol = symbolNumbers[back.symbol];
      return (
        bitCount((layout.has[symbol] ?? 0) & where) +
        bitCount((layout.twice[symbol] ?? 0) & where)
      );
    }
    case "avoidance":
      return offending(layout, bit, back.symbol, 0) === 0 ? back.value : 0;
    case "place":
      return isInPlace(layout, bit, back.spot) ? back.value : CONSOLATION;
    case "beside": {
      const named = layout.named[back.card] ?? 0;
      const isBeside = (neighboursOf(layout, bit) & named) !== 0;
      return isBeside ? back.value : CONSOLATION;
    }
    case "arrangement":
    case "chance":
    case "joker":
      throw new Error(`${id} is counted elsewhere.`);
  }
}

/** G15, G22: fronts that are up, fronts under unused chances, the joker if it stands for the symbol. */
export function offending(
  layout: Layout,
  bit: number,
  name: CardSymbol,
  chosen: number,
): number {
  const symbol = symbolNumbers[name];
  const isChosen = ((chosen >> symbol) & 1) === 1;
  const joker = layout.joker && isChosen ? 1 << layout.joker.bit : 0;
  const where = (layout.has[symbol] ?? 0) | (layout.under[symbol] ?? 0) | joker;
  return where & linesOf(layout, bit);
}

export function regionOf(layout: Layout, bit: number, region: Region): number {
  switch (region) {
    case "edge":
      return layout.edge;
    case "inside":
      return layout.inside;
    case "lines":
      return linesOf(layout, bit);
  }
}

/** G16, G23: corner and centre are the frame's. */
function isInPlace(layout: Layout, bit: number, spot: Spot): boolean {
  if (!layout.isFixed || bit === OUTSIDE_BIT) return false;
  const middle = (FRAME - 1) / 2;
  const down = Math.abs(Math.floor(bit / FRAME) - middle);
  const right = Math.abs((bit % FRAME) - middle);
  const away = { corner: middle, diagonal: 1, centre: 0 }[spot];
  return down === away && right === away;
}

function bitCount(mask: number): number {
  let rest = mask;
  let bits = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    bits += 1;
  }
  return bits;
}
