/** What the count points at in a grid: arrangements outlined, symbols ringed, what was to be avoided crossed. */

import { columnOf, FIELD, rowOf } from "../rules/field.ts";
import type {
  CardSymbol,
  Cell,
  Count,
  Nearest,
  Scored,
} from "../rules/index.ts";
import { CARD } from "./cards/front.tsx";
import styles from "./grid.module.css";
import { SymbolMark } from "./symbols/symbol.tsx";

/** One thing pointed at. */
export type Outline =
  | { readonly type: "goal"; readonly cell: Cell }
  | { readonly type: "arrangement"; readonly cells: readonly Cell[] }
  /** The same, seen faintly while nothing is pointed at. */
  | { readonly type: "counted"; readonly cells: readonly Cell[] }
  | { readonly type: "ring"; readonly cell: Cell; readonly times: number }
  | { readonly type: "cross"; readonly cell: Cell }
  /** A free place that lacks a card with this symbol. */
  | {
      readonly type: "missing";
      readonly cell: Cell;
      readonly symbol: CardSymbol;
    }
  | {
      readonly type: "stands-for";
      readonly cell: Cell;
      readonly symbols: readonly CardSymbol[];
    };

/** Everything one card's score points at. */
export function outlinesOf(scored: Scored, count: Count): Outline[] {
  const goal: Outline = { type: "goal", cell: scored.cell };
  switch (scored.type) {
    case "arrangement":
      return [
        goal,
        ...scored.arrangements.map(({ cells }): Outline => ({
          type: "arrangement",
          cells,
        })),
        ...scored.arrangements.flatMap(({ joker }): Outline[] =>
          joker && count.joker
            ? [{ type: "stands-for", cell: count.joker.cell, symbols: [joker] }]
            : [],
        ),
        ...missingOutlines(scored.nearest),
      ];
    case "symbols":
      return [
        goal,
        ...[...new Set(scored.cells)].map((cell): Outline => ({
          type: "ring",
          cell,
          times: scored.cells.filter((other) => other === cell).length,
        })),
      ];
    case "avoidance":
      return [
        goal,
        ...scored.cells.map((cell): Outline => ({ type: "cross", cell })),
      ];
    case "place":
    case "chance":
      return [goal];
  }
}

/** The patterns that score by now. */
export function countedOutlines({ scored }: Count): Outline[] {
  return scored.flatMap((one) =>
    one.type === "arrangement"
      ? one.arrangements.map(({ cells }): Outline => ({
          type: "counted",
          cells,
        }))
      : [],
  );
}

/** Where nothing of the pattern lies yet, one place is as good as another: none is pointed at. */
function missingOutlines(nearest: Nearest | undefined): Outline[] {
  if (!nearest || nearest.missing.length === nearest.size) return [];
  return nearest.missing.map((one) => ({ type: "missing", ...one }));
}

export function jokerOutlines({ joker }: Count): Outline[] {
  if (!joker) return [];
  return [
    { type: "goal", cell: joker.cell },
    { type: "stands-for", cell: joker.cell, symbols: joker.symbols },
  ];
}

export function Outlines(props: { readonly outlines: readonly Outline[] }) {
  return (
    <g className={styles.outlines} aria-hidden>
      {props.outlines.map((outline, index) => (
        <One key={index} outline={outline} />
      ))}
    </g>
  );
}

function One({ outline }: { readonly outline: Outline }) {
  switch (outline.type) {
    case "goal":
      return (
        <rect
          className={styles.goal}
          x={columnOf(outline.cell) * CARD + 3}
          y={rowOf(outline.cell) * CARD + 3}
          width={CARD - 6}
          height={CARD - 6}
        />
      );
    case "arrangement": {
      const path = hull(outline.cells);
      return (
        <g data-outline="arrangement">
          <path className={styles.casing} d={path} />
          <path className={styles.outline} d={path} />
        </g>
      );
    }
    case "counted":
      return (
        <path
          className={styles.counted}
          d={hull(outline.cells)}
          data-outline="counted"
        />
      );
    case "ring": {
      const { x, y } = middle(outline.cell);
      return (
        <g data-outline="ring">
          <circle className={styles.ring} cx={x} cy={y} r={40} />
          {outline.times > 1 && (
            <circle className={styles.ring} cx={x} cy={y} r={31} />
          )}
        </g>
      );
    }
    case "cross": {
      const { x, y } = middle(outline.cell);
      return (
        <path
          className={styles.cross}
          d={`M${x - 30} ${y - 30}L${x + 30} ${y + 30}M${x + 30} ${y - 30}L${x - 30} ${y + 30}`}
          data-outline="cross"
        />
      );
    }
    case "missing": {
      const { x, y } = middle(outline.cell);
      return (
        <g className={styles.missing} data-outline="missing">
          <rect x={x - 44} y={y - 44} width={88} height={88} />
          <SymbolMark symbol={outline.symbol} x={x} y={y} radius={24} />
        </g>
      );
    }
    case "stands-for": {
      const { x, y } = middle(outline.cell);
      const gap = 34;
      const left = x - ((outline.symbols.length - 1) * gap) / 2;
      return outline.symbols.map((symbol, index) => (
        <SymbolMark
          key={symbol}
          symbol={symbol}
          x={left + index * gap}
          y={y - 4}
          radius={outline.symbols.length > 2 ? 17 : 24}
        />
      ));
    }
  }
}

/** The edges of cells that lie side by side, as one line around them. */
export function hull(cells: readonly Cell[]): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of cells) {
    const [x, y] = [columnOf(cell) * CARD, rowOf(cell) * CARD];
    if (!inside.has(cell - FIELD)) path += `M${x} ${y}h${CARD}`;
    if (!inside.has(cell + FIELD)) path += `M${x} ${y + CARD}h${CARD}`;
    if (!inside.has(cell - 1)) path += `M${x} ${y}v${CARD}`;
    if (!inside.has(cell + 1)) path += `M${x + CARD} ${y}v${CARD}`;
  }
  return path;
}

function middle(cell: Cell) {
  return {
    x: (columnOf(cell) + 0.5) * CARD,
    y: (rowOf(cell) + 0.5) * CARD,
  };
}
