/**
 * The migrations that made the tables of the database.
 *
 * Nodes of two versions run beside each other while a new one is rolled out, and an old one may be started again beside
 * a newer schema. So a change comes in two versions. The first expands: it adds tables, or columns that are null or have
 * a default, and its program writes both the old and the new. It is marked with `worksSince`, the last migration before
 * it, and every program that knows that one starts beside it. A later version contracts, takes away what nobody uses any
 * more, and names the expansion in its `worksSince`: programs that know the expansion go on, older ones are refused. A
 * migration without a mark is for programs that know it, and every node is stopped first.
 */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { expansions } from "./expansions.ts";
import type { Step } from "./migration-step.ts";

export const migrations: Readonly<Record<string, Step>> = {
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
  "0004-numbers": {
    async up(db: Kysely<unknown>) {
      await numberTables(db);
      await db.schema.alterTable("log").renameTo("old_log").execute();
      await db.schema
        .createTable("log")
        .addColumn("table_number", "integer", (column) => column.notNull())
        .addColumn("seq", "integer", (column) => column.notNull())
        .addColumn("seat", "integer")
        .addColumn("move", "text")
        .addColumn("move_id", "text")
        .addColumn("told", "text", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("log_place", ["table_number", "seq"])
        .execute();
      await sql`
        insert into log (table_number, seq, seat, move, move_id, told, at)
        select tables.number, seq, seat, move, move_id, told, at
        from old_log join tables on tables.id = old_log.table_id`.execute(db);
      await db.schema.dropTable("old_log").execute();
    },
  },
  "0005-made-at": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("tables")
        .addColumn("made_at", "bigint")
        .execute();
      // When the older ones were made is not known: they count from now on.
      await sql`update tables set made_at = ${Date.now()}`.execute(db);
      await db.schema
        .createIndex("tables_unfinished")
        .on("tables")
        .column("host")
        .where(sql.ref("status"), "in", sql`('waiting', 'playing')`)
        .execute();
    },
  },
  "0006-leases": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("tables")
        .addColumn("leased_until", "bigint")
        .execute();
      await db.schema
        .alterTable("tables")
        .addColumn("dealt_version", "integer")
        .execute();
      await db.schema
        .alterTable("tables")
        .addColumn("paused_at", "bigint")
        .execute();
      // Bots that were paused before could not be told from those that had nothing to do.
      await sql`update tables set paused_at = ${Date.now()}
        where status = 'playing' and due_at is null`.execute(db);
    },
  },
  ...expansions,
};

async function numberTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("tables").addColumn("number", "integer").execute();
  await sql`
    update tables set number = numbered.number
    from (select id, row_number() over (order by id) as number from tables)
      as numbered
    where numbered.id = tables.id`.execute(db);
  await db.schema
    .createIndex("tables_number")
    .on("tables")
    .column("number")
    .unique()
    .execute();
}
