/** A match on this device: against bots, or hand to hand around one screen. */

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Language, Player } from "@stolik/kernel";
import { useGameModule } from "../game-module.ts";
import type { GameEntry, AnyGameModule } from "@stolik/furniture";
import { takeWorker } from "../head-start.ts";
import { useCard, useLanguage } from "../language.ts";
import { givenName, inLanguage } from "../lobby/given-name.ts";
import { savedName } from "../lobby/guest.ts";
import { LocalForm } from "../lobby/local-form.tsx";
import { OfferedMatch } from "../lobby/offered-match.tsx";
import {
  firstOpponents,
  opponentsAmong,
  remember,
  rememberedFor,
} from "../lobby/opponents.ts";
import type { Offer, Opponents } from "../lobby/opponents.ts";
import { botPlayers, firstOptions, fitOptions } from "../lobby/plan.ts";
import type { OptionValues } from "../lobby/plan.ts";
import { paceOf } from "../pace.ts";
import { useSoloOffer } from "../lobby/use-solo-offer.ts";
import { Button } from "../parts/button.tsx";
import { download } from "../parts/download.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useQuery } from "../router/history.ts";
import { useSheet } from "../router/sheet.ts";
import { openLocal } from "../session/local.ts";
import type { LocalSession, LocalSnapshot, Port } from "../session/local.ts";
import type { LocalSetup } from "../session/local-messages.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { noteUnfinished } from "../session/unfinished.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { Curtain } from "../table/curtain.tsx";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { MatchView } from "../table/match-view.tsx";
import { usePaced } from "../table/use-paced.ts";
import { FailurePage } from "./failure.tsx";
import styles from "../parts/form.module.css";
import { useWords } from "../words.ts";

interface Props {
  readonly entry: GameEntry;
  readonly mode: LocalMode;
}

interface Opened {
  readonly session: LocalSession;
  readonly paced: PacedSession<LocalSnapshot>;
}

export function LocalPage({ entry, mode }: Props) {
  const module = useGameModule(entry.id);
  const seed = useQuery().get("seed");
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const { hasHiddenHands } = entry;
  // Before the first paint: the worker deals while the page is drawn.
  useLayoutEffect(() => {
    if (!module) return;
    const setup =
      mode === "solo" ? soloSetup(entry, module, language, seed) : undefined;
    const session = openLocal(
      `${mode}/${entry.id}`,
      { hasHiddenHands, setup },
      takeWorker(entry.id) as unknown as Port,
    );
    const paced = openPaced(session, paceOf(entry.id));
    setOpened({ session, paced });
    return () => {
      paced.close();
      session.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A match goes on in another language, under another seed.
  }, [entry.id, hasHiddenHands, mode, module]);
  if (!module || !opened)
    return (
      <Frame game={entry.id}>
        <Loading />
      </Frame>
    );
  return <LocalTable entry={entry} mode={mode} module={module} {...opened} />;
}

/** A person who plays alone finds a match already dealt: a gentle one at first, then one against whom they chose last. */
function soloSetup(
  entry: GameEntry,
  module: AnyGameModule,
  language: Language,
  seed: string | null,
): LocalSetup {
  const remembered = rememberedFor(entry.id);
  const { bots, level } = remembered ?? firstOpponents;
  const players = [meIn(language), ...botPlayers(bots, level)];
  const options = remembered
    ? fitOptions(remembered.options, module.options, players.length)
    : firstOptions(module.options);
  return { game: entry.id, options, players, ...(seed ? { seed } : {}) };
}

function meIn(language: Language): Player {
  const name = savedName() || givenName(language);
  return { type: "person", name, isOnline: true };
}

function LocalTable({
  entry,
  mode,
  module,
  session,
  paced,
}: Props & Opened & { readonly module: AnyGameModule }) {
  const t = useWords();
  const { id } = entry;
  const { title } = useCard(id);
  const { now, pace, choosePace } = usePaced(id, paced);
  const seed = useQuery().get("seed");
  const asking = useSheet("new");
  const { isReady, failure } = now;
  const language = useLanguage();
  const match = useMemo(() => {
    if (!now.match) return null;
    const players = inLanguage(now.match.players, language);
    return { ...now.match, players };
  }, [now.match, language]);

  const options = (now.options ?? {}) as OptionValues;
  const begin = (players: readonly Player[], options: OptionValues) => {
    asking.close();
    if (mode === "solo") remember(id, opponentsAmong(players), options);
    session.begin({ game: id, options, players, ...(seed ? { seed } : {}) });
  };

  const offer = useSoloOffer(id, module, match, options);
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
      me={meIn(language)}
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
              <p className={styles.over}>{title}</p>
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
        paced={{ ...paced, pace, choosePace, upcoming: now.upcoming }}
        play={session.play}
        handOver={session.handOver}
        record={session.record}
        tools={
          <Button look="quiet" onPress={() => asking.open()}>
            {t("local.new")}
          </Button>
        }
        after={
          <After
            game={id}
            session={session}
            offer={offer}
            begin={({ bots, level }) =>
              begin([meIn(language), ...botPlayers(bots, level)], options)
            }
            rematch={() => begin(match.players, options)}
            change={() => asking.open()}
          />
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

/** What one may do when the match is over. */
function After(props: {
  readonly game: string;
  readonly session: LocalSession;
  readonly offer: Offer | undefined;
  begin(opponents: Opponents): void;
  rematch(): void;
  change(): void;
}) {
  const t = useWords();
  const { game, offer } = props;
  const save = async () => {
    const record = await props.session.record();
    download(`stolik-${game}.json`, record);
  };
  return (
    <>
      {offer && (
        <OfferedMatch
          game={game}
          offer={offer}
          onAccept={() => props.begin(offer)}
        />
      )}
      <Button look={offer ? "plain" : "primary"} onPress={props.rematch}>
        {t("end.rematch")}
      </Button>
      <Button onPress={props.change}>{t("end.change")}</Button>
      <Button onPress={() => void save()}>{t("end.record")}</Button>
    </>
  );
}

/** By itself, so that the board is not drawn anew for every percent. */
function Dictionary({ session }: { readonly session: LocalSession }) {
  const { subscribe, get } = session.dictionary;
  return <DictionaryProgress share={useSyncExternalStore(subscribe, get)} />;
}
