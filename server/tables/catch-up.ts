/** What a viewer missed, from memory alone: the steps since the seq it has, or the whole view where they are no longer kept. */

import type { Viewer } from "@stolik/kernel";
import { digestAt, glimpse, wholeMessage } from "./glimpse.ts";
import type { OpenTable } from "./hall.ts";
import { joinMessages, stepsAfter } from "./recent-steps.ts";

/** A message, and up to which seq it brings its reader. */
export interface CatchUp {
  readonly json: string;
  readonly seq: number;
}

/** Undefined: nothing was missed, or nothing is dealt yet. */
export function catchUp(
  table: OpenTable,
  viewer: Viewer,
  from: number | undefined,
): CatchUp | undefined {
  const now = glimpse(table, viewer);
  if (!now || from === now.seq) return undefined;
  const steps = from === undefined ? undefined : stepsAfter(now.recent, from);
  const json = steps
    ? joinMessages(table.stored.id, steps, () => digestAt(now))
    : wholeMessage(table, viewer);
  return json === undefined ? undefined : { json, seq: now.seq };
}
