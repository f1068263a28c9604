/** The cells of the grid: what can be tapped, dropped on and focused; the cards are drawn over them. */

import { memo, useId, useMemo } from "react";
import { isTaken } from "../rules/moves.ts";
import type { Cell, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import { fieldSize } from "./geometry.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./grid.module.css";
import type { NarrowLines } from "./narrow-lines.ts";
import { cellLabels, rowName } from "./relation.ts";

interface Props {
  readonly view: View;
  readonly wording: Wording;
  readonly geometry: Geometry;
  /** The lines that are shaded, if any are. */
  readonly narrow: NarrowLines | undefined;
  /** The one cell the Tab key finds. */
  readonly cursor: Cell;
  readonly aimed: Cell | undefined;
  onTap(cell: Cell): void;
  onPoint(cell: Cell): void;
  onFocus(cell: Cell): void;
}

export const Cells = memo(function Cells(props: Props) {
  const { view, wording, narrow, cursor, aimed } = props;
  const labels = useMemo(
    () => cellLabels(view, wording, narrow),
    [view, wording, narrow],
  );
  return Array.from({ length: view.rows }, (_, row) => (
    <g
      key={row}
      role="row"
      aria-rowindex={row + 1}
      aria-label={rowName(row, wording.words)}
    >
      {Array.from({ length: view.columns }, (_, column) => (
        <GridCell
          key={column}
          row={row}
          column={column}
          label={labels[row]?.[column] ?? ""}
          isCursor={cursor.row === row && cursor.column === column}
          isAimed={aimed?.row === row && aimed.column === column}
          isFree={!isTaken(view, { row, column })}
          width={props.geometry.cellWidth}
          height={props.geometry.cellHeight}
          onTap={props.onTap}
          onPoint={props.onPoint}
          onFocus={props.onFocus}
        />
      ))}
    </g>
  ));
});

interface CellProps extends Cell {
  readonly label: string;
  readonly isCursor: boolean;
  readonly isAimed: boolean;
  readonly isFree: boolean;
  readonly width: number;
  readonly height: number;
  onTap(cell: Cell): void;
  onPoint(cell: Cell): void;
  onFocus(cell: Cell): void;
}

const GridCell = memo(function GridCell(props: CellProps) {
  const { row, column, width, height, isFree } = props;
  const cell = { row, column };
  return (
    <rect
      className={`${styles.cell} ${isFree ? styles.free : ""} ${isFree && props.isAimed ? styles.aimed : ""}`}
      x={column * width}
      y={row * height}
      width={width}
      height={height}
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={props.label}
      tabIndex={props.isCursor ? 0 : -1}
      data-cell={`${row}-${column}`}
      onClick={() => props.onTap(cell)}
      onFocus={() => props.onFocus(cell)}
      onPointerEnter={() => props.onPoint(cell)}
    />
  );
});

/** Where a card may go: a dot in the middle of every cell and a tint over those that are free, drawn at once. To change hundreds of cells when a card is chosen would take too long on a phone. */
export function Pips(props: {
  readonly view: View;
  readonly geometry: Geometry;
}) {
  const { view, geometry } = props;
  const id = useId();
  const { cellWidth, cellHeight } = geometry;
  const free = useMemo(() => freeCells(view, geometry), [view, geometry]);
  return (
    <g className={styles.pips} role="presentation" data-pips>
      <pattern
        id={id}
        width={cellWidth}
        height={cellHeight}
        patternUnits="userSpaceOnUse"
      >
        <circle cx={cellWidth / 2} cy={cellHeight / 2} r={5} />
      </pattern>
      <rect
        className={styles.dots}
        {...fieldSize(geometry)}
        fill={`url(#${id})`}
      />
      <path className={styles.tint} d={free} />
    </g>
  );
}

/** As one shape. */
function freeCells(view: View, { cellWidth, cellHeight }: Geometry): string {
  let shape = "";
  for (let row = 0; row < view.rows; row += 1)
    for (let column = 0; column < view.columns; column += 1)
      if (!isTaken(view, { row, column }))
        shape += `M${column * cellWidth} ${row * cellHeight}h${cellWidth}v${cellHeight}h${-cellWidth}z`;
  return shape;
}
