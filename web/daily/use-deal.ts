/** A deal on its page: the session, what of it is looked at, and what is kept of it. */

import type { AnyGameModule } from "@stolik/furniture";
import type { DailyEntry } from "@stolik/server/protocol";
import { useEffect, useState } from "react";
import { doneDeal, noteDone } from "../daily-done.ts";
import type { DoneDeal } from "../daily-done.ts";
import { openDaily } from "../session/daily.ts";
import type {
  DailyPort,
  DailySession,
  DailySnapshot,
} from "../session/daily.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { keepMoves, keptMoves } from "./progress.ts";

/** One's own solution, the best one step by step, or one mistake tried again. */
export type Look =
  | { readonly type: "own" }
  | BestLook
  | { readonly type: "again" };

interface BestLook {
  readonly type: "best";
  readonly at: number;
  /** A board is told the next step; for any other it begins anew, so that nothing is left of what it showed. */
  readonly board: number;
}

export function lookAtBest(before: Look, at: number): BestLook {
  if (before.type !== "best") return { type: "best", at, board: 0 };
  const isNext = at === before.at + 1;
  return { type: "best", at, board: before.board + (isNext ? 0 : 1) };
}

export interface OpenDeal {
  readonly session: DailySession;
  readonly paced: PacedSession<DailySnapshot>;
}

/** Undefined until the worker has been started. */
export function useDealSession(
  entry: DailyEntry,
  module: AnyGameModule,
  name: string,
): OpenDeal | undefined {
  const [opened, setOpened] = useState<OpenDeal>();
  useEffect(() => {
    const session = openDaily(
      {
        entry,
        player: { type: "person", name, isOnline: true },
        outcome: module.turns.outcome,
      },
      startWorker(),
    );
    const done = doneDeal(entry.day, entry.game);
    if (done) session.open(done.moves, "shown");
    else session.open(keptMoves(entry), "own");
    const paced = openPaced(session, "calm");
    setOpened({ session, paced });
    return () => {
      paced.close();
      session.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A deal goes on in another language.
  }, [entry]);
  return opened;
}

/** What was solved, once it is; kept on the device move by move. */
export function useDone(
  entry: DailyEntry,
  look: Look,
  deal: DailySnapshot["deal"],
): DoneDeal | undefined {
  const { day, game, contentVersion, version } = entry;
  const [done, setDone] = useState(() => doneDeal(day, game));
  useEffect(() => {
    if (done || !deal || look.type !== "own") return;
    const { moves, score, marks, isOver } = deal;
    keepMoves(entry, isOver ? [] : moves);
    if (!isOver) return;
    const { best } = entry.deal;
    const now: DoneDeal = {
      day,
      game,
      contentVersion,
      version,
      moves,
      score,
      best,
      marks,
      isSent: false,
    };
    noteDone(now);
    setDone(now);
  }, [entry, look, deal, done, day, game, contentVersion, version]);
  return done;
}

function startWorker(): DailyPort {
  return new Worker(new URL("../session/worker-daily.ts", import.meta.url), {
    type: "module",
  }) as unknown as DailyPort;
}
