/** Notes that a match has come to its end on this page. */

import { useEffect, useEffectEvent, useRef } from "react";
import { noteMatchPlayed } from "../experience.ts";
import type { ShownMatch } from "./session.ts";

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
