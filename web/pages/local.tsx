/** A match on this device: against bots, or hand to hand around one screen. */

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import type { Player } from "@stolik/kernel";
import { useGameModule } from "../game-module.ts";
import type { GameEntry, GameModule } from "../games.ts";
import { useLanguage } from "../language.ts";
import { givenName, inLanguage } from "../lobby/given-name.ts";
import { rememberedName } from "../lobby/guest.ts";
import { LocalForm } from "../lobby/local-form.tsx";
import {
  DEFAULT_LEVEL,
  botPlayers,
  defaultBots,
  soloOptions,
} from "../lobby/plan.ts";
import { Button } from "../parts/button.tsx";
import { download } from "../parts/download.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useQuery } from "../router/history.ts";
import { useSheet } from "../router/sheet.ts";
import { openLocal } from "../session/local.ts";
import type { LocalSession } from "../session/local.ts";
import { noteUnfinished } from "../session/unfinished.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { Curtain } from "../table/curtain.tsx";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { MatchView } from "../table/match-view.tsx";
import { FailurePage } from "./failure.tsx";
import styles from "../parts/form.module.css";

/** Long enough to see what a bot did before the next one moves. */
const PACE = 1300;

interface Props {
  readonly entry: GameEntry;
  readonly mode: LocalMode;
}

export function LocalPage({ entry, mode }: Props) {
  const module = useGameModule(entry.id);
  const pace = Number(useQuery().get("pace") ?? PACE);
  const [session, setSession] = useState<LocalSession>();
  const { hasHiddenHands } = entry;
  // Before the first paint: the worker starts while the page is drawn.
  useLayoutEffect(() => {
    const opened = openLocal(`${mode}/${entry.id}`, { pace, hasHiddenHands });
    setSession(opened);
    return () => opened.close();
  }, [entry.id, hasHiddenHands, mode, pace]);
  if (!module || !session)
    return (
      <Frame game={entry.id}>
        <Loading />
      </Frame>
    );
  return (
    <LocalTable entry={entry} mode={mode} module={module} session={session} />
  );
}

function LocalTable({
  entry,
  mode,
  module,
  session,
}: Props & { readonly module: GameModule; readonly session: LocalSession }) {
  const { t } = useTranslation();
  const { id } = entry;
  const now = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const seed = useQuery().get("seed");
  const asking = useSheet("new");
  const { isReady, failure } = now;
  const language = useLanguage();
  const match = useMemo(() => {
    if (!now.match) return null;
    const players = inLanguage(now.match.players, language);
    return { ...now.match, players };
  }, [now.match, language]);

  const begin = (players: readonly Player[], options: unknown) => {
    asking.close();
    session.begin({ game: id, options, players, ...(seed ? { seed } : {}) });
  };
  const me: Player = {
    type: "person",
    name: rememberedName() || givenName(language),
    isOnline: true,
  };
  const mustBegin = isReady && !match && !failure && mode === "solo";
  useEffect(() => {
    if (mustBegin)
      begin(
        [me, ...botPlayers(defaultBots(entry.seats), DEFAULT_LEVEL)],
        soloOptions(module.options),
      );
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when nothing was saved.
  }, [mustBegin]);

  const isUnfinished = match !== null && match.outcome === undefined;
  useEffect(() => {
    if (isReady) noteUnfinished(mode, id, isUnfinished);
  }, [id, isReady, isUnfinished, mode]);

  if (failure)
    return <FailurePage refusal={failure} onRetry={() => location.reload()} />;
  const form = (
    <LocalForm
      entry={entry}
      module={module}
      mode={mode}
      me={me}
      before={match?.players}
      options={now.options}
      onBegin={begin}
    />
  );
  if (!match)
    return (
      <Frame game={id}>
        {isReady && mode === "hotseat" ? (
          <div className={styles.page}>
            <div className={styles.head}>
              <p className={styles.over}>{t(`games.${id}.title`)}</p>
              <h1 className={styles.title}>{t("hotseat.title")}</h1>
              <p>{t("hotseat.intro")}</p>
            </div>
            {form}
          </div>
        ) : (
          <Loading />
        )}
      </Frame>
    );
  return (
    <Curtain
      key={match.id}
      game={id}
      match={match}
      hasHiddenHands={entry.hasHiddenHands}
    >
      <MatchView
        game={id}
        module={module}
        match={match}
        link="live"
        play={session.play}
        handOver={session.handOver}
        record={session.record}
        tools={
          <Button look="quiet" onPress={() => asking.open()}>
            {t("local.new")}
          </Button>
        }
        after={
          <>
            <Button
              look="primary"
              onPress={() => begin(match.players, now.options)}
            >
              {t("end.again")}
            </Button>
            <Button onPress={() => asking.open()}>{t("end.change")}</Button>
            <Button
              onPress={() =>
                void session
                  .record()
                  .then((record) => download(`stolik-${id}.json`, record))
              }
            >
              {t("end.record")}
            </Button>
          </>
        }
      />
      <div data-game={id}>
        <Dictionary session={session} />
      </div>
      {asking.at !== undefined && (
        <div data-game={id}>
          <Sheet title={t("local.new")} onClose={asking.close}>
            {form}
          </Sheet>
        </div>
      )}
    </Curtain>
  );
}

/** By itself, so that the board is not drawn anew for every percent. */
function Dictionary({ session }: { readonly session: LocalSession }) {
  const { subscribe, get } = session.dictionary;
  return <DictionaryProgress share={useSyncExternalStore(subscribe, get)} />;
}
