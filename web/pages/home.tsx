/** Home: the poster, and the games as printed cards. */

import { games } from "../games.ts";
import { GameCard } from "../parts/game-card.tsx";
import { HeroTable } from "../parts/hero-table.tsx";
import { useTitle } from "../parts/title.ts";
import { useWords } from "../words.ts";
import styles from "./home.module.css";

export function HomePage() {
  const t = useWords();
  useTitle("");
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.name}>Stolik</h1>
          <p className={styles.tagline}>{t("home.tagline")}</p>
          <p className={styles.how}>{t("home.how")}</p>
        </div>
        <HeroTable className={styles.table} />
      </section>
      <section className={styles.games} aria-label={t("home.games")}>
        <ul className={styles.cards}>
          {games.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </>
  );
}
