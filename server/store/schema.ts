/** The tables of the database, and the migrations that made them. */

import { sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import type { TableStatus } from "../protocol.ts";

export interface Schema {
  meta: { name: string; value: string };
  people: { id: string; name: string };
  tables: {
    id: string;
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
    table_id: string;
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

/** JSON is kept as text and times as milliseconds, in every database alike. */
export const migrations: Record<string, Migration> = {
  "0001-first": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("meta")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("people")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("name", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("tables")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("rules_version", "integer", (column) => column.notNull())
        .addColumn("content_version", "text", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("seed", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("host", "text")
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("due_at", "bigint")
        .execute();
      await db.schema
        .createIndex("tables_due")
        .on("tables")
        .column("due_at")
        .where(sql.ref("due_at"), "is not", null)
        .execute();
      await db.schema
        .createTable("seats")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("person_id", "text")
        .addColumn("entropy", "text")
        .addColumn("bot_name", "text")
        .addColumn("level", "integer")
        .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
        .execute();
      await db.schema
        .createTable("log")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("seat", "integer")
        .addColumn("move", "text")
        .addColumn("move_id", "text")
        .addColumn("told", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("log_key", ["table_id", "seq"])
        .addUniqueConstraint("log_move", ["table_id", "seat", "move_id"])
        .execute();
      await db.schema
        .createTable("snapshots")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("rules_version", "integer", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("snapshots_key", ["table_id", "seq"])
        .execute();
      await db.schema
        .createTable("outcomes")
        .addColumn("table_id", "text", (column) => column.primaryKey())
        .addColumn("outcome", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "0002-reports": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("reports")
        .addColumn("table_id", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("card", "text", (column) => column.notNull())
        .addColumn("words", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "0003-next": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("tables")
        .addColumn("next_id", "text")
        .execute();
      await db.schema
        .alterTable("tables")
        .addColumn("next_seat", "integer")
        .execute();
    },
  },
};
