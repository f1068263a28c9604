/** The queries of the tables at which a person sits. */

import type { Kysely } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { GroupCommit } from "./group-commit.ts";
import { readJson } from "./read-json.ts";
import type { Schema } from "./schema.ts";
import { toSeat } from "./seat-row.ts";
import type { Store } from "./store.ts";
import type { SeatedTable, StoredSeat } from "./stored.ts";

export function seatedQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
): Pick<Store, "namesBeside" | "renewTablesOf" | "tablesOf"> {
  const seatedAt = (person: string) =>
    db.selectFrom("seats").select("table_id").where("person_id", "=", person);

  const seatsAt = async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom("seats")
      .leftJoin("people", "people.id", "seats.person_id")
      .selectAll("seats")
      .select("people.name")
      .where("table_id", "in", ids)
      .orderBy("seat")
      .execute();
    const seats = new Map<string, StoredSeat[]>(ids.map((id) => [id, []]));
    for (const row of rows) seats.get(row.table_id)?.push(toSeat(row));
    return seats;
  };

  return {
    async renewTablesOf(person) {
      const renew = db
        .updateTable("tables")
        .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
        .where("status", "in", ["waiting", "playing"])
        .where("id", "in", seatedAt(person));
      if (!(await group.write(renew.compile()))) return [];
      const renewed = await db
        .selectFrom("tables")
        .select("id")
        .where("status", "in", ["waiting", "playing"])
        .where("id", "in", seatedAt(person))
        .execute();
      return renewed.map(({ id }) => id);
    },
    async namesBeside(person) {
      const rows = await db
        .selectFrom("seats")
        .innerJoin("tables", "tables.id", "seats.table_id")
        .leftJoin("people", "people.id", "seats.person_id")
        .select(["people.name", "bot_name"])
        .distinct()
        .where("status", "in", ["waiting", "playing"])
        .where("tables.id", "in", seatedAt(person))
        .where("type", "!=", "open")
        .where((eb) =>
          eb.or([eb("person_id", "is", null), eb("person_id", "!=", person)]),
        )
        .execute();
      return rows.flatMap(({ name, bot_name }) => name ?? bot_name ?? []);
    },
    async tablesOf(person, limit) {
      const rows = await db
        .selectFrom("tables")
        .leftJoin("outcomes", "outcomes.table_id", "tables.id")
        .select(["tables.id", "game", "status", "made_at", "outcome"])
        .select((eb) =>
          eb
            .selectFrom("log")
            .select("log.at")
            .whereRef("log.table_number", "=", "tables.number")
            .orderBy("seq", "desc")
            .limit(1)
            .as("moved_at"),
        )
        .where("status", "in", ["waiting", "playing", "over"])
        .where("tables.id", "in", seatedAt(person))
        .orderBy((eb) =>
          eb.case().when("status", "=", "over").then(1).else(0).end(),
        )
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      if (rows.length === 0) return [];
      const seats = await seatsAt(rows.map(({ id }) => id));
      return rows.map((row): SeatedTable => ({
        id: row.id,
        game: row.game,
        status: row.status as SeatedTable["status"],
        seats: seats.get(row.id) ?? [],
        movedAt: Number(row.moved_at ?? row.made_at ?? 0),
        ...(row.outcome === null
          ? {}
          : {
              outcome: readJson(row.outcome, "outcomes", "outcome") as Outcome,
            }),
      }));
    },
  };
}
