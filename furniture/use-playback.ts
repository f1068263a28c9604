/** How a worked example plays: by itself once it is in sight, moment after moment; it can be paused, walked and seen again. */

import { useEffect, useEffectEvent, useId, useState } from "react";
import type { RefObject } from "react";
import { useExampleStage } from "./example-stage.tsx";
import { useSeen } from "./use-seen.ts";
import { usePrinting } from "./use-printing.ts";

export interface Playback {
  /** Which moment is shown. */
  readonly at: number;
  /** Grows when it begins anew or goes back: what was drawn before is forgotten. */
  readonly run: number;
  readonly isMoving: boolean;
  readonly isOver: boolean;
  toggle(): void;
  goTo(moment: number): void;
}

interface Place {
  readonly at: number;
  readonly run: number;
  /** Whether somebody has taken it over by a button. */
  readonly isOwn: boolean;
}

/** `times`: how long each moment stays, in milliseconds. */
export function usePlayback(
  drawing: RefObject<Element | null>,
  times: readonly number[],
): Playback {
  const id = useId();
  const stage = useExampleStage();
  const isPrinting = usePrinting();
  const isSeen = useSeen(drawing);
  const last = times.length - 1;
  const [place, setPlace] = useState<Place>();
  // Where nothing moves by itself, the end tells most.
  const here = place ?? { at: stage.isCalm ? last : 0, run: 0, isOwn: false };
  const isMoving = stage.moving === id;
  const isOver = here.at >= last;

  const mayBegin =
    isSeen && !stage.isCalm && !here.isOwn && !isOver && !stage.moving;
  const begin = useEffectEvent(() => stage.offer(id));
  useEffect(() => {
    if (mayBegin) begin();
  }, [mayBegin]);

  const leave = useEffectEvent(() => stage.leave(id));
  useEffect(() => {
    if (isMoving && !isSeen) leave();
  }, [isMoving, isSeen]);
  useEffect(() => () => leave(), []);

  // The end is read before another example moves.
  const goOn = useEffectEvent(() =>
    isOver ? leave() : setPlace({ ...here, at: here.at + 1 }),
  );
  const time = times[here.at] ?? 0;
  useEffect(() => {
    if (!isMoving || !isSeen) return undefined;
    const timer = setTimeout(() => goOn(), time);
    return () => clearTimeout(timer);
  }, [isMoving, isSeen, here.at, time]);

  return {
    at: isPrinting ? last : here.at,
    run: here.run,
    isMoving,
    isOver,
    toggle() {
      if (isMoving && !isOver) {
        stage.leave(id);
        stage.calm();
        setPlace({ ...here, isOwn: true });
        return;
      }
      setPlace({
        at: isOver ? 0 : here.at,
        run: isOver ? here.run + 1 : here.run,
        isOwn: true,
      });
      stage.enter(id);
    },
    goTo(moment) {
      stage.leave(id);
      setPlace({
        at: moment,
        run: moment < here.at ? here.run + 1 : here.run,
        isOwn: true,
      });
    },
  };
}
