/** A game as a printed card: its emblem, what it is, and how to play it now. */

import { useEffect, useState } from "react";
import type { GameEntry } from "@stolik/furniture";
import { useCard } from "../language.ts";
import { readSaved } from "../saved.ts";
import { makePath } from "../router/route.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./game-card.module.css";
import {
  isLeft,
  isOver,
  noteLeft,
  notePutAway,
  noteTable,
  unfinished,
  unfinishedTable,
} from "../session/unfinished.ts";
import { TableButton } from "./table-button.tsx";
import { useWords } from "../words.ts";

export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const t = useWords();
  const { id, seats, minutes, age, Emblem } = entry;
  const { title, pitch } = useCard(id);
  return (
    <li className={styles.card} data-game={id}>
      <div className={styles.inside}>
        <div className={styles.picture}>
          <Emblem />
        </div>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.pitch}>{pitch}</p>
          <p className={styles.facts}>
            {seats.min === seats.max
              ? t("home.exactly", { count: seats.min })
              : t("home.players", seats)}
            {` · ${t("home.age", { age })}`}
            {` · ${t("home.minutes", { minutes })}`}
            {" · "}
            <a href={makePath({ type: "rules", game: id })}>
              {t("home.rules")}
            </a>
            {entry.lesson && (
              <>
                {" · "}
                <a href={makePath({ type: "learn", game: id })}>
                  {t("home.learn")}
                </a>
              </>
            )}
          </p>
          <Actions game={id} />
        </div>
      </div>
    </li>
  );
}

function Actions({ game }: { readonly game: string }) {
  const t = useWords();
  const isSaved = (mode: "solo" | "hotseat") =>
    readSaved(unfinished(mode, game)) !== undefined;
  const table = useUnfinishedTable(game);
  const [isAway, setAway] = useState(false);
  const [wasLeft] = useState(() => table !== undefined && isLeft(game, table));
  const put = (id: string, away: boolean) => {
    if (!away && wasLeft) noteLeft(game, id);
    else noteTable(game, id, !away);
    notePutAway(id, away);
    setAway(away);
  };
  return (
    <div className={styles.actions}>
      {table !== undefined && (
        <TableButton
          game={game}
          table={table}
          isAway={isAway}
          isLeft={wasLeft}
          onPut={(away) => put(table, away)}
        />
      )}
      <ButtonLink
        to={{ type: "solo", game }}
        look={table === undefined || isAway ? "primary" : "plain"}
        isLarge={table === undefined}
      >
        {isSaved("solo") ? t("home.soloResume") : t("home.solo")}
      </ButtonLink>
      <ButtonLink to={{ type: "new", game }}>{t("home.friends")}</ButtonLink>
      <ButtonLink to={{ type: "hotseat", game }}>
        {isSaved("hotseat") ? t("home.hotseatResume") : t("home.hotseat")}
      </ButtonLink>
    </div>
  );
}

/** The person's own table, until the server says that it is over. */
function useUnfinishedTable(game: string): string | undefined {
  const [table, setTable] = useState(() => unfinishedTable(game));
  useEffect(() => {
    if (table === undefined) return;
    let isWanted = true;
    void isOver(table).then((over) => {
      if (!over) return;
      noteTable(game, table, false);
      if (isWanted) setTable(undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [game, table]);
  return table;
}
