/** A grid of cards: to look at, to tap, to drop a card on, and to walk with the arrow keys. */

import { useHeight, useStable, useWidth } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { laidAt } from "../rules/chances.ts";
import { cellAt, columnOf, rowOf } from "../rules/field.ts";
import type { Cell, Grid } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CARD } from "./cards/front.tsx";
import { FrameLines } from "./frame-lines.tsx";
import { GridCells } from "./grid-cells.tsx";
import { gridSummary } from "./grid-summary.ts";
import { cellsOf, holds, sizeOf, windowOf } from "./grid-window.ts";
import type { GridWindow } from "./grid-window.ts";
import styles from "./grid.module.css";
import { LaidCards } from "./laid-cards.tsx";
import { Outlines } from "./outlines.tsx";
import type { Outline } from "./outlines.tsx";
import type { Ask } from "./use-ask.ts";
import type { Wording } from "./words.ts";

export interface GridHandle {
  /** Moves the keyboard's focus to a lit place, or to where it was. */
  focus(): void;
}

interface Props {
  readonly handle: Ref<GridHandle> | undefined;
  readonly grid: Grid;
  readonly seat: Seat;
  readonly label: string;
  readonly wording: Wording;
  /** Where a tap leads somewhere. */
  readonly lit: ReadonlySet<Cell>;
  /** Chance sides that offer themselves. */
  readonly offered: ReadonlySet<Cell>;
  readonly picked: Cell | undefined;
  /** What changed in the plan, or in the last turn. */
  readonly fresh: ReadonlySet<Cell>;
  /** The card in hand, shown faintly where it would lie. */
  readonly ghost: Asked | undefined;
  readonly aimed: Cell | undefined;
  readonly outlines: readonly Outline[];
  readonly ask: Ask<Asked>;
  /** What a card counted in, once that is settled. */
  readonly counted: ((cell: Cell) => string | undefined) | undefined;
  /** A place is under the pointer, or has the focus. */
  aim(cell: Cell | undefined): void;
  /** The same; what a finger has touched stays looked at until the focus goes. */
  look(cell: Cell | undefined): void;
  act(cell: Cell, byKeys: boolean): void;
  cancel(): void;
}

const MARGIN = 8;

export function GridBoard(props: Props) {
  const { grid, wording, lit, ask } = props;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, 520);
  // Nothing has a height before it is drawn.
  const height = useHeight(svg) || Infinity;
  const shown = useMemo(() => windowOf(grid, lit), [grid, lit]);
  const cells = useMemo(() => cellsOf(shown), [shown]);
  const columns = sizeOf(shown.columns);
  const rows = sizeOf(shown.rows);
  // A grid of many rows is as large as the window is high.
  const pixels = Math.min(
    width / (columns + (2 * MARGIN) / CARD),
    height / (rows + (2 * MARGIN) / CARD),
  );
  const [wanted, setCursor] = useState<Cell>();
  const [pointed, setPointed] = useState<Cell>();
  const cursor =
    wanted !== undefined && holds(shown, wanted) ? wanted : middleOf(shown);

  useImperativeHandle(props.handle, () => ({
    focus() {
      const first = [...lit][0];
      focusCell(svg.current, lit.has(cursor) ? cursor : (first ?? cursor));
    },
  }));

  function point(cell: Cell | undefined): void {
    setPointed(cell);
    props.aim(cell);
  }
  const onTap = useStable((cell: Cell) => {
    setCursor(cell);
    props.look(cell);
    if (!ask.hasHeld()) props.act(cell, false);
  });
  const onPoint = useStable((cell: Cell) => {
    point(cell);
    props.look(cell);
  });
  const onFocus = useStable((cell: Cell) => {
    setCursor(cell);
    props.aim(cell);
    props.look(cell);
  });
  function onKeyDown(event: KeyboardEvent): void {
    const laid = laidAt(grid, cursor);
    if (ask.key(event, laid)) return;
    const next = step(event.key, cursor, shown);
    if (next !== undefined) {
      setCursor(next);
      focusCell(svg.current, next);
    } else if (event.key === "Enter" || event.key === " ")
      props.act(cursor, true);
    else if (event.key === "Escape") props.cancel();
    else return;
    event.preventDefault();
  }

  const described = useId();
  const summary = useMemo(() => gridSummary(grid, wording), [grid, wording]);
  const aimed = props.aimed ?? pointed;
  const x = shown.columns.first * CARD - MARGIN;
  const y = shown.rows.first * CARD - MARGIN;
  return (
    <svg
      ref={svg}
      className={styles.grid}
      viewBox={`${x} ${y} ${columns * CARD + 2 * MARGIN} ${rows * CARD + 2 * MARGIN}`}
      role="grid"
      aria-label={props.label}
      aria-describedby={described}
      aria-rowcount={rows}
      aria-colcount={columns}
      data-grid={props.seat}
      onKeyDown={onKeyDown}
      onPointerLeave={({ pointerType }) => {
        point(undefined);
        if (pointerType === "mouse") props.look(undefined);
      }}
      onBlur={() => {
        props.aim(undefined);
        props.look(undefined);
      }}
    >
      <desc id={described}>{summary}</desc>
      <FrameLines grid={grid} shown={shown} />
      <LaidCards
        grid={grid}
        language={wording.language}
        pixels={pixels}
        fresh={props.fresh}
        isJoined={props.counted !== undefined}
        ghost={
          aimed !== undefined && lit.has(aimed) && props.ghost
            ? { ...props.ghost, cell: aimed }
            : undefined
        }
      />
      <GridCells
        cells={cells}
        grid={grid}
        wording={wording}
        cursor={cursor}
        lit={lit}
        offered={props.offered}
        picked={props.picked}
        aimed={aimed}
        ask={ask}
        counted={props.counted}
        onTap={onTap}
        onPoint={onPoint}
        onFocus={onFocus}
      />
      <Outlines outlines={props.outlines} />
    </svg>
  );
}

/** Where an arrow key leads; undefined: it was another key. */
function step(key: string, cell: Cell, shown: GridWindow): Cell | undefined {
  const { rows, columns } = shown;
  const [row, column] = [rowOf(cell), columnOf(cell)];
  switch (key) {
    case "ArrowUp":
      return cellAt(Math.max(rows.first, row - 1), column);
    case "ArrowDown":
      return cellAt(Math.min(rows.last, row + 1), column);
    case "ArrowLeft":
      return cellAt(row, Math.max(columns.first, column - 1));
    case "ArrowRight":
      return cellAt(row, Math.min(columns.last, column + 1));
    case "Home":
      return cellAt(row, columns.first);
    case "End":
      return cellAt(row, columns.last);
    case "PageUp":
      return cellAt(rows.first, column);
    case "PageDown":
      return cellAt(rows.last, column);
    default:
      return undefined;
  }
}

function middleOf({ rows, columns }: GridWindow): Cell {
  return cellAt(
    Math.floor((rows.first + rows.last) / 2),
    Math.floor((columns.first + columns.last) / 2),
  );
}

function focusCell(within: Element | null, cell: Cell): void {
  within?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
}
