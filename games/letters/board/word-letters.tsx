/** The letters of the word as tiles. */

import type { Wording } from "./describe.ts";
import { letterAt } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { Tile } from "./tile.tsx";
import type { useLongPress } from "./use-long-press.ts";
import styles from "./word-panel.module.css";

/** Tap a letter to take it out of the word; hold it for its sisters. */
export function WordLetters(props: {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly wording: Wording;
  readonly long: ReturnType<typeof useLongPress<number>>;
  read(field: number): void;
}) {
  const { desk, draft, long } = props;
  const { words } = props.wording;
  return (
    <ol className={styles.letters} data-long={draft.word.length > 8}>
      {draft.word.map((field, index) => {
        const letter = letterAt(desk, draft, field);
        const isTried = draft.placed.some((tile) => tile.field === field);
        return (
          <li key={field}>
            <button
              type="button"
              className={styles.letter}
              aria-label={words("word.remove", {
                letter,
                place: index + 1,
              })}
              {...long.on(index)}
              onClick={(event) => {
                if (!long.wasLong(event)) props.read(field);
              }}
            >
              <Tile
                board={desk.view.board}
                letter={letter}
                look={isTried ? "tried" : "old"}
              />
            </button>
          </li>
        );
      })}
      {draft.word.length === 0 && (
        <li className={styles.empty}>
          {words(`word.empty.${desk.view.reading}`)}
        </li>
      )}
    </ol>
  );
}
