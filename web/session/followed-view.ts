/** A seat's view as a page follows it: whole at first, then step by step. */

import { applyPatch, digest } from "@stolik/kernel";
import type { HeardEvents } from "@stolik/kernel";
import type { SeatStep } from "@stolik/server/protocol";
import { repeater } from "../repeat.ts";

interface Known {
  readonly seq: number;
  readonly view: unknown;
  /** The deal and the moves; what happened to seats is no part of it. */
  readonly heard: readonly HeardEvents<unknown>[];
}

export interface FollowedView {
  /** Undefined before the first view has come. */
  known(): Known | undefined;
  /** Takes a whole view; returns whether it is of another position. */
  replace(view: Known): boolean;
  /** Takes steps one by one, tells of each that was new and can be shown, and asks for what is missing. */
  follow(steps: readonly SeatStep[], onStep: () => void): void;
  forget(): void;
  /** Asks for what came after the position that is known. */
  ask(): void;
  /** Asks for the whole view after a growing pause, so that there is always an answer. */
  askLater(): void;
  stopAsking(): void;
}

/** `ask`: for the steps after `from`, or without it for the whole view. */
export function followedView(ask: (from?: number) => void): FollowedView {
  let known: Known | undefined;
  const again = repeater();

  const take = (steps: readonly SeatStep[], onStep: () => void) => {
    for (const step of steps) {
      if (!known || step.seq > known.seq + 1) return ask(known?.seq);
      if (step.seq <= known.seq) continue;
      const view = step.patch ? applyPatch(known.view, step.patch) : known.view;
      if (step.digest !== undefined && digest(view) !== step.digest)
        return ask();
      const { seq, events, isSeating, isPassing } = step;
      const heard = isSeating ? known.heard : [...known.heard, { seq, events }];
      known = { seq, view, heard };
      if (!isPassing) onStep();
    }
  };

  return {
    known: () => known,
    replace(view) {
      again.end();
      const isOther = view.seq !== known?.seq;
      known = view;
      return isOther;
    },
    follow(steps, onStep) {
      again.end();
      take(steps, onStep);
    },
    forget() {
      known = undefined;
    },
    ask: () => ask(known?.seq),
    askLater: () => again.later(() => ask()),
    stopAsking: () => again.end(),
  };
}
