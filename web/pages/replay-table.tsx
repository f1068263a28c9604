/** A replay on the page: the board as in play, what leads through it, and its review. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useLanguage } from "../language.ts";
import { givenName, inLanguage, toOthers } from "../given-name.ts";
import { recordPath } from "../head-start.ts";
import { Button, ButtonLink, DownloadLink } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Loading } from "../parts/loading.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { useAddress } from "../replay/address.ts";
import { ProofText } from "../replay/proof.tsx";
import { ReplayBar } from "../replay/replay-bar.tsx";
import { useSheet } from "../router/sheet.ts";
import type { ReplaySession } from "../session/replay.ts";
import type { Eyes, Replay } from "../session/replay-messages.ts";
import { MatchView } from "../table/match-view.tsx";
import { useWords } from "../words.ts";
import { useContinuing } from "./continue-sheet.tsx";
import { useReviewPlaces } from "./replay-review.tsx";

export function ReplayTable({
  session,
  replay,
  module,
  table,
  own,
}: {
  readonly session: ReplaySession;
  readonly replay: Replay;
  readonly module: AnyGameModule;
  /** Where it was played; absent: not at a table of this server. */
  readonly table: string | undefined;
  /** The seat of whoever looks. */
  readonly own: Seat | undefined;
}) {
  const t = useWords();
  const now = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const proof = useSheet("proof");
  const players = useNamed(now.match?.players);
  const atBoard = useSeen(players, now.place.eyes, own);
  const match = useMemo(
    () => now.match && { ...now.match, players: atBoard },
    [now.match, atBoard],
  );
  const review = useReviewPlaces({
    session,
    now,
    replay,
    module,
    players,
    own,
  });
  const { game } = replay;
  const going = useContinuing(now, { session, game, players, table });
  // After those of the board, which has told by then what there is to read.
  useEffect(() => session.drawn());
  useAddress(now.place);
  if (!match)
    return (
      <Frame game={replay.game}>
        <Loading />
      </Frame>
    );
  return (
    <MatchView
      game={replay.game}
      module={module}
      match={match}
      link="live"
      paced={{ ...still, board: session.board }}
      play={session.play}
      tools={
        <>
          {review.button}
          <Button look="quiet" onPress={() => proof.open()}>
            {t("replay.proof.button")}
          </Button>
        </>
      }
      aside={replay.first > 0 && <p>{t("replay.since")}</p>}
      after={table && <AfterReplay table={table} />}
      beside={review.beside}
      controls={
        <>
          <ReplayBar
            session={session}
            now={now}
            replay={replay}
            module={module}
            players={players}
            told={atBoard}
            note={review.note}
            tools={going.button}
          />
          {review.over}
          {going.over}
          {proof.at !== undefined && (
            <Sheet title={t("replay.proof.title")} onClose={proof.close}>
              <ProofText proof={replay.proof} players={players} />
            </Sheet>
          )}
        </>
      }
    />
  );
}

function AfterReplay({ table }: { readonly table: string }) {
  const t = useWords();
  return (
    <>
      <ButtonLink to={{ type: "table", table }}>
        {t("replay.toTable")}
      </ButtonLink>
      <DownloadLink href={recordPath(table)}>{t("end.record")}</DownloadLink>
    </>
  );
}

/** A replay has its own pace. */
const still = {
  pace: "instant",
  upcoming: undefined,
  hurry: () => undefined,
  choosePace: () => undefined,
} as const;

/** As they are called in the language that is read; whom a record does not name, after the seat. */
function useNamed(players: readonly Player[] = NOBODY): readonly Player[] {
  const language = useLanguage();
  return useMemo(
    () =>
      inLanguage(players, language).map((player, seat) =>
        player.name === ""
          ? { ...player, name: givenName(language, seat) }
          : player,
      ),
    [players, language],
  );
}

/** With another's eyes nobody else at the board is "you". */
function useSeen(
  players: readonly Player[],
  eyes: Eyes,
  own: Seat | undefined,
): readonly Player[] {
  const language = useLanguage();
  const isOwn = eyes === "all" || eyes === own;
  return useMemo(
    () => (isOwn ? players : toOthers(players, language)),
    [players, language, isOwn],
  );
}

const NOBODY: readonly Player[] = [];
