/** Tables that nobody watches: those used last stay in memory for a while, the others are folded again when somebody asks. */

import type { Hall, OpenTable } from "./hall.ts";
import { keepSnapshot } from "./snapshots.ts";

/** A table in memory was used. */
export function noteUse(hall: Hall, table: OpenTable): void {
  const { id } = table.stored;
  hall.idle.delete(id);
  if (hall.bus.hasListeners(id)) return;
  table.touched = performance.now();
  hall.idle.set(id, table);
  const watched = hall.open.size - hall.idle.size;
  const room = Math.min(hall.idleCapacity, hall.capacity - watched);
  // The one that is just being used stays.
  if (hall.idle.size > Math.max(1, room)) dropOldest(hall, Math.max(1, room));
}

/** Drops what nobody has used since then. */
export function dropIdle(hall: Hall, since: number): void {
  for (const [id, table] of hall.idle) {
    if (table.touched >= since) return;
    dropIfUnused(hall, id, table);
  }
}

/** A match that is over leaves memory with whoever watched it last, any other some time later. */
export function release(hall: Hall, table: OpenTable): void {
  const { id, status } = table.stored;
  if (table.isDropped || hall.bus.hasListeners(id) || !hall.open.has(id))
    return;
  noteUse(hall, table);
  if (status === "over" || status === "stopped") dropIfUnused(hall, id, table);
}

function dropOldest(hall: Hall, room: number): void {
  for (const [id, table] of hall.idle) {
    if (hall.idle.size <= room) return;
    dropIfUnused(hall, id, table);
  }
}

function dropIfUnused(hall: Hall, id: string, table: OpenTable): void {
  if (table.pending > 0) return;
  hall.idle.delete(id);
  if (hall.bus.hasListeners(id)) return;
  hall.open.delete(id);
  void keepSnapshot(hall, table);
}
