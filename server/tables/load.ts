/** A table comes into memory by the fold of its log, and leaves it where memory may no longer be true. */

import { isBroken, StoreFailure } from "../store/failure.ts";
import type { StoredTable } from "../store/store.ts";
import type { Context } from "./context.ts";
import { foldLog } from "./fold.ts";
import { emptyHistory } from "./history.ts";
import { newOpenTable } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";
import { stop, stopUnread } from "./stop.ts";
import { checkServed } from "./upgrade.ts";

/** Folds the whole log once more, from the table's row as it is now. */
export async function reload(
  context: Context,
  table: OpenTable,
  stored: StoredTable,
): Promise<void> {
  table.stored = stored;
  table.views.clear();
  table.match = undefined;
  table.history = emptyHistory();
  if (stored.status === "playing" || stored.status === "over")
    await loadMatch(context, table);
}

/** Reads a table once its notices are listened to. */
export async function loadTable(
  context: Context,
  id: string,
): Promise<OpenTable | undefined> {
  await context.notices.subscribe(id);
  const stored = await readTable(context, id);
  const entry = stored && context.findGame(stored.game);
  if (!entry) return undefined;
  const table = newOpenTable(entry.game, stored);
  if (stored.status === "playing" || stored.status === "over")
    await loadMatch(context, table);
  return table;
}

async function readTable(
  context: Context,
  id: string,
): Promise<StoredTable | undefined> {
  try {
    return await context.store.table(id);
  } catch (error) {
    if (isBroken(error)) await stopUnread(context, id, error);
    throw error;
  }
}

async function loadMatch(context: Context, table: OpenTable): Promise<void> {
  const { id } = table.stored;
  checkServed(table);
  try {
    // In this order: another node may play and keep a snapshot between the two, and the log must reach as far.
    const snapshot = await context.store.snapshot(id);
    if (!snapshot) throw new Error(`Table ${id} has no snapshot of its deal.`);
    const rows = await context.store.log(id, 0);
    const folded = foldLog(table.game, table.stored, snapshot, rows);
    table.match = folded.match;
    table.history = folded.history;
  } catch (error) {
    if (!isBroken(error)) throw error;
    await stop(context, table, error);
    if (table.isDropped)
      throw new StoreFailure(`Table ${id} cannot be played here.`, {
        cause: error,
      });
  }
}

/** Forgets a table of which memory may no longer be true: whoever looks at it or comes next reads it anew. */
export function drop(context: Context, table: OpenTable): void {
  const { id } = table.stored;
  table.isDropped = true;
  context.cache.remove(id);
  context.bus.publish(id, { type: "dropped" });
}
