/** The tiles on the board (old ones, tried ones, those that have just come), and their letters. */

import type { BoardName } from "../content/boards.ts";
import { EMPTY } from "../rules/position.ts";
import type { Draft } from "./draft.ts";
import type { TileDrag } from "./drop-target.ts";
import { fieldSpot } from "./geometry.ts";
import styles from "./grid.module.css";
import { TileBody, TileFace, tiltOf } from "./tile.tsx";

/** The bodies of the tiles; their letters are drawn above the way of the word. */
export function Tiles(props: {
  readonly board: BoardName;
  readonly draft: Draft;
  /** The letter on every field. */
  readonly tiles: readonly string[];
  readonly drag: TileDrag;
  readonly chosen: number | undefined;
  readonly fresh: readonly number[];
  readonly shown: readonly number[];
}) {
  const { board, draft, tiles } = props;
  return (
    <g aria-hidden>
      {tiles.map((letter, field) => {
        if (letter === EMPTY) return null;
        const { x, y } = fieldSpot(board, field);
        const tried = draft.placed.find((tile) => tile.field === field);
        return (
          <g
            key={`${field}${letter}`}
            transform={`translate(${x} ${y}) rotate(${tiltOf(field)})`}
            className={styles.tile}
            data-lifted={
              tried !== undefined && props.drag.lifted?.item === tried.slot
            }
            data-chosen={tried !== undefined && props.chosen === tried.slot}
            data-fresh={props.fresh.includes(field)}
          >
            <TileBody
              board={board}
              look={tried ? "tried" : "old"}
              isRead={props.shown.includes(field)}
            />
          </g>
        );
      })}
    </g>
  );
}

export function TileLetters(props: {
  readonly board: BoardName;
  readonly tiles: readonly string[];
  readonly legible: number;
}) {
  const { board, tiles, legible } = props;
  return (
    <g aria-hidden>
      {tiles.map((letter, field) => {
        if (letter === EMPTY) return null;
        const { x, y } = fieldSpot(board, field);
        return (
          <g
            key={field}
            transform={`translate(${x} ${y}) rotate(${tiltOf(field)})`}
          >
            <TileFace board={board} letter={letter} legible={legible} />
          </g>
        );
      })}
    </g>
  );
}
