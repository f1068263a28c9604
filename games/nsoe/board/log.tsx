/** The log of a match in lines, and the checks one may look at again. */

import { linesOf } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { Heard } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { LaidEvent, Telling } from "./describe.ts";

export interface Checked {
  readonly seq: number;
  readonly event: LaidEvent;
}

/** A check somebody asked to see again, and how far the match was then. */
export interface Recalled {
  readonly seq: number;
  readonly at: number;
}

/** The check recalled, until a newer one comes; else the last one, until a turn ends without a check or the match does. */
export function currentCheck(
  heard: readonly Heard<Event>[],
  recalled: Recalled | undefined,
  isOver: boolean,
): Checked | undefined {
  const checks = heard.flatMap(({ seq, events }) =>
    events.flatMap((event) => (event.type === "laid" ? [{ seq, event }] : [])),
  );
  const last = checks.at(-1);
  if (recalled && last && last.seq <= recalled.at)
    return checks.find(({ seq }) => seq === recalled.seq) ?? last;
  const isPast = heard.some(
    ({ seq, events }) =>
      last && seq > last.seq && events.some(({ type }) => type === "swapped"),
  );
  return isOver || isPast ? undefined : last;
}

export function logLines(
  heard: readonly Heard<Event>[],
  telling: Telling,
  open: (seq: number) => void,
): LogLine[] {
  return linesOf(heard, (event, seq) => ({
    text: describe(event, telling),
    onOpen: event.type === "laid" ? () => open(seq) : undefined,
  }));
}
