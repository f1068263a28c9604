/** Tables are opened from memory or from the store. */

import type { StoredTable } from "../store/stored.ts";
import type { Context } from "./context.ts";
import { runExclusive } from "./exclusive.ts";
import { bringUpToDate } from "./freshness.ts";
import { loadTable } from "./load.ts";
import { newOpenTable } from "./open-table.ts";
import type { OpenTable } from "./open-table.ts";

/** The table, from memory or from the store. */
export function openTable(
  context: Context,
  id: string,
): Promise<OpenTable | undefined> {
  const { cache } = context;
  if (context.mayHaveMissed) return openCurrent(context, id);
  return cache.get(id) ?? cache.read(id, () => loadTable(context, id));
}

/** The table as the database has it now, for whoever was answered by another node a moment ago. */
export async function openCurrent(
  context: Context,
  id: string,
): Promise<OpenTable | undefined> {
  const { cache } = context;
  const known = cache.get(id);
  if (!known) return cache.read(id, () => loadTable(context, id));
  const table = await known;
  if (table) await bringUpToDate(context, table);
  return table;
}

/** A table just made is in memory from the start, unless others may change it before anybody here listens. */
export function admit(context: Context, stored: StoredTable): void {
  const { cache, findGame, notices } = context;
  if (!notices.isAlone) return;
  const entry = findGame(stored.game);
  if (entry) cache.add(newOpenTable(entry.game, stored));
}

/** Resolves when no table is being worked on. */
export async function whenIdle({ cache }: Context): Promise<void> {
  for (const table of await cache.all()) await runExclusive(table, nothing);
}

async function nothing(): Promise<void> {}
