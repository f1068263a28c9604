/** The queries that count a host's tables, find tables nobody ever played at, and delete them. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";

export function sweepQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
): Pick<Store, "unfinished" | "unplayed" | "deleteTable"> {
  const { count, look, deletions } = prepareAll(db);
  return {
    async unfinished(host, since) {
      const { rows } = await db.executeQuery(count({ host, since }));
      const of = (status: string) =>
        Number(rows.find((row) => row.status === status)?.tables ?? 0);
      return { waiting: of("waiting"), playing: of("playing") };
    },
    async unplayed({ neverBegan, onlyBots }, from, limit) {
      const { rows } = await db.executeQuery(look({ from, limit }));
      const found = rows.filter(({ began, moved, made_at }) => {
        const madeAt = Number(made_at);
        return began ? !moved && madeAt < onlyBots : madeAt < neverBegan;
      });
      return { ids: found.map(({ id }) => id), last: rows.at(-1)?.number };
    },
    async deleteTable(table) {
      const { seats, others } = deletions;
      await group.write(
        seats({ table }),
        ...others.map((remove) => remove({ table })),
      );
    },
  };
}

function prepareAll(db: Kysely<Schema>) {
  return {
    count: prepare(["host", "since"], ({ host, since }) =>
      db
        .selectFrom("tables")
        .select(({ fn }) => ["status", fn.countAll().as("tables")])
        .where("host", "=", host)
        // Spelt out, so that the index of these is used.
        .where(sql<boolean>`status in ('waiting', 'playing')`)
        .where("made_at", ">=", since)
        .groupBy("status"),
    ),
    look: prepare(["from", "limit"], ({ from, limit }) =>
      db
        .selectFrom("tables")
        .select(["id", "number", "made_at", began(), moved()])
        .where("number", ">", from)
        .where("made_at", "is not", null)
        .orderBy("number")
        .limit(limit),
    ),
    deletions: {
      // Every table has seats: a write whose first statement changes nothing is left out.
      seats: prepare(["table"], ({ table }) =>
        db.deleteFrom("seats").where("table_id", "=", table),
      ),
      // The log goes by the table's number, so the table itself goes last.
      others: [
        prepare(["table"], ({ table }) =>
          db
            .deleteFrom("log")
            .where(
              "table_number",
              "=",
              db.selectFrom("tables").select("number").where("id", "=", table),
            ),
        ),
        ...(["snapshots", "outcomes", "reports"] as const).map((name) =>
          prepare(["table"], ({ table }) =>
            db.deleteFrom(name).where("table_id", "=", table),
          ),
        ),
        prepare(["table"], ({ table }) =>
          db.deleteFrom("tables").where("id", "=", table),
        ),
      ],
    },
  };
}

/** Whether cards were dealt. */
function began() {
  return sql<number>`exists (select 1 from log
    where log.table_number = tables.number)`.as("began");
}

/** Whether a person has moved. */
function moved() {
  return sql<number>`exists (select 1 from log
    join seats on seats.table_id = tables.id and seats.seat = log.seat
    where log.table_number = tables.number and seats.type = 'person')`.as(
    "moved",
  );
}
