/** The other letters a key may stand for, offered as tiles. */

import type { Ref } from "react";
import type { BoardName } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import { Tile } from "./tile.tsx";
import styles from "./word-panel.module.css";
import type { Words } from "./words.ts";

export function Sisters(props: {
  readonly id: string;
  /** The first one, for the keyboard. */
  readonly first: Ref<HTMLButtonElement>;
  readonly board: BoardName;
  readonly letters: readonly Letter[];
  readonly words: Words;
  choose(letter: Letter): void;
}) {
  return (
    <div
      id={props.id}
      className={styles.sisters}
      role="group"
      aria-label={props.words("word.sisters-how", {
        letters: props.letters.join(", "),
      })}
    >
      <span aria-hidden>
        {props.words("word.sisters")}
        <kbd className={styles.key}>↓</kbd>
      </span>
      {props.letters.map((letter, index) => (
        <button
          key={letter}
          ref={index === 0 ? props.first : null}
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
