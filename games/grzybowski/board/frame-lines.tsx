/** The frame of 5 × 5 (G7): ruled where it is fixed, dashed as far as it may still float. */

import { FRAME, frameOf } from "../rules/field.ts";
import type { Grid, Range } from "../rules/index.ts";
import { CARD } from "./cards/front.tsx";
import styles from "./grid.module.css";
import type { GridWindow, Span } from "./grid-window.ts";

type Reach = ReturnType<typeof reach>;

/** Beyond the sheet a dashed line says that the frame may go on. */
const HEM = 5;

export function FrameLines(props: {
  readonly grid: Grid;
  readonly shown: GridWindow;
}) {
  const { grid, shown } = props;
  const frame = frameOf(grid);
  const rows = reach(frame.top, shown.rows);
  const columns = reach(frame.left, shown.columns);
  const [top, bottom] = [rows.from * CARD - HEM, rows.to * CARD + HEM];
  const [left, right] = [columns.from * CARD - HEM, columns.to * CARD + HEM];
  return (
    <g
      data-frame={`${rows.isFixed ? "fixed" : "floating"}-${columns.isFixed ? "fixed" : "floating"}`}
    >
      <rect
        className={styles.room}
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
      />
      <path className={styles.dots} d={dotted(rows, columns)} />
      <path
        className={rows.isFixed ? styles.fixed : styles.floating}
        d={`M${left} ${top}H${right}M${left} ${bottom}H${right}`}
      />
      <path
        className={columns.isFixed ? styles.fixed : styles.floating}
        d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`}
      />
    </g>
  );
}

/** The places, between dotted lines: five by five are to be filled. */
function dotted(rows: Reach, columns: Reach): string {
  const across = between(rows).map(
    (row) => `M${columns.from * CARD} ${row * CARD}H${columns.to * CARD}`,
  );
  const down = between(columns).map(
    (column) => `M${column * CARD} ${rows.from * CARD}V${rows.to * CARD}`,
  );
  return [...across, ...down].join("");
}

function between({ from, to }: Reach): number[] {
  return Array.from({ length: to - from - 1 }, (_, line) => from + line + 1);
}

/** From which line to which the frame may lie, as far as it is drawn. */
function reach(start: Range, { first, last }: Span) {
  return {
    from: Math.max(start.low, first),
    to: Math.min(start.high + FRAME, last + 1),
    isFixed: start.low === start.high,
  };
}
