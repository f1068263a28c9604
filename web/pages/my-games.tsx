/** All matches of whoever uses this browser: those where it is their turn, those that go on, those that are over. */

import { useCallback, useEffect, useMemo, useState } from "react";
import type { Refusal } from "@stolik/kernel";
import type { OwnTable } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { useLanguage } from "../language.ts";
import { inLanguage } from "../given-name.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import styles from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { OwnMatchRow } from "../parts/own-match-row.tsx";
import { useTitle } from "../parts/title.ts";
import { noteWaiting, noteWaitingTables } from "../session/badge.ts";
import { deviceMatches, putSaved } from "../session/device-matches.ts";
import type { DeviceMatch } from "../session/device-matches.ts";
import { browserStorage } from "../session/match-storage.ts";
import type { MatchStorage } from "../session/match-storage.ts";
import { inStage, ownMatchAt, stages } from "../session/own-matches.ts";
import type { OwnMatch, Stage } from "../session/own-matches.ts";
import {
  notePutAway,
  noteTable,
  putAway,
  unfinishedTable,
} from "../session/unfinished.ts";
import { useWhoWon } from "../table/who-won.ts";
import { whenShown } from "../when-shown.ts";
import { useWords } from "../words.ts";
import type { AppKey } from "../words.ts";

/** The server's part, as far as it has answered. */
interface Online {
  readonly tables: readonly OwnTable[];
  readonly isAsked: boolean;
  readonly refusal: Refusal | undefined;
}

const headings: Readonly<Record<Stage, AppKey>> = {
  turn: "table.yourTurn",
  running: "mine.running",
  stopped: "mine.stopped",
  over: "mine.over",
};

export function MyGamesPage() {
  const t = useWords();
  const language = useLanguage();
  const [storage] = useState(browserStorage);
  const kept = useKept(storage);
  const { online, ask } = useOnline();
  const [now] = useState(() => Date.now());
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const stateOf = useStateWords();
  useTitle(t("home.mine"));
  const matches = useMemo(
    () => [
      ...online.tables.map(ownMatchAt),
      ...(kept ?? []).map(({ own, saved }) => ({
        ...own,
        names: inLanguage(saved.players, language).map(({ name }) => name),
      })),
    ],
    [online.tables, kept, language],
  );
  // A row says so once it is so: whoever leaves at that moment finds it so.
  const put = async (match: OwnMatch, isAway: boolean) => {
    const { key, place } = match;
    if (place.type === "online") putTable(match, place.table, isAway);
    else {
      const found = kept?.find((one) => one.key === key);
      if (found) await putSaved(storage, found, isAway);
    }
    setAway((before) => {
      const others = [...before].filter((other) => other !== key);
      return new Set(isAway ? [...others, key] : others);
    });
  };
  const isReady = kept !== undefined && !online.isAsked;
  return (
    <Frame>
      <div className={styles.page}>
        <h1 className={styles.title}>{t("home.mine")}</h1>
        {stages.map((stage) => {
          const rows = inStage(matches, stage);
          return (
            rows.length > 0 && (
              <section key={stage} aria-labelledby={`stage-${stage}`}>
                <h2 id={`stage-${stage}`} className={styles.heading}>
                  {t(headings[stage])}
                </h2>
                <ul className={styles.seats}>
                  {rows.map((match) => (
                    <OwnMatchRow
                      key={match.key}
                      match={match}
                      state={stateOf(match)}
                      now={now}
                      isAway={away.has(match.key)}
                      onPut={(isAway) => void put(match, isAway)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {!isReady && <Loading />}
        <div role="status">
          {online.refusal && !online.isAsked && <p>{t("mine.out")}</p>}
        </div>
        {online.refusal && !online.isAsked && (
          <div>
            <Button onPress={ask}>{t("failure.retry")}</Button>
          </div>
        )}
        {isReady && !online.refusal && matches.length === 0 && (
          <NothingHere
            title={t("mine.emptyTitle")}
            text={t("mine.emptyText")}
          />
        )}
        {isReady && (
          <div className={styles.end}>
            <ButtonLink to={{ type: "me" }}>{t("mine.me")}</ButtonLink>
            {matches.length > 0 && (
              <ButtonLink to={{ type: "map" }}>{t("map.title")}</ButtonLink>
            )}
          </div>
        )}
      </div>
    </Frame>
  );
}

/** Whose turn it is, or how it went, in words. */
function useStateWords(): (match: OwnMatch) => string | undefined {
  const t = useWords();
  const whoWon = useWhoWon();
  return ({ stage, hasBegun, names, seat, toMove, winners }) => {
    if (!hasBegun) return t("mine.waiting");
    if (winners)
      return whoWon(
        names.map((name) => name ?? ""),
        winners,
        seat,
      );
    if (stage === "over") return t("ended.title");
    if (stage === "stopped") return t("mine.otherRules");
    const name = toMove === undefined ? undefined : names[toMove];
    return name ? t("table.turnOf", { name }) : undefined;
  };
}

/** Without a network they are there all the same. */
function useKept(storage: MatchStorage): readonly DeviceMatch[] | undefined {
  const [kept, setKept] = useState<readonly DeviceMatch[]>();
  useEffect(() => {
    let isWanted = true;
    void deviceMatches(storage)
      // The tables are there even where the browser cannot read what it keeps.
      .catch(() => [])
      .then((found) => {
        if (isWanted) setKept(found);
      });
    return () => {
      isWanted = false;
    };
  }, [storage]);
  return kept;
}

/** Asked again when the person looks at the page again, and when the network is back. */
function useOnline(): { readonly online: Online; ask(): void } {
  const [online, setOnline] = useState<Online>({
    tables: [],
    isAsked: true,
    refusal: undefined,
  });
  // What is put away from now on can be brought back as long as the page is open.
  const [unwanted] = useState(putAway);
  const ask = useCallback(() => {
    // A refusal gives way to the wait; a list stays until the answer has come.
    setOnline((before) => ({
      ...before,
      isAsked: before.refusal !== undefined || before.isAsked,
    }));
    void api.ownTables().then((answer) => {
      if (answer.ok) {
        const tables = answer.value.tables.filter(
          ({ id }) => !unwanted.includes(id),
        );
        noteWaitingTables(
          inStage(tables.map(ownMatchAt), "turn").map(({ key }) => key),
        );
        return setOnline({ tables, isAsked: false, refusal: undefined });
      }
      const { refusal } = answer;
      return setOnline((before) => ({ ...before, isAsked: false, refusal }));
    });
  }, [unwanted]);
  useEffect(() => {
    ask();
    window.addEventListener("online", ask);
    const stop = whenShown(ask);
    return () => {
      window.removeEventListener("online", ask);
      stop();
    };
  }, [ask]);
  return { online, ask };
}

/** A table is only out of sight, here and on home. */
function putTable(match: OwnMatch, table: string, isAway: boolean): void {
  const { game, stage } = match;
  notePutAway(table, isAway);
  noteWaiting(table, !isAway && stage === "turn");
  if (isAway) noteTable(game, table, false);
  else if (stage !== "over" && unfinishedTable(game) === undefined)
    noteTable(game, table, true);
}
