/** First steps in a game: the real board, a script, and a coach. */

import type { AnyGameModule, LoadTexts } from "@stolik/furniture";
import type { Language, Player } from "@stolik/kernel";
import { useEffect, useMemo, useState } from "react";
import { useGameModule } from "../game-module.ts";
import { needTexts, useLanguage } from "../language.ts";
import { Coach } from "../lesson/coach.tsx";
import { noteStep, stepReached } from "../lesson/progress.ts";
import { givenName, inLanguage } from "../given-name.ts";
import { botPlayers } from "../lobby/plan.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { openLesson } from "../session/lesson.ts";
import type {
  LessonPort,
  LessonSession,
  LessonSnapshot,
} from "../session/lesson.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { MatchView } from "../table/match-view.tsx";
import { useShown } from "../table/use-paced.ts";
import { lessonTexts, useWords } from "../words.ts";
import { FailurePage } from "./failure.tsx";

interface Opened {
  readonly session: LessonSession;
  readonly paced: PacedSession<LessonSnapshot>;
}

export function LearnPage({
  game,
  texts,
}: {
  readonly game: string;
  readonly texts: LoadTexts;
}) {
  const module = useGameModule(game);
  const language = useLanguage();
  const hasWords = useLessonTexts(game, texts);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const session = openLesson(
      game,
      stepReached(game),
      (seats) => playersIn(language, seats),
      startWorker(),
    );
    const paced = openPaced(session, "calm");
    setOpened({ session, paced });
    return () => {
      paced.close();
      session.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A lesson goes on in another language.
  }, [game]);
  return module && hasWords && opened ? (
    <LessonTable game={game} module={module} {...opened} />
  ) : (
    <Waiting game={game} />
  );
}

function LessonTable({
  game,
  module,
  session,
  paced,
}: Opened & { readonly game: string; readonly module: AnyGameModule }) {
  const t = useWords();
  const language = useLanguage();
  const now = useShown(paced);
  const { outline, at, failure } = now;
  const match = useMemo(
    () =>
      now.match && {
        ...now.match,
        players: inLanguage(now.match.players, language),
      },
    [now.match, language],
  );
  const steps = outline?.steps.length;
  useEffect(() => {
    if (steps !== undefined) noteStep(game, at, at >= steps);
  }, [game, at, steps]);
  // Whoever goes on has read enough, and wants to see what the others do.
  useEffect(() => paced.hurry(), [paced, at]);
  if (failure)
    return <FailurePage refusal={failure} onRetry={() => location.reload()} />;
  if (!match || !outline) return <Waiting game={game} />;
  const step = outline.steps[at];
  const next = step?.isAsking ? undefined : t("pace.press");
  return (
    <MatchView
      game={game}
      module={module}
      match={match}
      link="live"
      paced={{ ...paced, ...still }}
      play={session.play}
      tools={
        <ButtonLink to={{ type: "home" }} look="quiet">
          {t("lesson.leave")}
        </ButtonLink>
      }
      after={null}
      asked={step ? next : t("lesson.over")}
      isTaught
      controls={
        <Coach
          game={game}
          outline={outline}
          at={at}
          isOpen={match.canMove}
          open={session.open}
          pass={session.pass}
        />
      }
    />
  );
}

/** The coach leads on, and no other button. */
const still = {
  pace: "calm",
  upcoming: undefined,
  choosePace: () => undefined,
} as const;

function playersIn(language: Language, seats: number): readonly Player[] {
  const me = { type: "person", name: givenName(language), isOnline: true };
  return [me as Player, ...botPlayers(seats - 1, 1)];
}

function useLessonTexts(game: string, texts: LoadTexts): boolean {
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void needTexts(lessonTexts(game), texts).then(() => {
      if (isWanted) setLoaded(game);
    });
    return () => {
      isWanted = false;
    };
  }, [game, texts]);
  return loaded === game;
}

function Waiting({ game }: { readonly game: string }) {
  return (
    <Frame game={game}>
      <Loading />
    </Frame>
  );
}

function startWorker(): LessonPort {
  return new Worker(new URL("../session/worker-lesson.ts", import.meta.url), {
    type: "module",
  }) as unknown as LessonPort;
}
