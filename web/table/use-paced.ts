/** A paced session on its page: what is shown now, and at which pace. */

import { useEffect, useState, useSyncExternalStore } from "react";
import { choosePace, paceOf } from "../pace.ts";
import type { Pace } from "../pace.ts";
import type { PacedSession } from "../session/paced.ts";
import type { Snapshot } from "../session/session.ts";

/** What is shown now. */
export function useShown<Now extends Snapshot>(session: PacedSession<Now>) {
  const now = useSyncExternalStore(session.subscribe, session.getSnapshot);
  // After those of the board, which has told by then what there is to read.
  useEffect(() => session.drawn());
  return now;
}

export function usePaced<Now extends Snapshot>(
  game: string,
  session: PacedSession<Now>,
) {
  const now = useShown(session);
  const [pace, setPace] = useState(() => paceOf(game));
  useEffect(() => session.setPace(pace), [session, pace]);
  const id = now.match?.id;
  useEffect(() => setPace(paceOf(game)), [game, id]);
  return {
    now,
    pace,
    choosePace(next: Pace) {
      choosePace(next);
      setPace(next);
    },
  };
}
