/** How the match ended: who won, what decided it, what everyone has, what to do next. */

import type { ReactNode } from "react";
import { SeatMark } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Outcome } from "@stolik/kernel";
import type { ShownMatch } from "../session/session.ts";
import { useCard, useLanguage } from "../language.ts";
import { toOthers } from "../given-name.ts";
import { PictureButton } from "../picture/picture-button.tsx";
import { useFirstWords, useGameWords, useWords } from "../words.ts";
import { useAnyGameWords } from "../parts/any-game-words.ts";
import styles from "./end-note.module.css";
import { standingsOf } from "./standings.ts";
import { useWhoWon } from "./who-won.ts";

/** However it ended. */
export function Ending({
  game,
  module,
  match,
  hasPicture = false,
  children,
}: {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  /** Whether a picture of it can be made there. */
  readonly hasPicture?: boolean;
  readonly children: ReactNode;
}) {
  const { outcome } = match;
  return outcome ? (
    <EndNote
      game={game}
      module={module}
      match={match}
      outcome={outcome}
      hasPicture={hasPicture}
    >
      {children}
    </EndNote>
  ) : (
    <EndedNote>{children}</EndedNote>
  );
}

export function EndNote({
  game,
  module,
  match,
  outcome,
  hasPicture,
  children,
}: {
  readonly game: string;
  readonly module: Pick<AnyGameModule, "decided" | "Souvenir">;
  readonly match: ShownMatch;
  readonly outcome: Outcome;
  readonly hasPicture: boolean;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const whoWon = useWhoWon();
  const first = useFirstWords();
  const inGame = useGameWords(game);
  const words = useAnyGameWords(game);
  const language = useLanguage();
  const { players, seat, view, heard } = match;
  const standings = standingsOf(outcome);
  const { title } = useCard(game);
  const names = players.map(({ name }) => name);
  const decidedFor = (readers: typeof players) =>
    module.decided(
      { view, outcome, heard },
      { words, language, players: readers },
    );
  // The picture is read by others: nobody is "you" there.
  const sent = toOthers(players, language);
  const sentNames = sent.map(({ name }) => name);
  const own = standings.find((standing) => standing.seat === seat);
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.words}>
        <h2 id="end" className={styles.title} tabIndex={-1}>
          {whoWon(names, outcome.winners, seat)}
        </h2>
        <p>
          {first([`${game}:events.over.${outcome.reason}`, "end.over"])}{" "}
          {decidedFor(players)}
        </p>
        {own && own.place > 1 && players.length > 2 && !match.isShared && (
          <p className={styles.own}>
            {t("end.place", { place: own.place, players: players.length })}
          </p>
        )}
      </div>
      <ol className={styles.scores}>
        {standings.map(({ seat: each, score, place }) => (
          <li
            key={each}
            className={styles.score}
            data-winner={place === 1 || undefined}
            data-own={each === seat || undefined}
          >
            <span className={styles.place}>{place}.</span>
            <SeatMark seat={each} />
            <span className={styles.name}>{players[each]?.name}</span>
            <span>{inGame("score", { count: score })}</span>
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        {children}
        {hasPicture && (
          <PictureButton
            game={game}
            module={module}
            match={{ ...match, players: sent }}
            words={{
              title,
              result: whoWon(sentNames, outcome.winners, null),
              decided: decidedFor(sent),
              standings: standings.map(({ seat: each, score }) => ({
                seat: each,
                name: sentNames[each] ?? "",
                score: inGame("score", { count: score }),
              })),
            }}
          />
        )}
      </div>
    </section>
  );
}

/** The end that everyone who stayed agreed to: nobody has won. */
export function EndedNote({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.words}>
        <h2 id="end" className={styles.title} tabIndex={-1}>
          {t("ended.title")}
        </h2>
        <p>{t("ended.text")}</p>
      </div>
      <div className={styles.after}>{children}</div>
    </section>
  );
}
