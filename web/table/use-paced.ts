/** A paced session on its page: what is shown now, at which pace, and what is noted when a match is over. */

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { noteMatchPlayed } from "../experience.ts";
import { choosePace, paceOf } from "../pace.ts";
import type { Pace } from "../pace.ts";
import type { PacedSession } from "../session/paced.ts";
import type { ShownMatch, Snapshot } from "../session/session.ts";

export function usePaced<Now extends Snapshot>(
  game: string,
  session: PacedSession<Now>,
) {
  const now = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const [pace, setPace] = useState(() => paceOf(game));
  // After those of the board, which has told by then what there is to read.
  useEffect(() => session.drawn());
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

/** Once for each match that comes to its end on this page. */
export function useMatchEnd(
  game: string,
  match: ShownMatch | null,
  onEnd: (match: ShownMatch) => void = () => undefined,
): void {
  const playing = useRef<string>(undefined);
  const end = useEffectEvent((ended: ShownMatch) => {
    noteMatchPlayed(game);
    onEnd(ended);
  });
  useEffect(() => {
    if (!match) return;
    if (!match.outcome) playing.current = match.id;
    else if (playing.current === match.id) {
      playing.current = undefined;
      end(match);
    }
  }, [match]);
}
