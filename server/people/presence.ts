/** Who is looking at which table right now. */

export type PresenceListener = (table: string) => void;

export interface Presence {
  /** A connection looks at the table; undefined: it came without a cookie. */
  arrive(table: string, person: string | undefined): void;
  leave(table: string, person: string | undefined): void;
  /** Somebody has asked for the table without a connection; `isArrival`: nobody was known to be there. */
  visit(table: string, isArrival: boolean): void;
  isThere(table: string, person: string): boolean;
  /** Whether anybody looks at it, with a cookie or without, or visits it on another node; undefined: that cannot be told now. */
  isWatched(table: string): boolean | undefined;
  /** How many look: people once, however many pages they have open, and every connection without a cookie. */
  watchers(table: string): number;
  /** Another number whenever somebody has come or gone. */
  revision(table: string): number;
  /** Learns who is there on other nodes. */
  refresh(table: string): Promise<void>;
  /** Told of a table where nobody was on this node until now. Returns how to stop listening. */
  onArrive(listener: PresenceListener): () => void;
  /** Told whenever somebody has come or gone. Returns how to stop listening. */
  onChange(listener: PresenceListener): () => void;
}

/** Who is at a table on this node. */
export interface Here {
  readonly people: readonly string[];
  readonly strangers: number;
}

export interface LocalPresence extends Presence {
  /** Undefined: nobody. */
  here(table: string): Here | undefined;
  tables(): Iterable<string>;
  isWatched(table: string): boolean;
}

interface Watchers {
  /** How many connections each person has. */
  readonly people: Map<string, number>;
  strangers: number;
  revision: number;
}

export function localPresence(): LocalPresence {
  const tables = new Map<string, Watchers>();
  const arrivals = new Set<PresenceListener>();
  const changes = new Set<PresenceListener>();
  let revisions = 0;

  const tell = (table: string, watchers: Watchers, isFirst: boolean) => {
    revisions += 1;
    watchers.revision = revisions;
    if (watchers.people.size + watchers.strangers === 0) tables.delete(table);
    if (isFirst) for (const listener of arrivals) listener(table);
    for (const listener of changes) listener(table);
  };

  return {
    arrive(table, person) {
      const known = tables.get(table);
      const watchers = known ?? {
        people: new Map<string, number>(),
        strangers: 0,
        revision: 0,
      };
      tables.set(table, watchers);
      if (person === undefined) watchers.strangers += 1;
      else if (count(watchers.people, person, 1) > 1) return;
      tell(table, watchers, !known);
    },
    leave(table, person) {
      const watchers = tables.get(table);
      if (!watchers) throw new Error(`Nobody was watching table ${table}.`);
      if (person === undefined) watchers.strangers -= 1;
      else if (count(watchers.people, person, -1) > 0) return;
      tell(table, watchers, false);
    },
    visit(table, isArrival) {
      if (isArrival) for (const listener of arrivals) listener(table);
    },
    refresh: () => Promise.resolve(),
    here(table) {
      const watchers = tables.get(table);
      if (!watchers) return undefined;
      const { people, strangers } = watchers;
      return { people: [...people.keys()], strangers };
    },
    tables: () => tables.keys(),
    isThere: (table, person) => tables.get(table)?.people.has(person) ?? false,
    isWatched: (table) => tables.has(table),
    watchers(table) {
      const watchers = tables.get(table);
      return watchers ? watchers.people.size + watchers.strangers : 0;
    },
    revision: (table) => tables.get(table)?.revision ?? 0,
    onArrive: (listener) => listen(arrivals, listener),
    onChange: (listener) => listen(changes, listener),
  };
}

/** How many connections the person has now. */
function count(
  people: Map<string, number>,
  person: string,
  change: 1 | -1,
): number {
  const connections = (people.get(person) ?? 0) + change;
  if (connections > 0) people.set(person, connections);
  else people.delete(person);
  return connections;
}

export function listen(
  listeners: Set<PresenceListener>,
  listener: PresenceListener,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
