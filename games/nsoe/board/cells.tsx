/** The cells of the grid: what can be tapped, dropped on and focused; the cards are drawn over them. */

import { memo, useMemo } from "react";
import { isTaken } from "../rules/moves.ts";
import type { Cell, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./grid.module.css";
import { cellLabel } from "./relation.ts";

interface Props {
  readonly view: View;
  readonly wording: Wording;
  readonly geometry: Geometry;
  /** The one cell the Tab key finds. */
  readonly cursor: Cell;
  readonly isLit: boolean;
  readonly aimed: Cell | undefined;
  onTap(cell: Cell): void;
  onPoint(cell: Cell): void;
  onFocus(cell: Cell): void;
}

export function Cells(props: Props) {
  const { view, wording, cursor, aimed } = props;
  const labels = useMemo(
    () =>
      Array.from({ length: view.rows }, (_, row) =>
        Array.from({ length: view.columns }, (_, column) =>
          cellLabel(view, { row, column }, wording),
        ),
      ),
    [view, wording],
  );
  return Array.from({ length: view.rows }, (_, row) => (
    <g key={row} role="row" aria-rowindex={row + 1}>
      {Array.from({ length: view.columns }, (_, column) => (
        <GridCell
          key={column}
          row={row}
          column={column}
          label={labels[row]?.[column] ?? ""}
          isCursor={cursor.row === row && cursor.column === column}
          isAimed={aimed?.row === row && aimed.column === column}
          isLit={props.isLit && !isTaken(view, { row, column })}
          width={props.geometry.cellWidth}
          height={props.geometry.cellHeight}
          onTap={props.onTap}
          onPoint={props.onPoint}
          onFocus={props.onFocus}
        />
      ))}
    </g>
  ));
}

interface CellProps extends Cell {
  readonly label: string;
  readonly isCursor: boolean;
  readonly isAimed: boolean;
  readonly isLit: boolean;
  readonly width: number;
  readonly height: number;
  onTap(cell: Cell): void;
  onPoint(cell: Cell): void;
  onFocus(cell: Cell): void;
}

const GridCell = memo(function GridCell(props: CellProps) {
  const { row, column, width, height, isLit } = props;
  const cell = { row, column };
  return (
    <g
      className={`${styles.cell} ${isLit ? styles.lit : ""} ${isLit && props.isAimed ? styles.aimed : ""}`}
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={props.label}
      tabIndex={props.isCursor ? 0 : -1}
      data-cell={`${row}-${column}`}
      onClick={() => props.onTap(cell)}
      onFocus={() => props.onFocus(cell)}
      onPointerEnter={() => props.onPoint(cell)}
    >
      <rect x={column * width} y={row * height} width={width} height={height} />
      {isLit && (
        <circle
          className={styles.pip}
          cx={(column + 0.5) * width}
          cy={(row + 0.5) * height}
          r={5}
        />
      )}
    </g>
  );
});
