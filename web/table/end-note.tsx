/** How the match ended: who won, what everyone has, what to do next. */

import type { ReactNode } from "react";
import { SeatMark } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import type { ShownMatch } from "../session/session.ts";
import { useFirstWords, useGameWords, useWords } from "../words.ts";
import styles from "./end-note.module.css";

/** However it ended. */
export function Ending({
  game,
  match,
  children,
}: {
  readonly game: string;
  readonly match: ShownMatch;
  readonly children: ReactNode;
}) {
  const { outcome } = match;
  return outcome ? (
    <EndNote game={game} match={match} outcome={outcome}>
      {children}
    </EndNote>
  ) : (
    <EndedNote>{children}</EndedNote>
  );
}

export function EndNote({
  game,
  match,
  outcome,
  children,
}: {
  readonly game: string;
  readonly match: ShownMatch;
  readonly outcome: Outcome;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const first = useFirstWords();
  const inGame = useGameWords(game);
  const { players, seat } = match;
  const { winners, scores } = outcome;
  const names = listNames(
    winners.map((winner) => players[winner]?.name ?? ""),
    t("end.and"),
  );
  const isYours = seat !== null && winners.includes(seat);
  const isDraw = winners.length > 1 && winners.length === players.length;
  const title = () => {
    if (isDraw) return t("end.draw", { names });
    if (isYours && winners.length === 1) return t("end.you");
    return t("end.won", { count: winners.length, names });
  };
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.words}>
        <h2 id="end" className={styles.title}>
          {title()}
        </h2>
        <p>{first([`${game}:events.over.${outcome.reason}`, "end.over"])}</p>
      </div>
      <ol className={styles.scores}>
        {players.map((player, index) => (
          <li
            key={index}
            className={styles.score}
            data-winner={winners.includes(index) || undefined}
          >
            <SeatMark seat={index} />
            <span className={styles.name}>{player.name}</span>
            <span>{inGame("score", { count: scores[index] ?? 0 })}</span>
          </li>
        ))}
      </ol>
      <div className={styles.after}>{children}</div>
    </section>
  );
}

/** The end that everyone who stayed agreed to: nobody has won. */
export function EndedNote({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.words}>
        <h2 id="end" className={styles.title}>
          {t("ended.title")}
        </h2>
        <p>{t("ended.text")}</p>
      </div>
      <div className={styles.after}>{children}</div>
    </section>
  );
}

function listNames(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
