/** A count by brute force, written apart from the rules: every choice is tried. */

import { backSides, columnOf, fronts, rowOf, symbols } from "../rules/index.ts";
import type {
  BackId,
  CardSymbol,
  Cell,
  FrontId,
  Grid,
  Laid,
  Pattern,
} from "../rules/index.ts";

/** The total of a grid whose frame is fixed. */
export function bruteTotal(grid: Grid): number {
  const joker = grid.cards.find((laid) => backOf(laid)?.type === "joker");
  const used = joker ? patternSymbols(grid) : [];
  const known: Known = new Map();
  let best = -Infinity;
  for (let subset = 0; subset < 2 ** used.length; subset += 1) {
    const chosen = used.filter((_, index) => (subset >> index) % 2 === 1);
    best = Math.max(best, totalWith(grid, joker, chosen, known));
  }
  return best;
}

/** How many arrangements a goal has, by the goal and those of its symbols that the joker stands for. */
type Known = Map<string, number>;

function totalWith(
  grid: Grid,
  joker: Laid | undefined,
  chosen: readonly CardSymbol[],
  known: Known,
): number {
  const sum = grid.cards
    .map((laid) => pointsOf(grid, laid, joker, chosen, known))
    .reduce((one, other) => one + other, 0);
  return sum - chosen.length;
}

function pointsOf(
  grid: Grid,
  laid: Laid,
  joker: Laid | undefined,
  chosen: readonly CardSymbol[],
  known: Known,
): number {
  const back = backOf(laid);
  switch (back?.type) {
    case "arrangement": {
      const useful = chosen.filter((symbol) =>
        back.pattern.some((part) => part.symbol === symbol),
      );
      const key = `${laid.card.back} ${useful.join()}`;
      const made =
        known.get(key) ??
        mostDisjoint(arrangements(grid, back.pattern, joker, useful));
      known.set(key, made);
      return back.value * made;
    }
    case "symbols": {
      const counted = grid.cards.filter((other) => {
        if (back.region === "lines") return isInLines(laid, other);
        return isEdge(grid, other.cell) === (back.region === "edge");
      });
      return counted
        .flatMap((other) => shown(other))
        .filter((symbol) => symbol === back.symbol).length;
    }
    case "avoidance": {
      const isThere = grid.cards.some((other) => {
        if (!isInLines(laid, other)) return false;
        if (other === joker) return chosen.includes(back.symbol);
        const isChance = backOf(other)?.type === "chance";
        const front = isChance
          ? fronts[other.card.front as FrontId]
          : shown(other);
        return front.includes(back.symbol);
      });
      return isThere ? 0 : back.value;
    }
    case "place": {
      if (laid.cell === grid.outside) return 1;
      const down = Math.abs(rowOf(laid.cell) - grid.top! - 2);
      const right = Math.abs(columnOf(laid.cell) - grid.left! - 2);
      const steps = { corner: 2, diagonal: 1, centre: 0 }[back.spot];
      return down === steps && right === steps ? back.value : 1;
    }
    case "beside":
      return grid.cards.some(
        (other) =>
          other.up === "front" &&
          other.card.front === back.card &&
          distance(laid.cell, other.cell) === 1,
      )
        ? back.value
        : 1;
    case "chance":
      return 1;
    case "joker":
    case undefined:
      return 0;
  }
}

/** Every set of cells on which the pattern lies, in any of its eight symmetries. */
function arrangements(
  grid: Grid,
  pattern: Pattern,
  joker: Laid | undefined,
  chosen: readonly CardSymbol[],
): Cell[][] {
  const carried = new Map<Cell, readonly CardSymbol[]>(
    grid.cards.map((laid) => [
      laid.cell,
      laid === joker ? chosen : shown(laid),
    ]),
  );
  const found: Cell[][] = [];
  for (const { cell: origin } of grid.cards)
    for (let symmetry = 0; symmetry < 8; symmetry += 1) {
      const [anchor] = pattern;
      const cells = pattern.map((part) => {
        const down = part.row - anchor!.row;
        const right = part.column - anchor!.column;
        const [rows, columns] = turned(down, right, symmetry);
        return { cell: origin + rows * 11 + columns, symbol: part.symbol };
      });
      if (
        cells.every(({ cell, symbol }) => carried.get(cell)?.includes(symbol))
      )
        found.push(cells.map(({ cell }) => cell));
    }
  return found;
}

function turned(down: number, right: number, symmetry: number) {
  let [rows, columns] = symmetry >= 4 ? [down, -right] : [down, right];
  for (let quarter = 0; quarter < symmetry % 4; quarter += 1)
    [rows, columns] = [columns, -rows];
  return [rows, columns] as const;
}

function mostDisjoint(sets: readonly (readonly Cell[])[]): number {
  const [first, ...rest] = sets;
  if (!first) return 0;
  const apart = rest.filter((set) => !set.some((cell) => first.includes(cell)));
  const same = rest.filter((set) => !set.every((cell) => first.includes(cell)));
  const taken = 1 + mostDisjoint(apart);
  return apart.length === same.length
    ? taken
    : Math.max(taken, mostDisjoint(same));
}

function patternSymbols(grid: Grid): CardSymbol[] {
  const found = grid.cards.flatMap((laid) => {
    const back = backOf(laid);
    return back?.type === "arrangement"
      ? back.pattern.map(({ symbol }) => symbol)
      : [];
  });
  return symbols.filter((symbol) => found.includes(symbol));
}

function backOf({ up, card }: Laid) {
  return up === "back" ? backSides[card.back as BackId] : undefined;
}

function shown({ up, card }: Laid): readonly CardSymbol[] {
  return up === "front" ? fronts[card.front as FrontId] : [];
}

function isInLines(one: Laid, other: Laid): boolean {
  return (
    rowOf(one.cell) === rowOf(other.cell) ||
    columnOf(one.cell) === columnOf(other.cell)
  );
}

function isEdge(grid: Grid, cell: Cell): boolean {
  if (cell === grid.outside) return true;
  if (grid.outside !== undefined && distance(cell, grid.outside) === 1)
    return false;
  const row = rowOf(cell) - grid.top!;
  const column = columnOf(cell) - grid.left!;
  return row === 0 || row === 4 || column === 0 || column === 4;
}

function distance(one: Cell, other: Cell): number {
  return (
    Math.abs(rowOf(one) - rowOf(other)) +
    Math.abs(columnOf(one) - columnOf(other))
  );
}
