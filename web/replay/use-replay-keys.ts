/** The keys of a replay: arrows, space, home and end, and Escape out of a branch, wherever nothing else answers to them. */

import { useEffect, useEffectEvent } from "react";
import { isFocusFree } from "../parts/idle.ts";
import type { ReplaySession } from "../session/replay.ts";
import { stepOfKey, stepsFrom } from "./steps.ts";

export function useReplayKeys(
  session: ReplaySession,
  points: readonly number[],
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event)) return;
    const { replay, place, isRunning } = session.getSnapshot();
    const isOnButton =
      document.activeElement?.matches("[data-leads] button") === true;
    if (!replay || !(isFocusFree() || isOnButton)) return;
    if (event.key === "Escape" && place.branch)
      return session.branch(undefined);
    if (event.key === " ") {
      // A button is pressed by it.
      if (isOnButton) return;
      event.preventDefault();
      return session.run(!isRunning);
    }
    const step = stepOfKey(event.key);
    if (!step) return;
    event.preventDefault();
    const at = stepsFrom(place, replay, points)[step];
    if (at !== undefined) session.show({ at });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}
