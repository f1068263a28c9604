/** The match at a pace one can follow: what others do is shown move by move, and may be skipped. */

import type { BoardProps, HeardEvents, Outcome, Seat } from "@stolik/kernel";
import { useEffect, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";

type Props = BoardProps<View, Move, Event>;

/** A moment of the match. */
interface Frame {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly view: View;
  readonly outcome: Outcome | undefined;
}

export interface Shown extends Frame {
  readonly heard: readonly HeardEvents<Event>[];
  /** What happened in the move shown last. */
  readonly news: readonly Event[];
  readonly canMove: boolean;
  /** Whether more has happened than is shown. */
  readonly isBehind: boolean;
  skip(): void;
}

/** How long each kind of event stays before the next move is shown, in milliseconds. */
const PAUSES: Readonly<Record<Event["type"], number>> = {
  begins: 0,
  rolled: 600,
  took: 450,
  halted: 700,
  moved: 750,
  collected: 300,
  drew: 0,
  reshuffled: 200,
  placed: 400,
  advanced: 900,
  stopped: 900,
  raised: 450,
  discarded: 450,
  over: 0,
};
const LONGEST_PAUSE = 1500;

export function useShown(props: Props): Shown {
  const { seq, seat, view, outcome, heard } = props;
  const [frames, setFrames] = useState<readonly Frame[]>(() => [
    { seq, seat, view, outcome },
  ]);
  const last = frames.at(-1);
  if (last?.view !== view || last.seq !== seq || last.seat !== seat)
    setFrames(withNext(frames, { seq, seat, view, outcome }));

  const first = frames[0] ?? { seq, seat, view, outcome };
  const isBehind = frames.length > 1;
  const news = heard.find((told) => told.seq === first.seq)?.events ?? [];
  const since = useRef({ seq: -1, at: 0 });
  useEffect(() => {
    if (since.current.seq !== first.seq)
      since.current = { seq: first.seq, at: performance.now() };
    if (!isBehind) return undefined;
    const wait = since.current.at + pauseOf(news) - performance.now();
    const timer = setTimeout(
      () => setFrames((all) => (all.length > 1 ? all.slice(1) : all)),
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  });
  return {
    ...first,
    heard: isBehind ? heard.filter((told) => told.seq <= first.seq) : heard,
    news,
    canMove: props.canMove && !isBehind,
    isBehind,
    skip: () => setFrames((all) => all.slice(-1)),
  };
}

/** A player's own moves are shown at once; what was missed, or is now shown to another seat, is not played back. */
function withNext(frames: readonly Frame[], next: Frame): readonly Frame[] {
  const last = frames.at(-1);
  if (!last || last.seat !== next.seat) return [next];
  if (last.seq === next.seq) return [...frames.slice(0, -1), next];
  if (next.seq !== last.seq + 1) return [next];
  if (frames.length === 1 && last.view.turn === last.seat) return [next];
  return [...frames, next];
}

function pauseOf(events: readonly Event[]): number {
  const pause = events.reduce((sum, { type }) => sum + PAUSES[type], 0);
  return Math.min(LONGEST_PAUSE, pause);
}
