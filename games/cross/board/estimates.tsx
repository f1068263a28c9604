/** C15: how many cards lie wrong? A number chosen in secret, then said. */

import { useState } from "react";
import styles from "./actions.module.css";
import type { Words } from "./words.ts";

export function Estimates(props: {
  readonly most: number;
  readonly words: Words;
  readonly isAlone: boolean;
  say(wrong: number): void;
}) {
  const { most, words } = props;
  const [chosen, setChosen] = useState<number>();
  return (
    <div className={styles.estimate}>
      <p className={styles.note} data-earns>
        {words(props.isAlone ? "alone.earns" : "stop.earns")}
      </p>
      <div
        className={styles.numbers}
        role="group"
        aria-label={words("stop.numbers")}
      >
        {Array.from({ length: most + 1 }, (_, number) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={chosen === number}
            data-number={number}
            onClick={() => setChosen(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.say}
        data-say
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) props.say(chosen);
        }}
      >
        {chosen === undefined
          ? words("stop.choose")
          : words("stop.say", { wrong: chosen })}
      </button>
    </div>
  );
}
