/** Home: the poster, and five games as printed cards. */

import { useTranslation } from "react-i18next";
import { games } from "../games.ts";
import { GameCard } from "../parts/game-card.tsx";
import { HeroTable } from "../parts/hero-table.tsx";
import { useTitle } from "../parts/title.ts";
import styles from "./home.module.css";

export function HomePage() {
  const { t } = useTranslation();
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
        <ul className={styles.built}>
          {games
            .filter(({ load }) => load)
            .map((entry) => (
              <GameCard key={entry.id} entry={entry} />
            ))}
        </ul>
        <ul className={styles.coming}>
          {games
            .filter(({ load }) => !load)
            .map((entry) => (
              <GameCard key={entry.id} entry={entry} />
            ))}
        </ul>
      </section>
    </>
  );
}
