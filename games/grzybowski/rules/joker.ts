/** Which symbols the joker stands for (G19, G22): the best for all goals together. */

import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import { masksByJoker, masksFor } from "./arrangements.ts";
import { linesOf } from "./layout.ts";
import type { BackUp, Layout } from "./layout.ts";
import { packed } from "./packing.ts";
import { symbolNumbers } from "./patterns.ts";

/** G19: what each different symbol costs, once. */
export const SYMBOL_COST = 1;

/** What the joker could do for one goal: its symbols, as bits, that make one more arrangement each. */
export interface Help {
  readonly value: number;
  readonly symbols: number;
}

/**
 * In one goal the joker serves once (G12), so it makes at most one more arrangement, and with one symbol: what a set of
 * symbols gains is what it hits.
 */
export function bestSymbols(
  helps: readonly Help[],
  losses: readonly number[],
): { readonly symbols: number; readonly gain: number } {
  const useful = helps.reduce((all, help) => all | help.symbols, 0);
  const candidates: number[] = [];
  for (let symbol = 0; useful >> symbol !== 0; symbol += 1)
    if (((useful >> symbol) & 1) === 1) candidates.push(symbol);
  let best = { symbols: 0, gain: 0, size: 0 };
  choose(0, 0, 0, 0);
  return best;

  function choose(
    index: number,
    symbols: number,
    size: number,
    cost: number,
  ): void {
    const symbol = candidates[index];
    if (symbol === undefined) {
      const gain = gained(helps, symbols) - cost;
      // On equal totals fewer symbols, and none if that is as good (G19).
      if (gain > best.gain || (gain === best.gain && size < best.size))
        best = { symbols, gain, size };
      return;
    }
    const price = SYMBOL_COST + (losses[symbol] ?? 0);
    choose(index + 1, symbols, size, cost);
    if (price < mostGained(helps, symbol))
      choose(index + 1, symbols | (1 << symbol), size + 1, cost + price);
  }
}

/** For an arrangement goal: with which symbols the joker would make one more. */
export function helpFor(
  layout: Layout,
  goal: BackId,
  made: number,
): Help | undefined {
  const { joker } = layout;
  const back = backSides[goal];
  if (!joker || back.type !== "arrangement") return undefined;
  const masks = masksFor(layout, goal);
  let symbols = 0;
  for (const [symbol, more] of masksByJoker(layout, goal, joker.bit))
    if (packed([...masks, ...more]) > made) symbols |= 1 << symbol;
  return symbols === 0 ? undefined : { value: back.value, symbols };
}

/** G22: what avoidance would lose, by symbol, if the joker stood for it. */
export function lossesOf(layout: Layout, kept: readonly BackUp[]): number[] {
  const losses: number[] = [];
  const { joker } = layout;
  if (!joker) return losses;
  for (const { bit, back: id } of kept) {
    const back = backSides[id];
    if (back.type !== "avoidance") continue;
    if (((linesOf(layout, bit) >> joker.bit) & 1) === 0) continue;
    const symbol = symbolNumbers[back.symbol];
    losses[symbol] = (losses[symbol] ?? 0) + back.value;
  }
  return losses;
}

function gained(helps: readonly Help[], symbols: number): number {
  let sum = 0;
  for (const help of helps)
    if ((help.symbols & symbols) !== 0) sum += help.value;
  return sum;
}

function mostGained(helps: readonly Help[], symbol: number): number {
  return gained(helps, 1 << symbol);
}
