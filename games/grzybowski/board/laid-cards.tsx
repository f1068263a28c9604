/** The cards of a grid where they lie; one that is moved glides, one that is turned turns. */

import { diceOf } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import { columnOf, rowOf } from "../rules/field.ts";
import type { Card, Cell, Grid, Side } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CardFace } from "./cards/card.tsx";
import { CARD } from "./cards/front.tsx";
import styles from "./grid.module.css";

/** Cards leave a hair of ground between them. */
const SCALE = 0.95;

export interface Ghost extends Asked {
  readonly cell: Cell;
}

export function LaidCards(props: {
  readonly grid: Grid;
  readonly language: Language;
  readonly pixels: number;
  readonly fresh: ReadonlySet<Cell>;
  readonly ghost: Ghost | undefined;
}) {
  const { grid, language, pixels, ghost } = props;
  return (
    <g className={styles.cards} aria-hidden>
      {ghost && (
        <g className={styles.ghost} style={{ transform: shift(ghost.cell) }}>
          <Face
            card={ghost.card}
            up={ghost.up ?? "front"}
            language={language}
            pixels={pixels}
          />
        </g>
      )}
      {grid.cards.map(({ card, cell, up }, index) => (
        <g
          key={card.front ?? card.back ?? index}
          className={styles.laid}
          style={{ transform: shift(cell) }}
          data-fresh={props.fresh.has(cell) || undefined}
        >
          {/* A new element for a new side, so that turning is seen. */}
          <g key={up} className={styles.turning}>
            <Face card={card} up={up} language={language} pixels={pixels} />
          </g>
        </g>
      ))}
    </g>
  );
}

const Face = memo(function Face(props: {
  readonly card: Card;
  readonly up: Side;
  readonly language: Language;
  readonly pixels: number;
}) {
  const name = props.card.front ?? props.card.back ?? "";
  const tilt = diceOf(name).between(-1.2, 1.2).toFixed(2);
  return (
    <g
      transform={`translate(50 50) rotate(${tilt}) scale(${SCALE}) translate(-50 -50)`}
    >
      <CardFace {...props} />
    </g>
  );
});

function shift(cell: Cell): string {
  return `translate(${columnOf(cell) * CARD}px, ${rowOf(cell) * CARD}px)`;
}
