/** What one may do instead of reading a word: exchange tiles, or pass; each asks once more before it is done. */

import { poolLeft } from "../rules/moves.ts";
import type { Desk } from "./draft.ts";
import styles from "./actions.module.css";
import type { Words } from "./words.ts";

/** What the rack's tiles are tapped for. */
const modes = ["word", "exchange", "pass"] as const;
export type Mode = (typeof modes)[number];

export function Actions(props: {
  readonly desk: Desk;
  readonly mode: Mode;
  readonly given: readonly number[];
  readonly words: Words;
  setMode(mode: Mode): void;
  exchange(): void;
  pass(): void;
}) {
  const { desk, mode, given, words } = props;
  const left = poolLeft(desk.view);
  const back = (
    <button
      type="button"
      className={styles.action}
      onClick={() => props.setMode("word")}
    >
      {words("actions.back")}
    </button>
  );
  switch (mode) {
    case "word":
      return (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            disabled={left === 0}
            onClick={() => props.setMode("exchange")}
          >
            {words("actions.exchange")}
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => props.setMode("pass")}
          >
            {words("actions.pass")}
          </button>
        </div>
      );
    case "exchange":
      return (
        <div className={styles.actions}>
          <p>{words("actions.exchange-how", { left })}</p>
          <button
            type="button"
            className={styles.sure}
            disabled={given.length === 0 || given.length > left}
            onClick={props.exchange}
          >
            {words("actions.exchange-sure", { count: given.length })}
          </button>
          {back}
        </div>
      );
    case "pass":
      return (
        <div className={styles.actions}>
          <p>{words("actions.pass-how")}</p>
          <button type="button" className={styles.sure} onClick={props.pass}>
            {words("actions.pass-sure")}
          </button>
          {back}
        </div>
      );
  }
}
