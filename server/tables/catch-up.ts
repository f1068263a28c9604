/** What a viewer missed, from memory alone: the steps since the seq it has, or the whole view where they are no longer kept. */

import type { Viewer } from "@stolik/kernel";
import { encode } from "../protocol/encode.ts";
import type { SeatStep } from "../protocol/protocol.ts";
import type { OpenTable } from "./open-table.ts";
import { stepsAfter } from "./recent-steps.ts";
import { digestAt, viewFor, wholeMessage } from "./view-cache.ts";

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
  const now = viewFor(table, viewer);
  if (!now || from === now.seq) return undefined;
  const steps = from === undefined ? undefined : stepsAfter(now.recent, from);
  const json = steps
    ? encode({
        v: 1,
        type: "steps",
        table: table.stored.id,
        steps: checked(steps, () => digestAt(now)),
      })
    : wholeMessage(table, viewer);
  return json === undefined ? undefined : { json, seq: now.seq };
}

/** The last step carries the digest of what they lead to. */
function checked(
  steps: readonly SeatStep[],
  digest: () => string,
): readonly SeatStep[] {
  const last = steps.at(-1);
  if (!last || last.digest !== undefined) return steps;
  return steps.with(-1, { ...last, digest: digest() });
}
