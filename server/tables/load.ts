/** A table comes into memory by the fold of its log, and leaves it where memory may no longer be true. */

import { isBroken, OtherRules, StoreFailure } from "../store/failure.ts";
import type { StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { emptyHistory } from "./history.ts";
import { newOpenTable } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";
import { readMatch } from "./read-match.ts";
import { stop, stopUnread } from "./stop.ts";
import { isOwn, takeTableOver } from "./take-over.ts";

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
  try {
    await readCurrent(context, table);
  } catch (error) {
    if (!isBroken(error)) throw error;
    await stop(context, table, error);
    if (table.isDropped)
      throw new OtherRules(
        `Table ${table.stored.id} cannot be played by these rules.`,
        { cause: error },
      );
  }
}

/** Reads the match; one that goes on is taken over by our rules, once those who play it by others let us. */
async function readCurrent(context: Context, table: OpenTable): Promise<void> {
  const { store } = context;
  for (;;) {
    const read = await readMatch(store, table.game, table.stored);
    table.match = read.match;
    table.history = read.history;
    if (isOwn(table) || table.stored.status === "over") return;
    if (await takeTableOver(context, table)) return;
    const { id } = table.stored;
    const stored = await store.table(id);
    if (!stored) throw new StoreFailure(`Table ${id} is gone.`);
    table.stored = stored;
    if (stored.status === "stopped") return void (table.match = undefined);
  }
}

/** Forgets a table of which memory may no longer be true: whoever looks at it or comes next reads it anew. */
export function drop(context: Context, table: OpenTable): void {
  const { id } = table.stored;
  table.isDropped = true;
  context.cache.remove(id);
  context.bus.publish(id, { type: "dropped" });
}
