/** The free fields that a chosen tile may go to, lit. */

import type { BoardName } from "../content/boards.ts";
import { fieldSpot, geometries } from "./geometry.ts";
import styles from "./grid.module.css";

export function Lights(props: {
  readonly board: BoardName;
  readonly lit: readonly number[];
  /** Where a dragged tile would land. */
  readonly aimed: number | undefined;
}) {
  const { board } = props;
  return (
    <g className={styles.lights} aria-hidden>
      {props.lit.map((field) => {
        const { x, y } = fieldSpot(board, field);
        return (
          <path
            key={field}
            data-aimed={props.aimed === field}
            d={geometries[board].fieldShape}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}
