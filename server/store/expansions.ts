/** The migrations that only add: programs from before them work beside them (see migrations.ts). */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Step } from "./migration-step.ts";

export const expansions: Readonly<Record<string, Step>> = {
  // The numbers between belong to PostgreSQL alone.
  "0010-removed": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("tables")
        .addColumn("removed", "text")
        .execute();
    },
  },
  // Older programs cannot fold such entries: see seated.ts.
  "0011-seating": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("log").addColumn("seating", "text").execute();
    },
  },
  // Programs from before this leave a table alone once its rules changed. If only the content changed they may still take it for theirs and meet a row they cannot play, so do not change content while one runs.
  "0012-rules": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("log").addColumn("rules", "text").execute();
      await db.schema.alterTable("log").addColumn("patch", "text").execute();
    },
  },
  // PostgreSQL has it since 0009.
  "0013-seats-person": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex("seats_person")
        .ifNotExists()
        .on("seats")
        .column("person_id")
        .where(sql.ref("person_id"), "is not", null)
        .execute();
    },
  },
  "0014-origin": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("tables")
        .addColumn("origin", "text")
        .execute();
    },
  },
  "0015-daily": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("daily_results")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("person_id", "text", (column) => column.notNull())
        .addColumn("score", "double precision", (column) => column.notNull())
        .addColumn("at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("daily_results_first", [
          "day",
          "game",
          "person_id",
        ])
        .execute();
    },
  },
  // Null: from before this, when nobody wrote down which make of the deal it was; it counts until its day is swept.
  "0016-daily-versions": {
    worksSince: "0006-leases",
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("daily_results")
        .addColumn("content_version", "text")
        .execute();
      await db.schema
        .alterTable("daily_results")
        .addColumn("version", "integer")
        .execute();
    },
  },
};
