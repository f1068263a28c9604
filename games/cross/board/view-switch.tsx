/** After the game: the map of Europe, or the cross once more. */

import styles from "./board.module.css";
import type { Words } from "./words.ts";

export function ViewSwitch(props: {
  readonly isMapShown: boolean;
  readonly words: Words;
  show(isMap: boolean): void;
}) {
  const { isMapShown, words } = props;
  return (
    <div className={styles.switch}>
      <h2>{words("end.title")}</h2>
      <div className={styles.tabs}>
        <button
          type="button"
          aria-pressed={isMapShown}
          onClick={() => props.show(true)}
        >
          {words("end.show-map")}
        </button>
        <button
          type="button"
          aria-pressed={!isMapShown}
          onClick={() => props.show(false)}
        >
          {words("end.show-cross")}
        </button>
      </div>
    </div>
  );
}
