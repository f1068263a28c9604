/** A match where rules of another version left it, in the shape of these: without playing again what only the others can play. */

import { applyPatch, migrated } from "@stolik/kernel";
import type { AnyGame, Patch } from "@stolik/kernel";
import type { LogRow, Snapshot, StoredTable } from "../store/stored.ts";
import { replayRows, resumeAt, startOf } from "./fold.ts";
import type { TableMatch } from "./fold.ts";

/** By seq, what the rows changed of the state. */
export type Patches = ReadonlyMap<number, Patch | null>;

/**
 * The state is patched up to the head. Where a program from before patches wrote the rows, they are played again by
 * these rules, which will do as long as all of them come out as they were told; else it throws, and nothing is lost: the
 * rules that wrote them can still play them.
 */
export function foldLeft(
  game: AnyGame,
  table: StoredTable,
  snapshot: Snapshot,
  rows: readonly LogRow[],
  patches: Patches,
): TableMatch {
  const start = startOf(snapshot, rows);
  const after = rows.slice(start.seq + 1);
  const left = patched(start.state, after, patches);
  if (left) {
    const state = migrated(game, start, left.state);
    return resumeAt(
      game,
      table,
      { seq: start.seq + after.length, state },
      rows,
    );
  }
  const { seq } = start;
  const state = migrated(game, start, start.state);
  return replayRows(resumeAt(game, table, { seq, state }, rows), after);
}

/** Undefined where a patch is missing. */
function patched(
  state: unknown,
  rows: readonly LogRow[],
  patches: Patches,
): { readonly state: unknown } | undefined {
  for (const { seq, seating } of rows) {
    const patch = seating ? null : patches.get(seq);
    if (patch === undefined) return undefined;
    if (patch) state = applyPatch(state, patch);
  }
  return { state };
}
