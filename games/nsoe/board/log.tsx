/** The log of a match in lines, and the checks one may look at again. */

import { linesOf } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { LaidEvent, Wording } from "./describe.ts";

export interface Checked {
  readonly seq: number;
  readonly event: LaidEvent;
}

/** A check somebody asked to see again, and how far the match was then. */
export interface Reopened {
  readonly seq: number;
  readonly at: number;
}

/** The reopened check until a newer one comes; else the last one, until a turn ends without a check or the match does. */
export function currentCheck(
  heard: readonly HeardEvents<Event>[],
  reopened: Reopened | undefined,
  isOver: boolean,
): Checked | undefined {
  const checks = heard.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.type === "laid" ? [{ seq, event }] : [])),
  );
  const last = checks.at(-1);
  if (reopened && last && last.seq <= reopened.at)
    return checks.find(({ seq }) => seq === reopened.seq) ?? last;
  const isPast = heard.some(
    ({ seq, events }) =>
      last && seq > last.seq && events.some(({ type }) => type === "swapped"),
  );
  return isOver || isPast ? undefined : last;
}

export function logLines(
  heard: readonly HeardEvents<Event>[],
  wording: Wording,
  open: (seq: number) => void,
): LogLine[] {
  return linesOf(heard, (event, seq) => ({
    text: describe(event, wording),
    onOpen: event.type === "laid" ? () => open(seq) : undefined,
  }));
}
