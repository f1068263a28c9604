/** Whether anybody is at a table: watching it, or having asked for it lately, so that programs over HTTP count. */

import { boundedMap } from "../limits/bounded-map.ts";
import type { StoredTable } from "../store/stored.ts";
import type { Presence, PresenceListener } from "./presence.ts";
import { seatOf } from "./seat-of.ts";

/** How long a request counts, in milliseconds. */
export const LATELY = 2 * 60_000;
const MOST_TABLES = 10_000;
const MOST_PEOPLE = 10_000;

export interface Attendance {
  /** Somebody has asked for the table; it counts if they sit there or host it. */
  visit(table: StoredTable, person: string | undefined): void;
  /** Where nobody can tell, somebody may be there. */
  isAttended(table: string): boolean;
  /** The first seated person who is there; undefined: only others are, or nobody. */
  awaiting(table: StoredTable): string | undefined;
  /** Told of a table that nobody attended until now. */
  onArrive(listener: PresenceListener): void;
  /** Notes from which address a person comes, by its key. */
  locate(person: string, address: string): void;
  /** Undefined: they have not come since the server started. */
  addressOf(person: string): string | undefined;
}

interface Visit {
  readonly person: string;
  readonly at: number;
}

/** `now` is in milliseconds, of a monotonic clock. */
export function attendance(
  presence: Presence,
  now: () => number = () => performance.now(),
): Attendance {
  const visits = boundedMap<Visit>(MOST_TABLES);
  const addresses = boundedMap<string>(MOST_PEOPLE);
  const visitor = (table: string): string | undefined => {
    const last = visits.get(table);
    return last && now() - last.at < LATELY ? last.person : undefined;
  };
  const isAttended = (table: string) =>
    (presence.isWatched(table) ?? true) || visitor(table) !== undefined;

  return {
    visit(table, person) {
      if (person === undefined || !hasBots(table)) return;
      if (seatOf(table, person) === undefined && table.host !== person) return;
      const isArrival = !isAttended(table.id);
      visits.set(table.id, { person, at: now() });
      presence.visit(table.id, isArrival);
    },
    isAttended,
    awaiting({ id, seats }) {
      const last = visitor(id);
      const found = seats.find(
        (seat) =>
          seat.type === "person" &&
          (seat.person === last || presence.isThere(id, seat.person)),
      );
      return found?.type === "person" ? found.person : undefined;
    },
    onArrive: (listener) => void presence.onArrive(listener),
    locate: (person, address) => addresses.set(person, address),
    addressOf: (person) => addresses.get(person),
  };
}

function hasBots({ seats }: StoredTable): boolean {
  return seats.some(({ type }) => type === "bot");
}
