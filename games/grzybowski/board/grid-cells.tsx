/** The cells of a grid: what can be tapped, dropped on and focused; the cards are drawn beneath them. */

import { listOf } from "@stolik/furniture";
import { memo, useMemo } from "react";
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
  const { cells, grid, wording, lit, offered, counted } = props;
  const sides = useMemo(
    () =>
      new Map(grid.cards.map((laid) => [laid.cell, sideText(laid, wording)])),
    [grid, wording],
  );
  const lines = useMemo(
    () =>
      cells.map((line, row) => ({
        name: wording.words("grid.line", { row: row + 1 }),
        labels: line.map((cell, column) =>
          wording.words("grid.cell", {
            row: row + 1,
            column: column + 1,
            what: whatLies(
              sides.get(cell),
              { wording, lit, offered, counted },
              cell,
            ),
          }),
        ),
      })),
    [cells, wording, sides, lit, offered, counted],
  );
  return cells.map((line, row) => (
    <g
      key={line[0]}
      role="row"
      aria-rowindex={row + 1}
      aria-label={lines[row]?.name}
    >
      {line.map((cell, column) => (
        <GridCell
          key={cell}
          cell={cell}
          column={column}
          label={lines[row]?.labels[column]}
          laid={laidAt(grid, cell)}
          isPicked={props.picked === cell}
          isCursor={props.cursor === cell}
          isLit={lit.has(cell)}
          isOffered={offered.has(cell)}
          isAimed={props.aimed === cell}
          ask={props.ask}
          onTap={props.onTap}
          onPoint={props.onPoint}
          onFocus={props.onFocus}
        />
      ))}
    </g>
  ));
}

interface CellProps extends Pick<
  Props,
  "ask" | "onTap" | "onPoint" | "onFocus"
> {
  readonly cell: Cell;
  readonly column: number;
  readonly label: string | undefined;
  readonly laid: Asked | undefined;
  readonly isPicked: boolean;
  readonly isCursor: boolean;
  readonly isLit: boolean;
  readonly isOffered: boolean;
  readonly isAimed: boolean;
}

const GridCell = memo(function GridCell(props: CellProps) {
  const { cell, laid, isPicked, isLit } = props;
  const handlers = props.ask.handlers(laid);
  return (
    <g
      className={styles.cell}
      role="gridcell"
      aria-colindex={props.column + 1}
      aria-label={props.label}
      aria-selected={isPicked}
      tabIndex={props.isCursor ? 0 : -1}
      data-cell={cell}
      data-lit={isLit || undefined}
      data-offered={props.isOffered || undefined}
      data-picked={isPicked || undefined}
      data-aimed={(isLit && props.isAimed) || undefined}
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
      {isLit && !laid && <Pip cell={cell} />}
    </g>
  );
});

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
  {
    wording,
    lit,
    offered,
    counted,
  }: Pick<Props, "wording" | "lit" | "offered" | "counted">,
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
