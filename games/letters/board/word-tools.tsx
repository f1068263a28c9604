/** Beside the typed word: letter keys for a finger, one step back, all away. */

import styles from "./word-panel.module.css";
import type { Words } from "./words.ts";

export function WordTools(props: {
  readonly words: Words;
  readonly areKeysShown: boolean;
  readonly canUndo: boolean;
  readonly canClear: boolean;
  showKeys(areShown: boolean): void;
  undo(): void;
  clear(): void;
}) {
  const { words } = props;
  return (
    <>
      <Tool
        label={words("word.keys")}
        picture="M2 5.5h20v13H2zM5.5 9h1M9.5 9h1M13.5 9h1M17.5 9h1M5.5 12h1M9.5 12h1M13.5 12h1M17.5 12h1M8 15.5h8"
        isPressed={props.areKeysShown}
        use={() => props.showKeys(!props.areKeysShown)}
      />
      <Tool
        label={words("word.undo")}
        picture="M9 4L4 9l5 5M4.5 9H15a5 5 0 0 1 0 10H9"
        isDisabled={!props.canUndo}
        use={props.undo}
      />
      <Tool
        label={words("word.clear")}
        picture="M6 6l12 12M18 6L6 18"
        isDisabled={!props.canClear}
        use={props.clear}
      />
    </>
  );
}

function Tool(props: {
  readonly label: string;
  /** A path in a square of 24. */
  readonly picture: string;
  /** Set where the tool stays on. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  use(): void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={props.label}
      aria-pressed={props.isPressed}
      disabled={props.isDisabled}
      onClick={props.use}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={props.picture} />
      </svg>
    </button>
  );
}
