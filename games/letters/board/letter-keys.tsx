/** A keyboard of 23 plain letters for fingers: hold one for its Polish sisters. */

import { useEffect, useRef } from "react";
import type { Letter } from "../content/tiles.ts";
import { familyOf, keys } from "./alphabet.ts";
import styles from "./letter-keys.module.css";
import { useLongPress } from "./use-long-press.ts";
import type { Words } from "./words.ts";

export function LetterKeys(props: {
  /** The letters for which a tile is left. */
  readonly left: readonly Letter[];
  readonly words: Words;
  press(letter: Letter): void;
  /** A key was held: its sisters are wanted. */
  hold(letter: Letter): void;
  erase(): void;
}) {
  const { left, words } = props;
  const long = useLongPress(props.hold);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    group.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <div
      ref={group}
      className={styles.keys}
      role="group"
      aria-label={words("word.keys")}
    >
      {keys.map((key) => {
        const there = familyOf(key).filter((sister) => left.includes(sister));
        // A plain letter that is not there makes room for its only sister.
        const cap = there.length === 1 ? there[0] : key;
        const sisters = there.filter((sister) => sister !== cap);
        return (
          <button
            key={key}
            type="button"
            className={styles.key}
            disabled={there.length === 0}
            {...long.on(key)}
            onClick={(event) => {
              if (long.wasLong(event)) return;
              if (cap !== undefined && there.includes(cap)) props.press(cap);
              else props.hold(key);
            }}
          >
            <span className={styles.cap}>
              {cap}
              {sisters.length > 0 && (
                <span className={styles.sisters}>{sisters.join("")}</span>
              )}
            </span>
          </button>
        );
      })}
      <button
        type="button"
        className={styles.key}
        aria-label={words("word.erase")}
        onClick={props.erase}
      >
        <span className={styles.cap} aria-hidden>
          ⌫
        </span>
      </button>
      <p className={styles.hint}>{words("word.keys-hint")}</p>
    </div>
  );
}
