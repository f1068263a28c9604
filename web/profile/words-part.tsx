/** The best words somebody has read, the best first. */

import form from "../parts/form.module.css";
import { useProfileWords } from "../words.ts";
import type { KeptWord } from "./profile.ts";
import styles from "./profile.module.css";

/** Of those that are kept. */
const SHOWN = 8;

export function WordsPart({ words }: { readonly words: readonly KeptWord[] }) {
  const say = useProfileWords();
  return (
    <section className={form.part} aria-labelledby="words">
      <h2 id="words" className={form.heading}>
        {say("words.title")}
      </h2>
      <ol className={styles.words}>
        {words
          .slice(0, SHOWN)
          .map(({ match, game, word, language, points }) => (
            <li
              key={`${match} ${word}`}
              className={styles.word}
              data-game={game}
            >
              <span className={styles.letters} lang={language}>
                {word}
              </span>
              <span className={form.hint}>
                {say("words.points", { count: points })}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
