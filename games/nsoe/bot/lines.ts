/** What the cards on the board ask of a card in each column and in each row. */

import { degrees, TOLERANCE } from "../rules/index.ts";
import { chanceWithin } from "./chance.ts";
import type { Guess, Interval } from "./chance.ts";

/** A card on one axis: its line, counted so that degrees rise with it, and its coordinate. */
export interface Fixed {
  readonly line: number;
  readonly coordinate: number;
}

/** For every line, which whole degrees would be right there (N10, N11). */
export function intervals(count: number, fixed: readonly Fixed[]): Interval[] {
  return Array.from({ length: count }, (_, line) => interval(line, fixed));
}

/** How likely a guess is to be right in each line. */
export function chances(lines: readonly Interval[], guess: Guess): number[] {
  return lines.map((line) => chanceWithin(guess, line));
}

function interval(line: number, fixed: readonly Fixed[]): Interval {
  let low = -Infinity;
  let high = Infinity;
  for (const other of fixed) {
    const printed = degrees(other.coordinate);
    const slack = other.line === line ? TOLERANCE : 0;
    if (other.line <= line) low = Math.max(low, printed - slack);
    if (other.line >= line) high = Math.min(high, printed + slack);
  }
  return { low, high };
}
