/** The cards of a grid where they lie; one that is moved glides, one that is turned turns. */

import { diceOf } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { CSSProperties } from "react";
import { columnOf, rowOf } from "../rules/field.ts";
import type { Card, Cell, Grid, Side } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { CardFace } from "./cards/card.tsx";
import { CARD } from "./cards/front.tsx";
import styles from "./grid.module.css";

/** Cards leave a hair of ground between them, until they join. */
const SCALE = 0.95;
/** One after the other, in milliseconds. */
const JOINING = 35;

export interface Ghost extends Asked {
  readonly cell: Cell;
}

export const LaidCards = memo(function LaidCards(props: {
  readonly grid: Grid;
  readonly language: Language;
  readonly pixels: number;
  readonly fresh: ReadonlySet<Cell>;
  readonly ghost: Ghost | undefined;
  /** After the count no gap is left: all the cards are one street. */
  readonly isJoined?: boolean;
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
            <Face
              card={card}
              up={up}
              language={language}
              pixels={pixels}
              joins={props.isJoined ? index * JOINING : undefined}
            />
          </g>
        </g>
      ))}
    </g>
  );
});

const Face = memo(function Face(props: {
  readonly card: Card;
  readonly up: Side;
  readonly language: Language;
  readonly pixels: number;
  /** After how many milliseconds it lies straight and without a gap; absent: not at all. */
  readonly joins?: number | undefined;
}) {
  const { joins, ...face } = props;
  const name = face.card.front ?? face.card.back ?? "";
  const tilt = diceOf(name).between(-1.2, 1.2).toFixed(2);
  return (
    <g
      className={styles.face}
      style={
        joins === undefined
          ? { transform: `rotate(${tilt}deg) scale(${SCALE})` }
          : ({ "--joins": `${joins}ms` } as CSSProperties)
      }
      data-joined={joins !== undefined || undefined}
    >
      <CardFace {...face} pixels={face.pixels * SCALE} />
    </g>
  );
});

function shift(cell: Cell): string {
  return `translate(${columnOf(cell) * CARD}px, ${rowOf(cell) * CARD}px)`;
}
