/** The tables of the database. JSON is kept as text and times as milliseconds, in every database alike. */

import type { StoredStatus } from "./stored.ts";

export interface Schema {
  meta: { name: string; value: string };
  people: { id: string; name: string };
  tables: {
    id: string;
    /** In the order they were made. */
    number: number;
    game: string;
    rules_version: number;
    /** Null: an older program made it, and its rules never changed. */
    dealt_version: number | null;
    content_version: string;
    options: string;
    seed: string;
    status: StoredStatus;
    host: string | null;
    revision: number;
    due_at: number | null;
    /** Until then a node has leased its bots' turns. */
    leased_until: number | null;
    /** Since then its bots are due no more, though one is to move. */
    paused_at: number | null;
    next_id: string | null;
    next_seat: number | null;
    made_at: number | null;
    /** Null: nobody was. */
    removed: string | null;
    /** The match that it continues; null: none. */
    origin: string | null;
  };
  seats: {
    table_id: string;
    seat: number;
    type: "open" | "person" | "bot";
    person_id: string | null;
    entropy: string | null;
    bot_name: string | null;
    level: number | null;
  };
  log: {
    table_number: number;
    seq: number;
    seat: number | null;
    move: string | null;
    move_id: string | null;
    /** An entry about the seats; null: it is another one. */
    seating: string | null;
    /** A change of rules; null: it is another entry. */
    rules: string | null;
    /** What the row changed of the state; null: an older program wrote it. */
    patch: string | null;
    told: string;
    at: number;
  };
  snapshots: {
    table_id: string;
    seq: number;
    rules_version: number;
    state: string;
  };
  outcomes: { table_id: string; outcome: string; at: number };
  reports: {
    table_id: string;
    person_id: string;
    card: string;
    words: string;
    at: number;
  };
  daily_results: {
    day: string;
    game: string;
    person_id: string;
    score: number;
    at: number;
    content_version: string | null;
    version: number | null;
  };
}

/** The columns of a table that is written whole; the others have a value of their own at first. */
export const tableColumns = [
  "id",
  "game",
  "rules_version",
  "dealt_version",
  "content_version",
  "options",
  "seed",
  "status",
  "host",
  "revision",
  "next_id",
  "next_seat",
  "made_at",
  "removed",
  "origin",
] as const satisfies readonly (keyof Schema["tables"])[];

/** What a database must have, once it is up to date. */
export const schemaTables = {
  meta: ["name", "value"],
  people: ["id", "name"],
  tables: [...tableColumns, "number", "due_at", "leased_until", "paused_at"],
  seats: [
    "table_id",
    "seat",
    "type",
    "person_id",
    "entropy",
    "bot_name",
    "level",
  ],
  log: [
    "table_number",
    "seq",
    "seat",
    "move",
    "move_id",
    "seating",
    "rules",
    "patch",
    "told",
    "at",
  ],
  snapshots: ["table_id", "seq", "rules_version", "state"],
  outcomes: ["table_id", "outcome", "at"],
  reports: ["table_id", "person_id", "card", "words", "at"],
  daily_results: [
    "day",
    "game",
    "person_id",
    "score",
    "at",
    "content_version",
    "version",
  ],
} as const satisfies {
  readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[];
};
