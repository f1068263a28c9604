/** How a word is read: a thread from tile to tile, and the order in numbers. */

import type { BoardName } from "../content/boards.ts";
import { fieldSpot } from "./geometry.ts";
import styles from "./path.module.css";

interface Props {
  readonly board: BoardName;
  readonly fields: readonly number[];
  readonly isDraft: boolean;
  /** From tile to touching tile the thread may be bold; criss-cross it must be fine. */
  readonly isSnake: boolean;
}

/** Drawn between the tiles and their letters, so that nothing is hard to read. */
export function Thread({ board, fields, isDraft, isSnake }: Props) {
  const points = fields.map((field) => {
    const { x, y } = fieldSpot(board, field);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <polyline
      className={styles.thread}
      data-draft={isDraft}
      data-snake={isSnake}
      points={points.join(" ")}
      aria-hidden
    />
  );
}

/** How high the figures are where there is room. */
const FIGURE = 26;

export function Numbers(
  props: Omit<Props, "isSnake"> & {
    /** How high they are at least. */
    readonly legible?: number;
  },
) {
  const { board, fields, isDraft, legible = 0 } = props;
  const scale = Math.max(1, legible / FIGURE);
  const [dx, dy] = board === "square" ? [-34, -34] : [-30, -30];
  return (
    <g
      className={styles.numbers}
      data-draft={isDraft}
      data-reading-order
      aria-hidden
    >
      {fields.map((field, index) => {
        const { x, y } = fieldSpot(board, field);
        return (
          <g
            key={field}
            transform={`translate(${x + dx} ${y + dy}) scale(${scale})`}
          >
            <circle r={17} />
            <text y={9} fontSize={FIGURE}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
