/** How far an arrangement is that does not lie yet (G11): the way to lie that lacks the fewest cards. */

import type { PatternCell } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import { fronts } from "../content/fronts.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { cellAt, columnOf, FIELD, FRAME, frameOf, rowOf } from "./field.ts";
import type { Range } from "./field.ts";
import { forms } from "./patterns.ts";
import type { Cell, Grid, Laid } from "./position.ts";

/** A free place, and the symbol a pattern needs there. */
interface Missing {
  readonly cell: Cell;
  readonly symbol: CardSymbol;
}

export interface Nearest {
  /** How many cards the pattern takes. */
  readonly size: number;
  readonly missing: readonly Missing[];
}

/** Undefined: as the cards lie, no free places are left that would complete it. */
export function nearestTo(grid: Grid, goal: BackId): Nearest | undefined {
  const back = backSides[goal];
  if (back.type !== "arrangement") return undefined;
  const laid = new Map(grid.cards.map((card) => [card.cell, card]));
  let best: readonly Missing[] | undefined;
  for (const form of forms(back.pattern))
    for (let down = 0; down < FIELD; down += 1)
      for (let right = 0; right < FIELD; right += 1) {
        const missing = missingFrom(form, down, right, laid);
        // What lacks nothing waits for the joker, which does not pay there (G19).
        if (!missing || missing.length === 0) continue;
        if (best && best.length <= missing.length) continue;
        if (fits(grid, missing)) best = missing;
      }
  return best && { size: back.pattern.length, missing: best };
}

/** Undefined: a card is in the way, or the field ends. */
function missingFrom(
  form: readonly PatternCell[],
  down: number,
  right: number,
  laid: ReadonlyMap<Cell, Laid>,
): Missing[] | undefined {
  const missing: Missing[] = [];
  for (const { row, column, symbol } of form) {
    if (row + down >= FIELD || column + right >= FIELD) return undefined;
    const cell = cellAt(row + down, column + right);
    const card = laid.get(cell);
    if (!card) missing.push({ cell, symbol });
    else if (!serves(card, symbol)) return undefined;
  }
  return missing;
}

/** G11, G19: a front that is up and carries it, or the joker. */
function serves({ card, up }: Laid, symbol: CardSymbol): boolean {
  if (up === "front")
    return card.front !== null && fronts[card.front].includes(symbol);
  return card.back !== null && backSides[card.back].type === "joker";
}

/** G7: whether one frame takes all these places. */
function fits(grid: Grid, missing: readonly Missing[]): boolean {
  const { top, left } = frameOf(grid);
  const cells = missing.map(({ cell }) => cell);
  return (
    isOneFrame(top, cells.map(rowOf)) && isOneFrame(left, cells.map(columnOf))
  );
}

function isOneFrame({ low, high }: Range, lines: readonly number[]): boolean {
  const first = Math.max(low, Math.max(...lines) - FRAME + 1);
  return first <= Math.min(high, ...lines);
}
