/** A tile: ivory, its letter in green, its points in red; square or six-sided as the board it belongs to. */

import type { BoardName } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { pointsOf } from "../rules/points.ts";
import { geometries } from "./geometry.ts";
import styles from "./tile.module.css";

/** What becomes of it: lies there, tried in this turn, or belongs to the word that is shown. */
export type TileLook = "old" | "tried";

export function TileBody(props: {
  readonly board: BoardName;
  readonly look?: TileLook;
  readonly isRead?: boolean;
}) {
  const d = geometries[props.board].tileShape;
  return (
    <g
      className={styles.body}
      data-look={props.look ?? "old"}
      data-read={props.isRead ?? false}
    >
      <path className={styles.side} d={d} transform="translate(0 4)" />
      <path className={styles.top} d={d} />
    </g>
  );
}

export function TileFace(props: {
  readonly board: BoardName;
  readonly letter: Letter;
  /** How high its figures are at least. */
  readonly legible?: number;
}) {
  const isSquare = props.board === "square";
  const points = pointsOf(props.letter);
  return (
    <g className={styles.face}>
      <text
        className={styles.letter}
        x={isSquare ? -8 : 0}
        y={isSquare ? 17 : 11}
        fontSize={isSquare ? 60 : 52}
      >
        {props.letter}
      </text>
      <text
        className={styles.points}
        x={isSquare ? 41 : 0}
        y={40}
        textAnchor={isSquare ? "end" : "middle"}
        fontSize={Math.max(26, props.legible ?? 0)}
      >
        {points}
      </text>
    </g>
  );
}

/** A tile by itself: on the rack, in the word, in the hand. */
export function Tile(props: {
  readonly board: BoardName;
  readonly letter: Letter;
  readonly look?: TileLook;
}) {
  return (
    <svg
      className={styles.tile}
      viewBox={props.board === "square" ? "-48 -48 96 100" : "-48 -55 96 114"}
      aria-hidden
    >
      <TileBody board={props.board} look={props.look ?? "old"} />
      <TileFace board={props.board} letter={props.letter} />
    </svg>
  );
}

/** Lies slightly uneven, the same way every time. */
export function tiltOf(field: number): number {
  return (((field * 37) % 11) - 5) * 0.36;
}
