/** Who is looking at which table right now, on any node. While the board is away it is what was known. */

import type { Board } from "../store/board.ts";
import { elsewhere } from "./elsewhere.ts";
import { presenceTelling } from "./presence-telling.ts";
import { listen, localPresence } from "./presence.ts";
import type { Presence, PresenceListener } from "./presence.ts";

export interface SharedPresence extends Presence {
  /** Tells the other nodes what has changed here. Whoever calls it does so a few times a second. */
  tell(): Promise<void>;
  /** Reads who is elsewhere, at all tables that anybody here has asked about. */
  read(): Promise<void>;
}

export interface SharedPresenceOptions {
  readonly board: Board;
  readonly node: string;
  /** The others have forgotten this node, with all that it told them. */
  readonly onForgotten?: () => void;
  /** In milliseconds, never set back. */
  readonly now?: () => number;
}

export function sharedPresence({
  board,
  node,
  onForgotten = () => {},
  now = () => performance.now(),
}: SharedPresenceOptions): SharedPresence {
  const local = localPresence();
  const arrivals = new Set<PresenceListener>();
  const changes = new Set<PresenceListener>();
  const revisions = new Map<string, number>();
  /** Where somebody has come since it was last told. */
  const arrived = new Set<string>();
  let counter = 0;

  const onChange = (table: string) => {
    counter += 1;
    revisions.set(table, counter);
    for (const listener of changes) listener(table);
  };
  const others = elsewhere({
    board,
    node,
    now,
    isWatched: local.isWatched,
    onChange,
    onForget: (table) => void revisions.delete(table),
  });
  const telling = presenceTelling({
    board,
    node,
    now,
    here: local.here,
    tables: local.tables,
    onForgotten,
  });

  local.onChange((table) => {
    telling.note(table);
    onChange(table);
  });
  local.onArrive((table) => arrived.add(table));

  return {
    arrive(table, person) {
      others.at(table);
      local.arrive(table, person);
    },
    leave: local.leave,
    visit(table, isArrival) {
      if (isArrival) arrived.add(table);
      telling.visit(table);
    },
    isThere: (table, person) =>
      local.isThere(table, person) || others.at(table).people.has(person),
    isWatched(table) {
      if (local.isWatched(table)) return true;
      if (!others.isFresh(table)) return undefined;
      const { people, strangers, isVisited } = others.at(table);
      return people.size + strangers > 0 || isVisited;
    },
    watchers(table) {
      const { people, strangers } = others.at(table);
      const here = local.here(table) ?? { people: [], strangers: 0 };
      const all = new Set([...people, ...here.people]);
      return all.size + strangers + here.strangers;
    },
    revision: (table) => revisions.get(table) ?? 0,
    refresh: (table) => others.read(table),
    onArrive: (listener) => listen(arrivals, listener),
    onChange: (listener) => listen(changes, listener),
    async tell() {
      const come = [...arrived];
      await telling.tell();
      // Told first: a node that pauses bots looks again afterwards, and so one of the two sees the other.
      for (const table of come) {
        arrived.delete(table);
        for (const listener of arrivals) listener(table);
      }
    },
    read: () => others.readAll(),
  };
}
