/** After a match alone: stronger or gentler opponents, and what they are like. */

import { Button } from "../parts/button.tsx";
import { useGameWords, useWords } from "../words.ts";
import styles from "./offered-match.module.css";
import type { Offer } from "./opponents.ts";

export function OfferedMatch({
  game,
  offer,
  onAccept,
}: {
  readonly game: string;
  readonly offer: Offer;
  readonly onAccept: () => void;
}) {
  const t = useWords();
  const inGame = useGameWords(game);
  const { type, bots, level } = offer;
  return (
    <div className={styles.offer}>
      <p>
        {t(`offer.${type}Text`)}{" "}
        <strong>
          {t("offer.bots", { count: bots, level: t(`level.${level}`) })}
        </strong>
        {". "}
        {inGame(`levels.${level}`)}
      </p>
      <Button look="primary" onPress={onAccept}>
        {t(`offer.${type}`)}
      </Button>
    </div>
  );
}
