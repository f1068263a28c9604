/** What is to be done in a deal; folded once somebody has begun. */

import type { Day } from "@stolik/kernel";
import { useLanguage } from "../language.ts";
import { useDealWords, useWords } from "../words.ts";
import styles from "./deal-notes.module.css";
import { dateOf } from "./share.ts";

export function TaskNote({
  game,
  day,
  hasBegun,
}: {
  readonly game: string;
  readonly day: Day;
  readonly hasBegun: boolean;
}) {
  const t = useWords();
  const words = useDealWords(game);
  const language = useLanguage();
  return (
    <details className={styles.task} open={!hasBegun}>
      <summary>
        {t("daily.dealOf", { date: dateOf(day, language, "long") })}
      </summary>
      <p>
        {words("task")} {t("daily.counts")}
      </p>
    </details>
  );
}
