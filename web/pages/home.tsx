/** Home: the poster, and the games as printed cards. */

import { useEffect, useState } from "react";
import { games } from "../games.ts";
import { lazyPage } from "../lazy-page.tsx";
import { GameCard } from "../parts/game-card.tsx";
import { Glance, GAMES } from "../parts/glance.tsx";
import { HeroTable } from "../parts/hero-table.tsx";
import { useTitle } from "../parts/title.ts";
import { useWords } from "../words.ts";
import styles from "./home.module.css";

/** Nobody needs it before the app is on the device. */
const onThisDevice = lazyPage(
  async () => (await import("../parts/on-this-device.tsx")).OnThisDevice,
);

export function HomePage() {
  const t = useWords();
  const isKept = useKept();
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
      <Glance />
      <section id={GAMES} className={styles.games} aria-label={t("home.games")}>
        <ul className={styles.cards}>
          {games.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </ul>
        {isKept && <onThisDevice.Page />}
      </section>
    </>
  );
}

/** Whether the app is on this device, and what home says about it has come. */
function useKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isWanted = true;
    navigator.serviceWorker?.ready
      .then(() => onThisDevice.load())
      .then(() => {
        if (isWanted) setKept(true);
      })
      // Without it nothing is missing but words about it.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return isKept;
}
