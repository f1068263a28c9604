/** A session at a pace one can follow: the same match, each position shown when its time has come. */

import type { PacedBoard } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { Pace } from "../pace.ts";
import { snapshots } from "../snapshots.ts";
import {
  advance,
  arrive,
  canHurry,
  drawn,
  dueAt,
  hold,
  hurry,
  isCatchingUp,
  nextMover,
  presentMissed,
  shownMatch,
  told,
} from "./presentation.ts";
import type { Presentation } from "./presentation.ts";
import type { ShownMatch, Snapshot } from "./session.ts";

/** What has happened already and can be shown at a tap. */
export interface Upcoming {
  /** Whose move it is; undefined where the page does not know. */
  readonly mover: Seat | undefined;
  /** It happened while whoever looks was away. */
  readonly isMissed: boolean;
}

type Paced<Now extends Snapshot> = Now & {
  readonly upcoming: Upcoming | undefined;
};

export interface PacedSession<Now extends Snapshot> {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Paced<Now>;
  /** For the board, about what is read on it. */
  readonly board: PacedBoard;
  /** The page has drawn the snapshot. */
  drawn(): void;
  /** Shows the next turn now. */
  hurry(): void;
  setPace(pace: Pace): void;
  close(): void;
}

export function openPaced<Now extends Snapshot>(
  session: {
    subscribe(listener: () => void): () => void;
    getSnapshot(): Now;
  },
  firstPace: Pace,
  /** What was missed of the match before it was opened. */
  missedOf: (match: ShownMatch) => readonly ShownMatch[] = () => [],
): PacedSession<Now> {
  let pace = firstPace;
  let at: Presentation | undefined;
  /** What was missed is shown once. */
  let hasBegun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let published: readonly unknown[] = [];

  const snapshot = (): Paced<Now> => {
    const now = session.getSnapshot();
    if (!at) return { ...now, upcoming: undefined };
    const upcoming = canHurry(at)
      ? { mover: nextMover(at), isMissed: isCatchingUp(at) }
      : undefined;
    return { ...now, match: shownMatch(at), upcoming };
  };
  const store = snapshots(snapshot());

  /** What only changes the time does not draw the page anew. */
  const publish = () => {
    const parts = [
      session.getSnapshot(),
      at?.shown,
      at?.waiting.at(-1),
      at && canHurry(at),
      at && isCatchingUp(at),
    ];
    if (parts.every((part, index) => part === published[index])) return;
    published = parts;
    store.set(snapshot());
  };

  const take = (next: Presentation | undefined) => {
    at = next;
    clearTimeout(timer);
    const due = at && dueAt(at);
    const wait = due === undefined ? Infinity : due - performance.now();
    // Not within the drawing that made it due.
    if (wait <= 0) queueMicrotask(proceed);
    else if (wait < Infinity) timer = setTimeout(proceed, wait);
    publish();
  };
  const proceed = () => take(at && advance(at, performance.now()));
  const change = (how: (before: Presentation) => Presentation) =>
    take(at && how(at));

  const follow = () => {
    const { match } = session.getSnapshot();
    const now = performance.now();
    if (!match) return take(undefined);
    if (at) return take(advance(arrive(at, match, now), now));
    const missed = hasBegun ? [] : missedOf(match);
    hasBegun = true;
    take(presentMissed(missed, match, pace, now));
  };
  const leave = session.subscribe(follow);
  follow();

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    board: {
      told: (sentence) => change((before) => told(before, sentence)),
      hold: (until) => change((before) => hold(before, until)),
    },
    drawn: () => change((before) => drawn(before, performance.now())),
    hurry: () => change((before) => advance(hurry(before), performance.now())),
    setPace(next) {
      pace = next;
      change((before) => ({ ...before, pace }));
    },
    close() {
      clearTimeout(timer);
      leave();
    },
  };
}
