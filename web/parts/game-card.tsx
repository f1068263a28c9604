/** A game as a printed card: its emblem, what it is, and how to play it now. */

import { useTranslation } from "react-i18next";
import type { GameEntry } from "../games.ts";
import { recall } from "../memory.ts";
import { makePath } from "../router/route.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./game-card.module.css";
import { unfinished, unfinishedTable } from "../session/unfinished.ts";

export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { t } = useTranslation();
  const { id, seats, minutes, Emblem, load } = entry;
  const kind = load ? styles.built : styles.isComing;
  return (
    <li className={styles.card} data-game={id}>
      <div className={`${styles.inside} ${kind}`}>
        <div className={styles.picture}>
          <Emblem />
          {!load && <span className={styles.stamp}>{t("home.coming")}</span>}
        </div>
        <div className={styles.words}>
          <h2 className={`${styles.title} ${load ? styles.large : ""}`}>
            {t(`games.${id}.title`)}
          </h2>
          <p className={styles.about}>{t(`games.${id}.about`)}</p>
          <p className={styles.facts}>
            {seats.min === seats.max
              ? t("home.exactly", { count: seats.min })
              : t("home.players", seats)}
            {minutes && ` · ${t("home.minutes", { minutes })}`}
            {load && (
              <>
                {" · "}
                <a href={makePath({ type: "rules", game: id })}>
                  {t("home.rules")}
                </a>
              </>
            )}
          </p>
          {load && <Actions game={id} />}
        </div>
      </div>
    </li>
  );
}

function Actions({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const isSaved = (mode: "solo" | "hotseat") =>
    recall(unfinished(mode, game)) !== undefined;
  const table = unfinishedTable(game);
  return (
    <div className={styles.actions}>
      {table !== undefined && (
        <ButtonLink to={{ type: "table", table }} look="primary" isLarge>
          {t("home.table")}
        </ButtonLink>
      )}
      <ButtonLink
        to={{ type: "solo", game }}
        look={table === undefined ? "primary" : "plain"}
        isLarge
      >
        {isSaved("solo") ? t("home.soloAgain") : t("home.solo")}
      </ButtonLink>
      <ButtonLink to={{ type: "new", game }}>{t("home.friends")}</ButtonLink>
      <ButtonLink to={{ type: "hotseat", game }}>
        {isSaved("hotseat") ? t("home.hotseatAgain") : t("home.hotseat")}
      </ButtonLink>
    </div>
  );
}
