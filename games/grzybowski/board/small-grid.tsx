/** A grid seen small: enough to see what the other is after. */

import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { Grid } from "../rules/index.ts";
import { CARD } from "./cards/front.tsx";
import { FrameLines } from "./frame-lines.tsx";
import { sizeOf, windowOf } from "./grid-window.ts";
import styles from "./grid.module.css";
import { LaidCards } from "./laid-cards.tsx";

const NONE: ReadonlySet<number> = new Set();
const PIXELS = 18;
const MARGIN = 8;

export const SmallGrid = memo(function SmallGrid(props: {
  readonly grid: Grid;
  readonly language: Language;
}) {
  const shown = windowOf(props.grid, []);
  // A square, so that the tray keeps its shape.
  const size = Math.max(sizeOf(shown.columns), sizeOf(shown.rows)) * CARD;
  return (
    <svg
      className={styles.small}
      viewBox={`${shown.columns.first * CARD - MARGIN} ${shown.rows.first * CARD - MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      aria-hidden
    >
      <FrameLines grid={props.grid} shown={shown} />
      <LaidCards
        grid={props.grid}
        language={props.language}
        pixels={PIXELS}
        fresh={NONE}
        ghost={undefined}
      />
    </svg>
  );
});
