/** What was reached in a deal, how everybody did, and what can be done now. */

import type { Language, Refusal } from "@stolik/kernel";
import type { ScoreCount } from "@stolik/server/protocol";
import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { doneDeal, solvedDays } from "../daily-done.ts";
import type { DoneDeal } from "../daily-done.ts";
import { useLanguage } from "../language.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { useSentence } from "../parts/refusal-note.tsx";
import type { AppCode } from "../refusals.ts";
import { useDealWords, useWords } from "../words.ts";
import shared from "./daily.module.css";
import { Histogram } from "./histogram.tsx";
import { Marks, MarksLegend } from "./marks.tsx";
import { NextIn } from "./next-in.tsx";
import { sendDone } from "./send.ts";
import styles from "./result.module.css";
import { ShareButton } from "./share-button.tsx";
import { streakOf } from "./streak.ts";
import { WaitingTables } from "./waiting-tables.tsx";

interface Props {
  readonly done: DoneDeal;
  readonly nextAt: number;
  readonly showBest: () => void;
  /** Absent: nothing is worth another try. */
  readonly tryAgain?: (() => void) | undefined;
}

export function DailyResult({ done, nextAt, showBest, tryAgain }: Props) {
  const t = useWords();
  const { day, game, score, best, marks } = done;
  const words = useDealWords(game);
  const standing = useStanding(done);
  const missing = useMissing(done, standing);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const counted = standing?.score ?? score;
  return (
    <section className={styles.result} aria-label={t("daily.yourResult")}>
      <div className={styles.reached}>
        <h2 ref={title} tabIndex={-1} className={styles.score} data-score>
          {words("score", { count: counted, score: counted, best })}
        </h2>
        <Marks marks={marks} />
        <MarksLegend marks={marks} />
        {counted !== score && <p>{t("daily.firstCounts", { score })}</p>}
        <div className={styles.ways}>
          <ShareButton {...{ game, day, best, marks }} score={counted} />
          <Button onPress={showBest}>{t("daily.showBest")}</Button>
          {tryAgain && (
            <Button onPress={tryAgain}>{t("daily.tryAgain")}</Button>
          )}
        </div>
        <p className={shared.facts}>
          <span>
            {t("daily.streak", { count: streakOf(solvedDays(), day) })}
          </span>
          <NextIn at={nextAt} />
        </p>
        <WaitingTables />
        <nav className={shared.on} aria-label={t("daily.more")}>
          <ButtonLink to={{ type: "daily" }} look="quiet">
            {t("daily.others")}
          </ButtonLink>
          <ButtonLink to={{ type: "games" }} look="quiet">
            {t("daily.tables")}
          </ButtonLink>
        </nav>
      </div>
      <div className={styles.everybody}>
        {standing?.scores ? (
          <Histogram scores={standing.scores} yours={counted} best={best} />
        ) : (
          <p role="status">{missing}</p>
        )}
        <p className={shared.fair}>{t("daily.fair")}</p>
      </div>
    </section>
  );
}

interface Standing {
  /** What counts; undefined: what is on the device. */
  readonly score?: number | undefined;
  /** Undefined: the server is out of reach, or has refused. */
  readonly scores?: readonly ScoreCount[];
  readonly refusal?: Refusal;
}

/** Why it is not to be seen yet how everybody did. */
function useMissing(done: DoneDeal, standing: Standing | undefined): string {
  const t = useWords();
  const sentence = useSentence(done.game);
  if (!standing) return t("daily.counting");
  const { refusal } = standing;
  if (refusal && refusal.code !== ("no-connection" satisfies AppCode))
    return sentence(refusal);
  return done.isSent ? t("daily.unseen") : t("daily.unsent");
}

/** Undefined until the server has answered, or has not. */
function useStanding(done: DoneDeal): Standing | undefined {
  const language = useLanguage();
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let isWanted = true;
    const ask = () =>
      void standingOf(done, language).then((found) => {
        if (isWanted) setStanding(found);
      });
    ask();
    window.addEventListener("online", ask);
    return () => {
      isWanted = false;
      window.removeEventListener("online", ask);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Asked once for each deal, in whatever language.
  }, [done.day, done.game]);
  return standing;
}

async function standingOf(
  done: DoneDeal,
  language: Language,
): Promise<Standing> {
  // Meanwhile it may have been sent, or refused for good.
  if (!doneDeal(done.day, done.game)?.isSent) {
    const sent = await sendDone(done, language);
    return sent.ok ? sent.value : { refusal: sent.refusal };
  }
  const found = await api.dailyScores(done.day, done.game);
  if (!found.ok) return { refusal: found.refusal };
  return { scores: found.value.scores, score: found.value.yours };
}
