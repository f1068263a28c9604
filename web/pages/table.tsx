/** A table on the server, from the waiting room to the end. */

import { useCallback, useEffect, useState } from "react";
import type { Refusal, Result } from "@stolik/kernel";
import type { Missed, TableInfo } from "@stolik/server/protocol";
import { api, freshEntropy } from "../api.ts";
import { useGameModule } from "../game-module.ts";
import { findEntry } from "../games.ts";
import type { AnyGameModule } from "@stolik/furniture";
import { recordPath } from "../head-start.ts";
import { Button, ButtonLink, DownloadLink } from "../parts/button.tsx";
import { EndMore } from "../parts/end-more.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { useProfile } from "../profile/use-profile.ts";
import { refusal } from "../refusals.ts";
import { navigate } from "../router/history.ts";
import { useMatchEnd } from "../session/use-match-end.ts";
import { useTableNotes } from "../session/use-table-notes.ts";
import { ContinuedNote } from "../table/continued-note.tsx";
import { MatchView } from "../table/match-view.tsx";
import { usePaced } from "../table/use-paced.ts";
import { useWords } from "../words.ts";
import { FailurePage } from "./failure.tsx";
import { SeatingNotes, SeatingTools } from "./seating.tsx";
import {
  foundAlready,
  openedAlready,
  takeFound,
  takeTable,
} from "./table-start.ts";
import type { OpenedTable } from "./table-start.ts";
import { WaitingTable } from "./waiting-table.tsx";

export function TablePage({ table }: { readonly table: string }) {
  const [found, setFound] = useState(() => foundAlready(table));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void takeFound(table).then((answer) => {
      if (isWanted) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [table, attempt]);
  if (!found)
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  const { answer, missed } = found;
  if (answer.ok && findEntry(answer.value.game))
    return <LoadedTable key={table} table={answer.value} missed={missed} />;
  return (
    <FailurePage
      refusal={answer.ok ? refusal("unknown-game") : answer.refusal}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function LoadedTable({
  table,
  missed,
}: {
  readonly table: TableInfo;
  readonly missed: Missed | undefined;
}) {
  const module = useGameModule(table.game);
  const [opened, setOpened] = useState(() => openedAlready(table.id));
  useEffect(() => {
    if (!module) return;
    const taken = takeTable(table, missed, module);
    setOpened(taken);
    return () => {
      taken.paced.close();
      taken.session.close();
    };
  }, [module, table, missed]);
  if (!module || !opened)
    return (
      <Frame game={table.game}>
        <Loading />
      </Frame>
    );
  return <LiveTable game={table.game} module={module} {...opened} />;
}

function LiveTable({
  game,
  module,
  session,
  paced,
}: OpenedTable & { readonly game: string; readonly module: AnyGameModule }) {
  const t = useWords();
  const { now, pace, choosePace } = usePaced(game, paced);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const { table, match, failure } = now;
  useMatchEnd(game, match);
  const tableId = table?.id ?? "";
  useProfile(module, match, {
    game,
    isOnline: true,
    isContinued: table?.origin !== undefined,
    nameOf: () => tableId,
    playedForYou: table?.you.playedForYou,
  });
  useTableNotes(table, match, failure !== undefined);

  const report = useCallback(
    (card: string, words: string) => void api.report(tableId, { card, words }),
    [tableId],
  );

  const run = async (ask: () => Promise<Result<TableInfo>>) => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setRefusal(answer.ok ? undefined : answer.refusal);
    return answer;
  };

  if (failure) return <FailurePage refusal={failure} />;
  if (!table) throw new Error("A table page without a table.");
  const { id, next, you } = table;
  const rematch = () =>
    void run(() => api.rematch(id, { entropy: freshEntropy() })).then(
      (made) => {
        if (made.ok) goTo(made.value.id);
      },
    );
  const caller = next && next.seat !== you.seat && table.seats[next.seat];
  const call = caller
    ? {
        text: t("rematch.call", { name: caller.name }),
        isBusy,
        ...(you.seat === null
          ? { answer: t("rematch.watch"), onJoin: () => goTo(next.id) }
          : { answer: t("rematch.join"), onJoin: rematch }),
      }
    : undefined;
  if (match)
    return (
      <MatchView
        game={game}
        module={module}
        match={match}
        link={now.link}
        paced={{ ...paced, pace, choosePace, upcoming: now.upcoming }}
        spectators={table.spectators}
        play={session.play}
        report={report}
        call={call}
        tools={<SeatingTools table={table} isBusy={isBusy} run={run} />}
        aside={
          <>
            <ContinuedNote origin={table.origin} />
            <SeatingNotes {...{ table, isBusy, run, module, match, session }} />
          </>
        }
        after={
          <>
            {you.seat !== null && (
              <Button look="primary" isDisabled={isBusy} onPress={rematch}>
                {t("end.rematch")}
              </Button>
            )}
            <ButtonLink to={{ type: "replay", table: id, isReview: true }}>
              {t("review.button")}
            </ButtonLink>
            <ButtonLink to={{ type: "replay", table: id }}>
              {t("replay.watch")}
            </ButtonLink>
            <ButtonLink to={{ type: "new", game }}>{t("end.new")}</ButtonLink>
            <EndMore>
              <DownloadLink href={recordPath(id)}>
                {t("end.record")}
              </DownloadLink>
            </EndMore>
            <RefusalNote game={game} refusal={refusal} />
          </>
        }
      />
    );
  return (
    <Frame game={game}>
      <RefusalNote game={game} refusal={refusal} />
      {table.status === "waiting" ? (
        <WaitingTable
          table={table}
          session={session}
          isBusy={isBusy}
          run={run}
        />
      ) : (
        <Loading />
      )}
    </Frame>
  );
}

function goTo(table: string): void {
  navigate({ type: "table", table });
}
