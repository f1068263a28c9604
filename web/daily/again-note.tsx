/** One mistake, tried again: nothing of it counts. */

import { Button } from "../parts/button.tsx";
import { useFocusHere } from "../parts/use-focus-here.ts";
import { useDealWords, useWords } from "../words.ts";
import styles from "./deal-notes.module.css";

export function AgainNote({
  game,
  tried,
  reached,
  best,
  onClose,
}: {
  readonly game: string;
  /** What is called by name of the move that is tried again. */
  readonly tried: Readonly<Record<string, string>>;
  /** What was reached this time; undefined: it is not over. */
  readonly reached: number | undefined;
  readonly best: number;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const words = useDealWords(game);
  const note = useFocusHere();
  return (
    <section
      ref={note}
      className={styles.again}
      aria-label={t("daily.tryAgain")}
      tabIndex={-1}
    >
      <p role="status">
        {reached === undefined
          ? words("again", tried)
          : t("daily.thisTime", {
              score: words("score", { count: reached, score: reached, best }),
            })}{" "}
        {t("daily.notCounted")}
      </p>
      <Button onPress={onClose}>{t("daily.toResult")}</Button>
    </section>
  );
}
