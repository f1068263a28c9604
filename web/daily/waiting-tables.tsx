/** The tables where others wait for whoever has just solved a deal. */

import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { OwnMatchRow } from "../parts/own-match-row.tsx";
import { inStage, ownMatchAt } from "../session/own-matches.ts";
import type { OwnMatch } from "../session/own-matches.ts";
import { putAway } from "../session/unfinished.ts";
import { useWords } from "../words.ts";
import styles from "./daily.module.css";

export function WaitingTables() {
  const t = useWords();
  const [now] = useState(() => Date.now());
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h3 id="waiting" className={styles.waiting}>
        {t("table.yourTurn")}
      </h3>
      <ul className={styles.tables}>
        {waiting.map((match) => (
          <OwnMatchRow key={match.key} match={match} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** None where the server is out of reach, or knows nobody. */
function useWaiting(): readonly OwnMatch[] {
  const [waiting, setWaiting] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    let isWanted = true;
    void api.ownTables().then((answer) => {
      if (!isWanted || !answer.ok) return;
      const unwanted = putAway();
      const tables = answer.value.tables.filter(
        ({ id }) => !unwanted.includes(id),
      );
      setWaiting(inStage(tables.map(ownMatchAt), "turn"));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return waiting;
}
