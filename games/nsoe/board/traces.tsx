/** Lines over the grid that show what is compared with what. */

import type { Cell, View } from "../rules/position.ts";
import { worstFirst } from "./describe.ts";
import type { LaidEvent } from "./describe.ts";
import { fieldSize, middleOf } from "./geometry.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./grid.module.css";
import type { NarrowLines } from "./narrow-lines.ts";

/** The row and the column a card would stand in. */
export function Crosshair(props: {
  readonly geometry: Geometry;
  readonly cell: Cell;
}) {
  const { geometry, cell } = props;
  const { cellWidth, cellHeight } = geometry;
  const { width, height } = fieldSize(geometry);
  return (
    <g className={styles.crosshair} aria-hidden>
      <rect y={cell.row * cellHeight} width={width} height={cellHeight} />
      <rect x={cell.column * cellWidth} width={cellWidth} height={height} />
    </g>
  );
}

/** The rows and columns with hardly any room. */
export function Shading(props: {
  readonly geometry: Geometry;
  readonly narrow: NarrowLines;
}) {
  const { geometry, narrow } = props;
  const { cellWidth, cellHeight } = geometry;
  const { width, height } = fieldSize(geometry);
  const rows = [...narrow.rows.keys()].map(
    (row) => `M0 ${row * cellHeight}h${width}v${cellHeight}h${-width}Z`,
  );
  const columns = [...narrow.columns.keys()].map(
    (column) =>
      `M${column * cellWidth} 0h${cellWidth}v${height}h${-cellWidth}Z`,
  );
  // One path, so that a crossing is no darker than its lines.
  return (
    <path
      className={styles.shading}
      d={[...rows, ...columns].join("")}
      data-shaded={rows.length + columns.length}
      aria-hidden
    />
  );
}

/** Where the wrong card was laid, and the card on the board that says so. */
export function WrongTrace(props: {
  readonly geometry: Geometry;
  readonly view: View;
  readonly check: LaidEvent;
}) {
  const { geometry, view, check } = props;
  const { cellWidth, cellHeight } = geometry;
  const here = middleOf(geometry, check);
  const [worst] = worstFirst(check, view.backs);
  const arm = Math.min(cellWidth, cellHeight) * 0.22;
  return (
    <g className={styles.wrong} aria-hidden>
      {view.laid
        .filter(({ city }) => city === worst?.city)
        .map((other) => {
          const there = middleOf(geometry, other);
          return (
            <g key={other.city}>
              <line x1={here.x} y1={here.y} x2={there.x} y2={there.y} />
              <rect
                x={there.x - cellWidth / 2}
                y={there.y - cellHeight / 2}
                width={cellWidth}
                height={cellHeight}
                rx={4}
              />
            </g>
          );
        })}
      <rect
        className={styles.wrongCell}
        x={here.x - cellWidth / 2 + 4}
        y={here.y - cellHeight / 2 + 4}
        width={cellWidth - 8}
        height={cellHeight - 8}
        rx={3}
      />
      <path
        className={styles.wrongCross}
        d={`M${here.x - arm} ${here.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
      />
    </g>
  );
}
