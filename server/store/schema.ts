/** The tables of the database. JSON is kept as text and times as milliseconds, in every database alike. */

import type { TableStatus } from "../protocol.ts";

export interface Schema {
  meta: { name: string; value: string };
  people: { id: string; name: string };
  tables: {
    id: string;
    /** In the order they were made. */
    number: number;
    game: string;
    rules_version: number;
    content_version: string;
    options: string;
    seed: string;
    status: TableStatus;
    host: string | null;
    revision: number;
    due_at: number | null;
    next_id: string | null;
    next_seat: number | null;
    made_at: number | null;
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
}

/** What a database must have, once it is up to date. */
export const schemaTables = {
  meta: ["name", "value"],
  people: ["id", "name"],
  tables: [
    "id",
    "number",
    "game",
    "rules_version",
    "content_version",
    "options",
    "seed",
    "status",
    "host",
    "revision",
    "due_at",
    "next_id",
    "next_seat",
    "made_at",
  ],
  seats: [
    "table_id",
    "seat",
    "type",
    "person_id",
    "entropy",
    "bot_name",
    "level",
  ],
  log: ["table_number", "seq", "seat", "move", "move_id", "told", "at"],
  snapshots: ["table_id", "seq", "rules_version", "state"],
  outcomes: ["table_id", "outcome", "at"],
  reports: ["table_id", "person_id", "card", "words", "at"],
} as const satisfies {
  readonly [Table in keyof Schema]: readonly (keyof Schema[Table])[];
};
