/** How far a lesson has come: a dot for each beat. */

import { useWords } from "../words.ts";
import styles from "./coach.module.css";

export function Dots({
  beat,
  beats,
}: {
  /** Which one is due, counted from 0; as many as there are: none any more. */
  readonly beat: number;
  readonly beats: number;
}) {
  const t = useWords();
  const shown = Math.min(beat + 1, beats);
  return (
    <p className={styles.dots}>
      <span className={styles.voice}>
        {t("lesson.beat", { beat: shown, beats })}
      </span>
      {Array.from({ length: beats }, (_, index) => (
        <span
          key={index}
          className={styles.dot}
          data-is={index < beat ? "done" : index === beat ? "now" : "next"}
        />
      ))}
    </p>
  );
}
