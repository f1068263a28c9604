/** The tables in memory: all that are watched, and of the others those used last; any can be folded again from its log. */

import type { OpenTable } from "./open-table.ts";

export interface TableCache {
  /** Undefined: it is not in memory. */
  get(id: string): Promise<OpenTable | undefined> | undefined;
  /** Reads a table into memory; whoever asks meanwhile waits for the same reading. */
  read(
    id: string,
    load: () => Promise<OpenTable | undefined>,
  ): Promise<OpenTable | undefined>;
  /** The same, without counting as a use. */
  peek(id: string): Promise<OpenTable | undefined> | undefined;
  add(table: OpenTable): void;
  has(id: string): boolean;
  ids(): string[];
  /** How many are in memory, and how many of them nobody watches. */
  count(): { readonly all: number; readonly idle: number };
  /** All that are in memory, once they are read. */
  all(): Promise<readonly OpenTable[]>;
  /** Forgets a table without keeping anything of it. */
  remove(id: string): void;
  /** Somebody has stopped watching. A match that is over leaves memory with whoever watched it last, any other some time later. */
  release(table: OpenTable): void;
  /** Drops what nobody has used since then. */
  dropIdle(since: number): void;
  /** Whoever asks while the work lasts finds no table. False, and nothing is done: it is in memory. */
  whileAbsent(id: string, work: () => Promise<void>): Promise<boolean>;
}

export interface CacheLimits {
  readonly capacity: number;
  /** How many may be tables that nobody watches. */
  readonly idleCapacity: number;
  isWatched(id: string): boolean;
  /** Told of a table that was left out because nobody uses it. */
  onDrop(table: OpenTable): void;
  /** Told of every table that is no longer in memory. */
  onForget(id: string): void;
}

export function tableCache(limits: CacheLimits): TableCache {
  const { capacity, idleCapacity, isWatched, onDrop, onForget } = limits;
  const open = new Map<string, Promise<OpenTable | undefined>>();
  /** Those that nobody watched when they were last used, least recently used first. */
  const idle = new Map<string, OpenTable>();

  const forget = (id: string) => {
    open.delete(id);
    onForget(id);
  };

  const noteUse = (table: OpenTable) => {
    const { id } = table.stored;
    idle.delete(id);
    if (isWatched(id)) return;
    table.touched = performance.now();
    idle.set(id, table);
    const watched = open.size - idle.size;
    // The one that is just being used stays.
    const room = Math.max(1, Math.min(idleCapacity, capacity - watched));
    for (const [oldest, unused] of idle) {
      if (idle.size <= room) return;
      dropIfUnused(oldest, unused);
    }
  };

  const dropIfUnused = (id: string, table: OpenTable) => {
    if (table.pending > 0) return;
    idle.delete(id);
    if (isWatched(id)) return;
    forget(id);
    onDrop(table);
  };

  return {
    get(id) {
      const known = open.get(id);
      const unused = idle.get(id);
      if (known && unused) noteUse(unused);
      return known;
    },
    read(id, load) {
      idle.delete(id);
      const reading = load();
      open.set(id, reading);
      reading.then(
        (table) => {
          if (table) noteUse(table);
          else forget(id);
        },
        () => forget(id),
      );
      return reading;
    },
    add(table) {
      open.set(table.stored.id, Promise.resolve(table));
      noteUse(table);
    },
    peek: (id) => open.get(id),
    has: (id) => open.has(id),
    count: () => ({ all: open.size, idle: idle.size }),
    ids: () => [...open.keys()],
    async all() {
      const read = await Promise.allSettled(open.values());
      return read.flatMap((result) =>
        result.status === "fulfilled" && result.value ? [result.value] : [],
      );
    },
    remove(id) {
      idle.delete(id);
      forget(id);
    },
    release(table) {
      const { id, status } = table.stored;
      if (table.isDropped || isWatched(id) || !open.has(id)) return;
      noteUse(table);
      if (status === "over" || status === "stopped") dropIfUnused(id, table);
    },
    dropIdle(since) {
      for (const [id, table] of idle) {
        if (table.touched >= since) return;
        dropIfUnused(id, table);
      }
    },
    async whileAbsent(id, work) {
      if (open.has(id)) return false;
      open.set(id, Promise.resolve(undefined));
      try {
        await work();
      } finally {
        open.delete(id);
      }
      return true;
    },
  };
}
