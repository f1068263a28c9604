/** The table of a match on this device: the board, what comes before the deal and what after the end. */

import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Language, Player } from "@stolik/kernel";
import type { GameEntry, AnyGameModule } from "@stolik/furniture";
import { useCard, useLanguage } from "../language.ts";
import { AfterMatch } from "../lobby/after-match.tsx";
import { inLanguage } from "../given-name.ts";
import { KeptMatch } from "../lobby/kept-match.tsx";
import { LocalForm } from "../lobby/local-form.tsx";
import { opponentsAmong, remember } from "../lobby/opponents.ts";
import { botPlayers } from "../lobby/plan.ts";
import type { OptionValues } from "../lobby/plan.ts";
import { meIn, soloSetup } from "../lobby/solo-setup.ts";
import { useSoloOffer } from "../lobby/use-solo-offer.ts";
import { Button } from "../parts/button.tsx";
import { download } from "../parts/download.ts";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useProfile } from "../profile/use-profile.ts";
import { navigate, useQuery } from "../router/history.ts";
import { useSheet } from "../router/sheet.ts";
import { keptName } from "../session/kept-matches.ts";
import type { LocalSession, LocalSnapshot } from "../session/local.ts";
import type { PacedSession } from "../session/paced.ts";
import type { ShownMatch } from "../session/session.ts";
import { noteUnfinished } from "../session/unfinished.ts";
import type { LocalMode } from "../session/unfinished.ts";
import { ContinuedNote } from "../table/continued-note.tsx";
import { Curtain } from "../table/curtain.tsx";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { MatchView } from "../table/match-view.tsx";
import { usePaced } from "../table/use-paced.ts";
import { useTop } from "../table/use-top.ts";
import { FailurePage } from "./failure.tsx";
import styles from "../parts/form.module.css";
import { useWords } from "../words.ts";

interface Props {
  readonly entry: GameEntry;
  readonly mode: LocalMode;
  readonly module: AnyGameModule;
  readonly session: LocalSession;
  readonly paced: PacedSession<LocalSnapshot>;
}

export function LocalTable({ entry, mode, module, session, paced }: Props) {
  const t = useWords();
  const { id } = entry;
  const { now, pace, choosePace } = usePaced(id, paced);
  const seed = useQuery().get("seed");
  const asking = useSheet("new");
  const { isReady, failure, kept } = now;
  const [isPutAside, setPutAside] = useState(false);
  const language = useLanguage();
  const match = useInLanguage(now.match, language);

  const options = (now.options ?? {}) as OptionValues;
  const begin = (players: readonly Player[], options: OptionValues) => {
    asking.close();
    if (mode === "solo") remember(id, opponentsAmong(players), options);
    session.begin({ game: id, options, players, ...(seed ? { seed } : {}) });
  };

  useTop(match?.id ?? "");
  const offer = useSoloOffer(id, module, match, options);
  useProfile(module, match, {
    game: id,
    isOnline: false,
    isContinued: now.origin !== undefined,
    nameOf: async () => keptName(await session.record()),
  });
  useUnfinishedNote(mode, id, now);

  if (failure)
    return <FailurePage refusal={failure} onRetry={() => location.reload()} />;
  if (kept && !isPutAside)
    return (
      <Frame game={id}>
        <KeptMatch
          record={kept}
          onNew={() =>
            mode === "solo"
              ? session.begin(soloSetup(entry, module, language, seed))
              : setPutAside(true)
          }
        />
      </Frame>
    );
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
          <Hotseat game={id}>{form}</Hotseat>
        ) : (
          <Loading />
        )}
        <DictionaryProgress dictionary={session.dictionary} />
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
        dictionary={session.dictionary}
        aside={<ContinuedNote key={match.id} origin={now.origin} />}
        tools={<NewGame onPress={() => asking.open()} />}
        after={
          <AfterMatch
            game={id}
            opponents={
              mode === "solo" ? opponentsAmong(match.players) : undefined
            }
            hasLost={
              match.seat !== null &&
              match.outcome?.winners.includes(match.seat) === false
            }
            offer={offer}
            begin={({ bots, level }) =>
              begin([meIn(language), ...botPlayers(bots, level)], options)
            }
            rematch={() => begin(match.players, options)}
            change={() => asking.open()}
            watch={(isReview) => void watchRecord(session, isReview)}
            save={() => void saveRecord(id, session)}
          />
        }
      />
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

/** Home offers to go on with what is unfinished. */
function useUnfinishedNote(
  mode: LocalMode,
  game: string,
  { isReady, kept, match }: LocalSnapshot,
): void {
  const isUnfinished =
    kept !== undefined || (match !== null && match.outcome === undefined);
  useEffect(() => {
    if (isReady) noteUnfinished(mode, game, isUnfinished);
  }, [game, isReady, isUnfinished, mode]);
}

/** The same match as long as nothing changes. */
function useInLanguage(
  match: ShownMatch | null,
  language: Language,
): ShownMatch | null {
  return useMemo(
    () => match && { ...match, players: inLanguage(match.players, language) },
    [match, language],
  );
}

function NewGame({ onPress }: { readonly onPress: () => void }) {
  const t = useWords();
  return (
    <Button look="quiet" onPress={onPress}>
      {t("local.new")}
    </Button>
  );
}

/** Before the first match around one screen. */
function Hotseat(props: {
  readonly game: string;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const { title } = useCard(props.game);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.over}>{title}</p>
        <h1 className={styles.title}>{t("hotseat.title")}</h1>
        <p>{t("hotseat.intro")}</p>
      </div>
      {props.children}
    </div>
  );
}

async function saveRecord(game: string, session: LocalSession): Promise<void> {
  download(`stolik-${game}.json`, await session.record());
}

async function watchRecord(
  session: LocalSession,
  isReview: boolean,
): Promise<void> {
  const kept = keptName(await session.record());
  navigate({ type: "replay", kept, isReview });
}
