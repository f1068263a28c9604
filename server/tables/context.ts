/** What all work on tables shares: the ports to everything outside, the settings, and the tables in memory. */

import { boundedMap } from "../limits/bounded-map.ts";
import type { BoundedMap } from "../limits/bounded-map.ts";
import { batchedReads } from "./batched-reads.ts";
import type { BatchedReads } from "./batched-reads.ts";
import { keyedQueue } from "./keyed-queue.ts";
import type { KeyedQueue } from "./keyed-queue.ts";
import type { Ports } from "./ports.ts";
import { keepSnapshot } from "./snapshots.ts";
import { tableCache } from "./table-cache.ts";
import type { TableCache } from "./table-cache.ts";
import { openTroubles } from "./trouble.ts";
import type { Troubles } from "./trouble.ts";

const MOST_DOUBTED = 1_000;

export interface TableSettings {
  /** How long a bot waits before it moves, in milliseconds, so that people can follow. */
  readonly botDelay: number;
  /** How many tables stay in memory. */
  readonly capacity: number;
  /** How many of them may be tables that nobody watches. */
  readonly idleCapacity: number;
  /** How many tables one guest may host at a time. */
  readonly tablesPerGuest: number;
  /** After how many milliseconds in which others wait for somebody who is away they are asked what to do. */
  readonly awayAfter: number;
  /** How often a seat's player may leave it, or choose about others, in the long run. */
  readonly seatChangesPerMinute: number;
  /** How often people are noted as away from a match, each seat an equal share of it. */
  readonly seatChangesPerMatch: number;
}

/** Where and when a table was last read anew. */
interface Doubt {
  readonly seq: number;
  /** In milliseconds, by a monotonic clock. */
  readonly at: number;
}

export interface Context extends Ports, Troubles {
  readonly settings: TableSettings;
  readonly cache: TableCache;
  readonly reads: BatchedReads;
  /** A host makes or starts one table at a time, so that many at once cannot pass the quota. */
  readonly hostQueue: KeyedQueue;
  /** The tables that were read anew lately because something threw there. */
  readonly doubted: BoundedMap<Doubt>;
  /** No more moves are taken. */
  isClosing: boolean;
  /** Notices may have been missed: no table in memory is used before its head was looked at. */
  mayHaveMissed: boolean;
  /** Told in how many milliseconds a bot is to move. */
  onDue: (table: string, dueIn: number) => void;
}

export function createContext(ports: Ports, settings: TableSettings): Context {
  const { store } = ports;
  const troubles = openTroubles(ports.logger);
  return {
    ...ports,
    ...troubles,
    settings,
    cache: tableCache({
      ...settings,
      isWatched: (id) => ports.bus.hasListeners(id),
      onDrop: (table) => void keepSnapshot({ store, ...troubles }, table),
      onForget: (id) => ports.notices.unsubscribe(id),
    }),
    reads: batchedReads(store),
    hostQueue: keyedQueue(),
    doubted: boundedMap(MOST_DOUBTED),
    isClosing: false,
    mayHaveMissed: false,
    onDue: () => {},
  };
}
