/** A daily deal on the board: solved by the person, shown at its best, or tried again from a mistake on. */

import { Beside } from "@stolik/furniture";
import type { AnyGameModule } from "@stolik/furniture";
import type { Refusal } from "@stolik/kernel";
import type { DailyEntry } from "@stolik/server/protocol";
import { useMemo, useState } from "react";
import { AgainNote } from "../daily/again-note.tsx";
import { DailyResult } from "../daily/result.tsx";
import { SolutionBar } from "../daily/solution-bar.tsx";
import { TaskNote } from "../daily/task-note.tsx";
import { lookAtBest, useDealSession, useDone } from "../daily/use-deal.ts";
import type { Look, OpenDeal } from "../daily/use-deal.ts";
import { useLanguage } from "../language.ts";
import { givenName, inLanguage } from "../given-name.ts";
import { useOwnMap } from "../own-map/use-own-map.ts";
import { renew } from "../offline/renew.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import type { AppCode } from "../refusals.ts";
import type { DictionaryShare, ShownMatch } from "../session/session.ts";
import { DictionaryProgress } from "../table/dictionary-progress.tsx";
import { MatchView } from "../table/match-view.tsx";
import { useShown } from "../table/use-paced.ts";
import { useWords } from "../words.ts";
import { FailurePage } from "./failure.tsx";

interface Props {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly entry: DailyEntry;
  readonly nextAt: number;
}

export function DealTable(props: Props) {
  const { game } = props;
  const language = useLanguage();
  const opened = useDealSession(props.entry, props.module, givenName(language));
  return opened ? (
    <OpenTable {...props} {...opened} />
  ) : (
    <Waiting game={game} />
  );
}

function OpenTable({
  game,
  module,
  entry,
  nextAt,
  session,
  paced,
}: Props & OpenDeal) {
  const t = useWords();
  const language = useLanguage();
  const now = useShown(paced);
  const { deal, failure } = now;
  const [look, setLook] = useState<Look>({ type: "own" });
  const done = useDone(entry, look, session.getSnapshot().deal);
  const [mistake, setMistake] = useState<number>();
  if (look.type === "own" && deal?.isOver && deal.mistake !== mistake)
    setMistake(deal.mistake);
  const match = useMemo(
    () =>
      now.match && {
        ...now.match,
        players: inLanguage(now.match.players, language),
      },
    [now.match, language],
  );
  useOwnMap(
    module,
    isFirstTry(match) ? match : null,
    () => `daily ${entry.day} ${game}`,
    () => true,
  );
  if (failure) return <DealFailure refusal={failure} />;
  if (!match || !deal)
    return <Waiting game={game} dictionary={session.dictionary} />;

  const { best, solution } = entry.deal;
  const showOwn = () => {
    setLook({ type: "own" });
    session.open(done?.moves ?? [], "shown");
  };
  const showBest = (at: number) => {
    const best = lookAtBest(look, at);
    setLook(best);
    session.open(solution.slice(0, at), `best ${best.board}`);
  };
  const tryAgain = () => {
    setLook({ type: "again" });
    session.open(done?.moves.slice(0, mistake) ?? [], "again");
  };
  const again = mistake === undefined ? undefined : done?.moves[mistake];
  const isLookedAt = look.type === "best" || match.id === "shown";
  const result = done && (
    <DailyResult
      done={done}
      nextAt={nextAt}
      showBest={() => showBest(0)}
      tryAgain={mistake === undefined ? undefined : tryAgain}
    />
  );
  return (
    <MatchView
      game={game}
      module={module}
      match={isLookedAt ? { ...match, isPast: true, canMove: false } : match}
      link="live"
      paced={{ ...paced, ...still }}
      play={session.play}
      dictionary={session.dictionary}
      tools={
        <ButtonLink to={{ type: "daily" }} look="quiet">
          {t("daily.all")}
        </ButtonLink>
      }
      aside={
        <Aside
          {...{ game, entry, look, best }}
          tried={again ? (module.triedAgain?.(again, language) ?? {}) : {}}
          hasBegun={deal.moves.length > 0}
          isDone={done !== undefined}
          reached={deal.isOver ? deal.score : undefined}
          onClose={showOwn}
        />
      }
      after={null}
      end={look.type === "own" ? result : null}
      isTaught
      controls={
        look.type === "best" && (
          <SolutionBar
            at={look.at}
            last={solution.length}
            show={showBest}
            onClose={showOwn}
          />
        )
      }
    />
  );
}

/** A page that is older than the deals goes over to the newer edition; all else is tried again. */
function DealFailure({ refusal }: { readonly refusal: Refusal }) {
  const t = useWords();
  const isOlder = refusal.code === ("other-deal" satisfies AppCode);
  return (
    <FailurePage
      title={t("daily.title")}
      refusal={refusal}
      onRetry={isOlder ? undefined : () => location.reload()}
    >
      {isOlder && (
        <Button look="primary" onPress={() => void renew()}>
          {t("update.reload")}
        </Button>
      )}
    </FailurePage>
  );
}

function Aside(props: {
  readonly game: string;
  readonly entry: DailyEntry;
  readonly look: Look;
  readonly hasBegun: boolean;
  readonly isDone: boolean;
  readonly reached: number | undefined;
  readonly best: number;
  readonly tried: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}) {
  const { game, look } = props;
  if (look.type === "best") return null;
  if (look.type === "again")
    return (
      <Beside>
        <AgainNote {...props} />
      </Beside>
    );
  if (props.isDone) return null;
  const { day } = props.entry;
  return (
    <Beside>
      <TaskNote game={game} day={day} hasBegun={props.hasBegun} />
    </Beside>
  );
}

/** There are no bots whose pace could be chosen. */
const still = {
  pace: "calm",
  upcoming: undefined,
  choosePace: () => undefined,
} as const;

/** What one has solved, now or before; what is shown or tried again tells nothing new of what somebody knows. */
function isFirstTry(match: ShownMatch | null): boolean {
  return match?.id === "own" || match?.id === "shown";
}

function Waiting({
  game,
  dictionary,
}: {
  readonly game: string;
  readonly dictionary?: DictionaryShare;
}) {
  return (
    <Frame game={game}>
      <Loading />
      {dictionary && <DictionaryProgress dictionary={dictionary} />}
    </Frame>
  );
}
