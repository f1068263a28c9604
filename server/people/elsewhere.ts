/** Who is at the tables on other nodes, as the board last said. */

import type { Board, Watching } from "../store/board.ts";

/** How long what was read counts as what is, in milliseconds. */
const FRESH_FOR = 15_000;
/** How long a table that nobody asks about is still looked at. */
const WANTED_FOR = 60_000;

/** What is known of one table. */
interface Known {
  readonly people: ReadonlySet<string>;
  readonly strangers: number;
  readonly isVisited: boolean;
}

export interface Elsewhere {
  /** What was known last; whoever asks is told of changes from now on. */
  at(table: string): Known;
  /** Whether it was read lately. */
  isFresh(table: string): boolean;
  /** Reads one table. */
  read(table: string): Promise<void>;
  /** Reads all tables that were asked about and are not yet forgotten. */
  readAll(): Promise<void>;
}

export interface ElsewhereOptions {
  readonly board: Board;
  readonly node: string;
  readonly now: () => number;
  /** Such tables are not forgotten. */
  readonly isWatched: (table: string) => boolean;
  readonly onChange: (table: string) => void;
  readonly onForget: (table: string) => void;
}

interface Entry {
  known: Known;
  readAt: number;
  wantedAt: number;
}

export function elsewhere(options: ElsewhereOptions): Elsewhere {
  const { board, node, now, isWatched, onChange, onForget } = options;
  const entries = new Map<string, Entry>();

  const want = (table: string): Entry => {
    const entry = entries.get(table) ?? {
      known: knownFrom([]),
      readAt: -Infinity,
      wantedAt: 0,
    };
    entry.wantedAt = now();
    entries.set(table, entry);
    return entry;
  };

  const readTables = async (tables: readonly string[]) => {
    const rows = new Map<string, Watching[]>(
      tables.map((table) => [table, []]),
    );
    for (const row of await board.watchingElsewhere(node, tables))
      rows.get(row.table)?.push(row);
    for (const [table, found] of rows) {
      const entry = entries.get(table);
      if (!entry) continue;
      const before = entry.known;
      entry.known = knownFrom(found);
      entry.readAt = now();
      if (!isSame(before, entry.known)) onChange(table);
    }
  };

  const forget = () => {
    for (const [table, { wantedAt }] of entries) {
      if (isWatched(table) || now() - wantedAt <= WANTED_FOR) continue;
      entries.delete(table);
      onForget(table);
    }
  };

  return {
    at: (table) => want(table).known,
    isFresh: (table) => now() - want(table).readAt <= FRESH_FOR,
    read(table) {
      want(table);
      return readTables([table]);
    },
    async readAll() {
      forget();
      if (entries.size > 0) await readTables([...entries.keys()]);
    },
  };
}

function knownFrom(rows: readonly Watching[]): Known {
  const people = rows.filter(({ kind }) => kind === "person");
  const strangers = rows.filter(({ kind }) => kind === "strangers");
  return {
    people: new Set(people.map(({ person }) => person)),
    strangers: strangers.reduce((sum, { amount }) => sum + amount, 0),
    isVisited: rows.some(({ kind }) => kind === "visit"),
  };
}

/** Visits are not shown to anybody. */
function isSame(one: Known, other: Known): boolean {
  return (
    one.strangers === other.strangers &&
    one.people.size === other.people.size &&
    [...one.people].every((person) => other.people.has(person))
  );
}
