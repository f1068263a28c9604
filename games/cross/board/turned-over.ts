/** What lies turned over before one's eyes: a check or a stop, until one turns it back (C14). */

import { useHold } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import { useState } from "react";
import type { Event } from "../rules/position.ts";
import type { CheckedEvent, JudgedEvent } from "./describe.ts";

export interface Turned {
  readonly seq: number;
  readonly event: CheckedEvent | JudgedEvent;
}

export interface TurnedOver {
  readonly turned: Turned | undefined;
  /** Turns the cards back. */
  close(): void;
  /** Looks at something again, where the rules allow it. */
  reopen(seq: number): void;
}

export function useTurnedOver(
  heard: readonly HeardEvents<Event>[],
): TurnedOver {
  // Whoever comes to the table late sees only what lies turned over right now.
  const [seen, setSeen] = useState(() => {
    const last = heard.at(-1);
    return last ? (turnedIn(last) ? last.seq - 1 : last.seq) : -1;
  });
  const [reopened, setReopened] = useState<number>();
  const earlier = heard.find(({ seq }) => seq === reopened);
  const again = earlier && turnedIn(earlier);
  const turned = again ?? nextTurned(heard, seen);
  useHold(turned && !again ? "closed" : undefined);
  return {
    turned,
    close() {
      if (turned) setSeen((last) => Math.max(last, turned.seq));
      setReopened(undefined);
    },
    reopen: setReopened,
  };
}

/** A stop is never missed; of checks that came meanwhile the last one counts. */
function nextTurned(
  heard: readonly HeardEvents<Event>[],
  seen: number,
): Turned | undefined {
  const waiting = heard
    .filter(({ seq }) => seq > seen)
    .flatMap((told) => turnedIn(told) ?? []);
  return waiting.find(({ event }) => event.type === "judged") ?? waiting.at(-1);
}

/** The stop that ended the match. */
export function lastJudged(
  heard: readonly HeardEvents<Event>[],
): JudgedEvent | undefined {
  return heard
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === "judged");
}

function turnedIn({ seq, events }: HeardEvents<Event>): Turned | undefined {
  const event = events.find(
    (told) => told.type === "checked" || told.type === "judged",
  );
  return event && { seq, event };
}
