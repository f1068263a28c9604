/** One move's turn: its random stream, what it tells, and whether it raised the undo barrier. */

import type { Seat, Turn } from "./contract.ts";
import { stream } from "./random.ts";
import type { Random } from "./random.ts";

/** An event and who is told; absent `only`: everyone. */
export interface EmittedEvent<Event> {
  readonly event: Event;
  readonly only?: readonly Seat[];
  /** Whether it shows what no view keeps. */
  readonly isShown?: true;
  /** How many entries before the deal it was told, in the match that this one continues. */
  readonly before?: number;
}

/** A turn with what happened in it. */
export interface OpenTurn<Event> extends Turn<Event> {
  readonly told: EmittedEvent<Event>[];
  readonly barrier: boolean;
}

export function createTurn<Event>(
  key: Uint8Array,
  seq: number,
): OpenTurn<Event> {
  const told: EmittedEvent<Event>[] = [];
  let source: Random | undefined;
  // A plain member: engines make an object with a getter far more slowly, and every move has a turn.
  const turn = {
    told,
    barrier: false,
    random: {
      next() {
        turn.barrier = true;
        source ??= stream(key, seq);
        return source.next();
      },
    },
    emit(event: Event, only?: readonly Seat[]) {
      told.push(only === undefined ? { event } : { event, only });
    },
    show(event: Event, only?: readonly Seat[]) {
      turn.barrier = true;
      told.push(
        only === undefined
          ? { event, isShown: true }
          : { event, only, isShown: true },
      );
    },
    reveal() {
      turn.barrier = true;
    },
  };
  return turn;
}

/** The turns of a match, one after another. */
export interface Turns<Event> {
  begin(seq: number): Turn<Event>;
  /** What the turn begun last has told so far. */
  told(): readonly EmittedEvent<Event>[];
}

export function loudTurns<Event>(key: Uint8Array): Turns<Event> {
  let turn = createTurn<Event>(key, 0);
  return {
    begin(seq) {
      turn = createTurn<Event>(key, seq);
      return turn;
    },
    told: () => turn.told,
  };
}

/** Cheap turns whose events go nowhere: for matches that nobody watches. */
export function quietTurns<Event>(key: Uint8Array): Turns<Event> {
  let current = 0;
  let source: Random | undefined;
  const turn: Turn<Event> = {
    random: {
      next() {
        source ??= stream(key, current);
        return source.next();
      },
    },
    emit() {},
    show() {},
    reveal() {},
  };
  return {
    begin(seq) {
      current = seq;
      source = undefined;
      return turn;
    },
    told: () => [],
  };
}

/** The events a seat, or a spectator (null), was told. */
export function toldTo<Event>(
  told: readonly EmittedEvent<Event>[],
  seat: Seat | null,
): Event[] {
  const events: Event[] = [];
  for (const { event, only } of told)
    if (only === undefined || (seat !== null && only.includes(seat)))
      events.push(event);
  return events;
}
