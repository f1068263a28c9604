/** The log of a match in lines. */

import { listOf, nameOf } from "@stolik/furniture";
import type { LogLine } from "@stolik/furniture";
import type { Heard } from "@stolik/kernel";
import type { Event } from "../rules/position.ts";
import { describe } from "./describe.ts";
import type { Telling } from "./describe.ts";

/** `open` is absent while what was turned over must stay out of sight (C14). */
export function logLines(
  heard: readonly Heard<Event>[],
  telling: Telling,
  open: ((seq: number) => void) | undefined,
): LogLine[] {
  const lines: LogLine[] = [];
  let agreed: string[] = [];
  for (const { seq, events } of heard)
    for (const [index, event] of events.entries()) {
      if (event.type === "estimated" || event.type === "answered") continue;
      const key = `${seq}-${index}`;
      // Those who agree one after another share a line.
      if (event.type === "agreed") {
        if (agreed.length > 0) lines.pop();
        agreed = [...agreed, nameOf(event.seat, telling)];
        const names = listOf(agreed, telling);
        lines.push({
          key,
          text: telling.words("events.agreed-all", { names }),
        });
        continue;
      }
      agreed = [];
      const isTurned = event.type === "checked" || event.type === "judged";
      lines.push({
        key,
        text: describe(event, telling, open !== undefined),
        onOpen: open && isTurned ? () => open(seq) : undefined,
      });
    }
  return lines;
}
