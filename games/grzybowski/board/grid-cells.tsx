/** The cells of a grid: what can be tapped, dropped on and focused; the cards are drawn beneath them. */

import { listOf } from "@stolik/furniture";
import { useMemo } from "react";
import { fronts } from "../content/fronts.ts";
import { laidAt } from "../rules/chances.ts";
import { columnOf, rowOf } from "../rules/field.ts";
import type { Cell, Grid } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CARD } from "./cards/front.tsx";
import { goalText } from "./goal-words.ts";
import styles from "./grid.module.css";
import type { Ask } from "./use-ask.ts";
import { cardName, symbolName } from "./words.ts";
import type { Wording } from "./words.ts";

interface Props {
  readonly cells: readonly (readonly Cell[])[];
  readonly grid: Grid;
  readonly wording: Wording;
  /** The one cell the Tab key finds. */
  readonly cursor: Cell;
  readonly lit: ReadonlySet<Cell>;
  readonly offered: ReadonlySet<Cell>;
  readonly picked: Cell | undefined;
  readonly aimed: Cell | undefined;
  readonly ask: Ask<Asked>;
  /** What a card counted in, once that is settled. */
  readonly counted: ((cell: Cell) => string | undefined) | undefined;
  onTap(cell: Cell): void;
  onPoint(cell: Cell): void;
  onFocus(cell: Cell): void;
}

export function GridCells(props: Props) {
  const { cells, grid, wording, ask } = props;
  const sides = useMemo(
    () =>
      new Map(grid.cards.map((laid) => [laid.cell, sideText(laid, wording)])),
    [grid, wording],
  );
  return cells.map((line, row) => (
    <g
      key={line[0]}
      role="row"
      aria-rowindex={row + 1}
      aria-label={wording.words("grid.line", { row: row + 1 })}
    >
      {line.map((cell, column) => {
        const laid = laidAt(grid, cell);
        const handlers = ask.handlers(laid);
        return (
          <g
            key={cell}
            className={styles.cell}
            role="gridcell"
            aria-colindex={column + 1}
            aria-label={wording.words("grid.cell", {
              row: row + 1,
              column: column + 1,
              what: whatLies(sides.get(cell), props, cell),
            })}
            aria-selected={props.picked === cell}
            tabIndex={props.cursor === cell ? 0 : -1}
            data-cell={cell}
            data-lit={props.lit.has(cell) || undefined}
            data-offered={props.offered.has(cell) || undefined}
            data-picked={props.picked === cell || undefined}
            data-aimed={
              (props.lit.has(cell) && props.aimed === cell) || undefined
            }
            data-taken={laid !== undefined || undefined}
            onClick={() => props.onTap(cell)}
            onFocus={() => props.onFocus(cell)}
            {...handlers}
            onPointerEnter={(event) => {
              handlers.onPointerEnter(event);
              props.onPoint(cell);
            }}
          >
            <rect
              x={columnOf(cell) * CARD + 2}
              y={rowOf(cell) * CARD + 2}
              width={CARD - 4}
              height={CARD - 4}
              rx={3}
            />
            {props.lit.has(cell) && !laid && <Pip cell={cell} />}
          </g>
        );
      })}
    </g>
  ));
}

/** A free place that takes a card. */
function Pip({ cell }: { readonly cell: Cell }) {
  const x = (columnOf(cell) + 0.5) * CARD;
  const y = (rowOf(cell) + 0.5) * CARD;
  return (
    <path
      className={styles.pip}
      d={`M${x - 13} ${y}H${x + 13}M${x} ${y - 13}V${y + 13}`}
    />
  );
}

function whatLies(
  side: string | undefined,
  { wording, lit, offered, counted }: Props,
  cell: Cell,
): string {
  const { words } = wording;
  if (side === undefined)
    return words(lit.has(cell) ? "grid.place" : "grid.free");
  const parts = [side];
  if (offered.has(cell)) parts.push(words("grid.offered"));
  if (lit.has(cell)) parts.push(words("grid.choose"));
  const told = counted?.(cell);
  if (told !== undefined) parts.push(told);
  return parts.join(". ");
}

/** What the side that is up shows. */
export function sideText({ card, up }: Asked, wording: Wording): string {
  const { words } = wording;
  const { front, back } = card;
  const name = cardName(card, wording);
  if (up === "back")
    return back
      ? words("grid.back", { card: name, goal: goalText(back, wording) })
      : words("grid.unknown");
  if (!front) return words("grid.unknown");
  const symbols = fronts[front].map((symbol) => symbolName(symbol, wording));
  return words("grid.front", { card: name, symbols: listOf(symbols, wording) });
}
