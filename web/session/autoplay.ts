/** Goes through a replay by itself: each position stays for a beat and as long as it takes to read what was said of it. */

import type { PacedBoard } from "@stolik/furniture";
import { BEAT, LONGEST_BEAT, readingTime } from "./presentation.ts";

export const speeds = [1, 2, 4] as const;
/** How many times as fast as bots' turns are shown in play. */
export type Speed = (typeof speeds)[number];

export interface Autoplay {
  /** For the board, about what is read on it. */
  readonly board: PacedBoard;
  run(): void;
  stop(): void;
  setSpeed(speed: Speed): void;
  speed(): Speed;
  /** Whether the board keeps something open that a later position would not close. */
  isHeld(): boolean;
  /** Another position is there. */
  arrived(): void;
  /** The page has drawn it. */
  drawn(): void;
}

/** `next`: shows the next position. */
export function autoplay(next: () => void): Autoplay {
  let isRunning = false;
  let speed: Speed = 1;
  let reading = 0;
  let isHeld = false;
  let isDrawn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    if (!isRunning || !isDrawn) return;
    const beat = isHeld ? LONGEST_BEAT : BEAT + reading;
    timer = setTimeout(next, Math.min(beat, LONGEST_BEAT) / speed);
  };

  return {
    board: {
      told(sentence) {
        reading += readingTime(sentence);
        plan();
      },
      hold(until) {
        isHeld = until === "closed";
        plan();
      },
    },
    run() {
      isRunning = true;
      plan();
    },
    stop() {
      isRunning = false;
      clearTimeout(timer);
    },
    setSpeed(wanted) {
      speed = wanted;
      plan();
    },
    speed: () => speed,
    isHeld: () => isHeld,
    arrived() {
      reading = 0;
      isDrawn = false;
      clearTimeout(timer);
    },
    drawn() {
      if (isDrawn) return;
      isDrawn = true;
      plan();
    },
  };
}
