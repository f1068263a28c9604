/** The log of a match in lines. */

import type { LogLine } from "@stolik/furniture";
import type { Heard } from "@stolik/kernel";
import type { Event } from "../rules/index.ts";
import { describe } from "./describe.ts";
import type { Telling } from "./words.ts";

export function logLines(
  heard: readonly Heard<Event>[],
  telling: Telling,
): LogLine[] {
  return heard.flatMap(({ seq, events }) =>
    events.map((event, index) => ({
      key: `${seq}-${index}`,
      text: describe(event, telling),
    })),
  );
}
