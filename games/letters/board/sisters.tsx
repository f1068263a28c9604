/** The other letters a key may stand for, offered as tiles. */

import type { BoardName } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { Tile } from "./tile.tsx";
import styles from "./word-panel.module.css";
import type { Words } from "./words.ts";

export function Sisters(props: {
  readonly board: BoardName;
  readonly letters: readonly Letter[];
  readonly words: Words;
  choose(letter: Letter): void;
}) {
  return (
    <div
      className={styles.sisters}
      role="group"
      aria-label={props.words("word.sisters")}
    >
      <span aria-hidden>{props.words("word.sisters")}</span>
      {props.letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles.letter}
          aria-label={props.words("word.instead", { letter })}
          onClick={() => props.choose(letter)}
        >
          <Tile board={props.board} letter={letter} />
        </button>
      ))}
    </div>
  );
}
