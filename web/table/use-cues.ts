/** Sounds what happens at a table, while this device is to sound. */

import type { AnyGameModule } from "@stolik/furniture";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import type { Cue, Cues } from "../cues.ts";
import type { ShownMatch } from "../session/session.ts";
import { sound } from "../sound.ts";

type Judged = Pick<AnyGameModule, "judged">;

/** What is heard when a match goes from one position to the next; undefined: nothing has happened. */
export function cueBetween(
  before: ShownMatch,
  after: ShownMatch,
  module: Judged,
): Cue | undefined {
  if (before.id !== after.id) return undefined;
  if (after.refusal && after.refusal !== before.refusal) return "wrong";
  if (after.seq === before.seq) return undefined;
  if (after.outcome && !before.outcome) return "end";
  const events = after.heard.flatMap(({ seq, events: told }) =>
    seq > before.seq ? told : [],
  );
  const judged = events.map((event) => module.judged?.(event)).find(Boolean);
  if (judged) return judged;
  return after.canMove && !before.canMove ? "turn" : "lay";
}

export function useCues(match: ShownMatch, module: Judged): void {
  const isOn = useSyncExternalStore(sound.subscribe, sound.isOn);
  const cues = useRef<Cues>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    let isWanted = true;
    void import("../cues.ts").then(({ openCues }) => {
      if (isWanted) cues.current = openCues();
    });
    return () => {
      isWanted = false;
      cues.current?.close();
      cues.current = undefined;
    };
  }, [isOn]);
  const shown = useRef(match);
  const hear = useEffectEvent((now: ShownMatch) => {
    const cue = cueBetween(shown.current, now, module);
    shown.current = now;
    if (cue) cues.current?.play(cue);
  });
  useEffect(() => hear(match), [match]);
}
