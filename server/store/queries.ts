/** The store's queries, the same for every database that Kysely speaks to. */

import type { Kysely, Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { groupCommit } from "./group-commit.ts";
import type { GroupCommit } from "./group-commit.ts";
import { logQueries } from "./log-queries.ts";
import type { LogQueries } from "./log-queries.ts";
import { migrate } from "./migrate.ts";
import { reportQueries } from "./report-queries.ts";
import type { Schema } from "./schema.ts";
import { fromSeat, toSeat } from "./seat-row.ts";
import type { Store, StoredTable } from "./store.ts";

const SECRET_BYTES = 32;

/** Brings the database up to date and answers by it. */
export async function queryStore(db: Kysely<Schema>): Promise<Store> {
  await migrate(db);
  const secret = await findSecret(db);
  const group = groupCommit<Transaction<Schema>>((work) =>
    db.transaction().execute(work),
  );
  const logs = logQueries(db, group);
  return {
    ...tableQueries(db, group, logs.appendIn),
    ...logs,
    ...reportQueries(db, group),
    secret: () => Promise.resolve(secret),
    savePerson: ({ id, name }) =>
      group.write(async (transaction) => {
        await transaction
          .insertInto("people")
          .values({ id, name })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
          .execute();
      }),
    person: (id) =>
      db
        .selectFrom("people")
        .select(["id", "name"])
        .where("id", "=", id)
        .executeTakeFirst(),
    idle: () => group.idle(),
    async close() {
      await group.idle();
      await db.destroy();
    },
  };
}

type TableQueries = Pick<
  Store,
  | "createTable"
  | "table"
  | "saveLobby"
  | "startTable"
  | "followTable"
  | "stopTable"
  | "dueTables"
>;

function tableQueries(
  db: Kysely<Schema>,
  group: GroupCommit<Transaction<Schema>>,
  appendIn: LogQueries["appendIn"],
): TableQueries {
  return {
    createTable: (table) =>
      group.write((transaction) => insertTable(transaction, table)),
    table: (id) => findTable(db, id),
    saveLobby: (table, revision) =>
      group.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("tables")
          .set({
            host: table.host,
            status: table.status,
            revision: revision + 1,
          })
          .where("id", "=", table.id)
          .where("status", "=", "waiting")
          .where("revision", "=", revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await transaction
          .deleteFrom("seats")
          .where("table_id", "=", table.id)
          .execute();
        await insertSeats(transaction, table);
        return true;
      }),
    startTable: (deal, revision) =>
      group.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("tables")
          .set({ status: "playing", revision: revision + 1 })
          .where("id", "=", deal.table)
          .where("status", "=", "waiting")
          .where("revision", "=", revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (!(await appendIn(transaction, deal)))
          throw new Error(`Table ${deal.table} was dealt before its start.`);
        return true;
      }),
    followTable: (id, before, seat, table) =>
      group.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("tables")
          .set({ next_id: table.id, next_seat: seat })
          .where("id", "=", id)
          .where("next_id", before ? "=" : "is", before?.id ?? null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertTable(transaction, table);
        return true;
      }),
    stopTable: (id) =>
      group.write(async (transaction) => {
        await transaction
          .updateTable("tables")
          .set({ status: "stopped", due_at: null })
          .where("id", "=", id)
          .execute();
      }),
    async dueTables(now, limit) {
      const rows = await db
        .selectFrom("tables")
        .select("id")
        .where("due_at", "<=", now)
        .where("status", "=", "playing")
        .orderBy("due_at")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

async function findTable(
  db: Kysely<Schema>,
  id: string,
): Promise<StoredTable | undefined> {
  const row = await db
    .selectFrom("tables")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const seats = await db
    .selectFrom("seats")
    .leftJoin("people", "people.id", "seats.person_id")
    .select([
      "type",
      "person_id",
      "entropy",
      "bot_name",
      "level",
      "people.name",
    ])
    .where("table_id", "=", id)
    .orderBy("seat")
    .execute();
  return {
    id,
    game: row.game,
    rulesVersion: row.rules_version,
    contentVersion: row.content_version,
    options: JSON.parse(row.options) as unknown,
    seed: row.seed,
    status: row.status,
    host: row.host,
    seats: seats.map(toSeat),
    revision: row.revision,
    next:
      row.next_id === null
        ? null
        : { id: row.next_id, seat: row.next_seat ?? 0 },
  };
}

async function insertTable(
  transaction: Transaction<Schema>,
  table: StoredTable,
): Promise<void> {
  await transaction
    .insertInto("tables")
    .values({
      id: table.id,
      game: table.game,
      rules_version: table.rulesVersion,
      content_version: table.contentVersion,
      options: JSON.stringify(table.options),
      seed: table.seed,
      status: table.status,
      host: table.host,
      revision: table.revision,
      due_at: null,
      next_id: table.next?.id ?? null,
      next_seat: table.next?.seat ?? null,
    })
    .execute();
  await insertSeats(transaction, table);
}

async function insertSeats(
  transaction: Transaction<Schema>,
  table: StoredTable,
): Promise<void> {
  await transaction
    .insertInto("seats")
    .values(table.seats.map((seat, index) => fromSeat(table.id, index, seat)))
    .execute();
}

async function findSecret(db: Kysely<Schema>): Promise<string> {
  await db
    .insertInto("meta")
    .values({
      name: "secret",
      value: randomBytes(SECRET_BYTES).toString("base64url"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("meta")
    .select("value")
    .where("name", "=", "secret")
    .executeTakeFirstOrThrow();
  return value;
}
