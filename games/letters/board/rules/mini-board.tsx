/** A small board for a worked example: the tiles, the word's way, and whether it is right. */

import { boards } from "../../content/boards.ts";
import { fencedIn } from "../../rules/points.ts";
import { fieldSpot, geometries } from "../geometry.ts";
import { Numbers, Thread } from "../path.tsx";
import { Bonuses, Fields, Ground } from "../plate.tsx";
import { TileBody, TileFace } from "../tile.tsx";
import type { Example } from "./chapters.ts";
import styles from "./rules.module.css";

export function MiniBoard({ example }: { readonly example: Example }) {
  const { board, tiles, laid, word, isRight } = example;
  const { box } = geometries[board];
  const before = tiles.map((tile, field) => (laid.includes(field) ? "" : tile));
  const lay = laid.map((field) => ({ field }));
  const lying = tiles.flatMap((letter, field) =>
    letter ? [{ letter, field, ...fieldSpot(board, field) }] : [],
  );
  return (
    <svg
      className={styles.mini}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden
    >
      <Ground board={board} />
      <Fields board={board} />
      <Bonuses
        board={board}
        tiles={tiles}
        closing={fencedIn(boards[board], before, lay)}
      />
      {lying.map(({ field, x, y }) => (
        <g key={field} transform={`translate(${x} ${y})`}>
          <TileBody
            board={board}
            look={laid.includes(field) ? "tried" : "old"}
          />
        </g>
      ))}
      <Thread board={board} fields={word} isDraft isSnake />
      {lying.map(({ letter, field, x, y }) => (
        <g key={field} transform={`translate(${x} ${y})`}>
          <TileFace board={board} letter={letter} />
        </g>
      ))}
      <Numbers board={board} fields={word} isDraft />
      {isRight !== undefined && (
        <g
          transform={`translate(${box.x + box.width - 62} ${box.y + box.height - 62})`}
        >
          <circle className={isRight ? styles.right : styles.wrong} r={40} />
          <path
            className={styles.sign}
            d={isRight ? "M-19 0L-5 16L19-16" : "M-16-16L16 16M16-16L-16 16"}
          />
        </g>
      )}
    </svg>
  );
}
