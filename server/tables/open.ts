/** Tables come into memory from the store, are worked on one thing at a time, and leave when idle. */

import type { AnyGame } from "@stolik/kernel";
import { isBroken } from "../store/failure.ts";
import type { StoredTable } from "../store/store.ts";
import type { Hall, OpenTable } from "./hall.ts";
import { noteUse } from "./idle.ts";
import { foldMatch } from "./match.ts";
import { stop, stopUnread } from "./stop.ts";

/** The table, from memory or from the store. */
export function openTable(
  hall: Hall,
  id: string,
): Promise<OpenTable | undefined> {
  const known = hall.open.get(id);
  const idle = hall.idle.get(id);
  if (known && idle) noteUse(hall, idle);
  if (known) return known;
  hall.idle.delete(id);
  const loading = loadTable(hall, id);
  hall.open.set(id, loading);
  loading.then(
    (table) => {
      if (table) noteUse(hall, table);
      else hall.open.delete(id);
    },
    () => hall.open.delete(id),
  );
  return loading;
}

/** A table just made is in memory from the start. */
export function admit(hall: Hall, stored: StoredTable): void {
  const entry = hall.findGame(stored.game);
  if (!entry) return;
  const table = openStored(entry.game, stored);
  hall.open.set(stored.id, Promise.resolve(table));
  noteUse(hall, table);
}

/** Does one piece of work on a table at a time, in the order it was asked for. */
export async function inTurn<Value>(
  table: OpenTable,
  work: () => Promise<Value>,
): Promise<Value> {
  const before = table.queue;
  let done = () => {};
  table.queue = new Promise((resolve) => {
    done = resolve;
  });
  table.pending += 1;
  await before;
  try {
    return await work();
  } finally {
    table.pending -= 1;
    done();
  }
}

/** Forgets a table of which memory may no longer be true: whoever looks at it or comes next reads it anew. */
export function drop(hall: Hall, table: OpenTable): void {
  const { id } = table.stored;
  table.isDropped = true;
  hall.open.delete(id);
  hall.idle.delete(id);
  hall.bus.publish(id, { type: "dropped" });
}

/** Resolves when no table is being worked on. */
export async function settled(hall: Hall): Promise<void> {
  for (const loading of hall.open.values()) {
    const table = await loading.catch(() => undefined);
    await table?.queue;
  }
}

/** Folds the log once more, when memory may have fallen behind it. */
export async function reload(hall: Hall, table: OpenTable): Promise<void> {
  const { id } = table.stored;
  const stored = await hall.store.table(id);
  if (!stored) throw new Error(`Table ${id} is gone.`);
  table.stored = stored;
  table.glimpses.clear();
  table.match = undefined;
  if (stored.status === "playing" || stored.status === "over")
    await loadMatch(hall, table);
}

async function loadTable(
  hall: Hall,
  id: string,
): Promise<OpenTable | undefined> {
  const stored = await readTable(hall, id);
  const entry = stored && hall.findGame(stored.game);
  if (!entry) return undefined;
  const table = openStored(entry.game, stored);
  if (stored.status === "playing" || stored.status === "over")
    await loadMatch(hall, table);
  return table;
}

async function readTable(
  hall: Hall,
  id: string,
): Promise<StoredTable | undefined> {
  try {
    return await hall.store.table(id);
  } catch (error) {
    if (isBroken(error)) await stopUnread(hall, id, error);
    throw error;
  }
}

function openStored(game: AnyGame, stored: StoredTable): OpenTable {
  return {
    game,
    stored,
    match: undefined,
    glimpses: new Map(),
    queue: Promise.resolve(),
    pending: 0,
    isDropped: false,
    touched: performance.now(),
  };
}

async function loadMatch(hall: Hall, table: OpenTable): Promise<void> {
  const { id } = table.stored;
  try {
    const rows = await hall.store.log(id, 0);
    const snapshot = await hall.store.snapshot(id);
    if (!snapshot) throw new Error(`Table ${id} has no snapshot of its deal.`);
    table.match = foldMatch(table.game, table.stored, snapshot, rows);
  } catch (error) {
    if (!isBroken(error)) throw error;
    await stop(hall, table, error);
  }
}
