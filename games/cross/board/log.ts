/** The log of a match in lines. */

import { listOf, nameOf } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { HeardEvents, Seat } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { Wording } from "./describe.ts";

/** `open` is absent while what was turned over must stay out of sight (C14). */
export function logLines(
  heard: readonly HeardEvents<Event>[],
  wording: Wording,
  open: ((seq: number) => void) | undefined,
): LogLine[] {
  const lines: LogLine[] = [];
  let agreed: Seat[] = [];
  for (const { seq, events } of heard)
    for (const [index, event] of events.entries()) {
      if (event.type === "estimated" || event.type === "answered") continue;
      const key = `${seq}-${index}`;
      // Those who agree one after another share a line.
      if (event.type === "agreed") {
        if (agreed.length > 0) lines.pop();
        agreed = [...agreed, event.seat];
        const seats = agreed;
        lines.push({
          key,
          get text() {
            const names = seats.map((seat) => nameOf(seat, wording));
            return wording.words("events.agreed-all", {
              names: listOf(names, wording),
            });
          },
        });
        continue;
      }
      agreed = [];
      const isTurned = event.type === "checked" || event.type === "judged";
      lines.push({
        key,
        // Told when it is read: most of a long match never shows.
        get text() {
          return describe(event, wording, open !== undefined);
        },
        onOpen: open && isTurned ? () => open(seq) : undefined,
      });
    }
  return lines;
}
