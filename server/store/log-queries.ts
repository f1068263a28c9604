/** The queries of logs and snapshots, the store's hot path. */

import type { CompiledQuery, Kysely, Transaction } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { Schema } from "./schema.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { Append, LogRow, Snapshot, Store } from "./store.ts";

export type LogQueries = Pick<
  Store,
  "append" | "log" | "snapshot" | "saveSnapshot" | "outcome"
> & {
  /** Adds a row within a transaction. */
  appendIn(transaction: Transaction<Schema>, append: Append): Promise<boolean>;
};

export function logQueries(
  db: Kysely<Schema>,
  group: GroupCommit<Transaction<Schema>>,
): LogQueries {
  const insertRow = compileInsert(db);
  const appendIn: LogQueries["appendIn"] = async (transaction, append) => {
    const { numAffectedRows } = await transaction.executeQuery({
      ...insertRow,
      parameters: rowParameters(append),
    });
    const isKept = numAffectedRows === 1n;
    if (isKept) await settle(transaction, append);
    return isKept;
  };
  return {
    appendIn,
    append: (append) =>
      group.write((transaction) => appendIn(transaction, append)),
    async log(table, from) {
      const rows = await db
        .selectFrom("log")
        .select(["seq", "seat", "move", "move_id", "told", "at"])
        .where("table_id", "=", table)
        .where("seq", ">=", from)
        .orderBy("seq")
        .execute();
      return rows.map(toLogRow);
    },
    async snapshot(table, atMost) {
      let query = db
        .selectFrom("snapshots")
        .select(["seq", "rules_version", "state"])
        .where("table_id", "=", table)
        .orderBy("seq", "desc")
        .limit(1);
      if (atMost !== undefined) query = query.where("seq", "<=", atMost);
      const row = await query.executeTakeFirst();
      return row && toSnapshot(row);
    },
    saveSnapshot: (table, snapshot) =>
      group.write((transaction) =>
        insertSnapshot(transaction, table, snapshot),
      ),
    async outcome(table) {
      const row = await db
        .selectFrom("outcomes")
        .select("outcome")
        .where("table_id", "=", table)
        .executeTakeFirst();
      return row && (JSON.parse(row.outcome) as Outcome);
    },
  };
}

/** Compiled once, run with other parameters: compiling costs more than inserting. */
function compileInsert(db: Kysely<Schema>): CompiledQuery {
  return db
    .insertInto("log")
    .values({
      table_id: "",
      seq: 0,
      seat: 0,
      move: "",
      move_id: "",
      told: "",
      at: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile();
}

/** In the order of `compileInsert`'s values. */
function rowParameters({ table, row }: Append): unknown[] {
  return [
    table,
    row.seq,
    row.seat,
    row.seat === null ? null : JSON.stringify(row.move),
    row.moveId,
    JSON.stringify(row.told),
    row.at,
  ];
}

/** What becomes true with a row that was kept. */
async function settle(
  transaction: Transaction<Schema>,
  { table, row, snapshot, outcome, dueAt }: Append,
): Promise<void> {
  if (snapshot) await insertSnapshot(transaction, table, snapshot);
  if (outcome) {
    await transaction
      .insertInto("outcomes")
      .values({
        table_id: table,
        outcome: JSON.stringify(outcome),
        at: row.at,
      })
      .execute();
    await transaction
      .updateTable("tables")
      .set({ status: "over", due_at: null })
      .where("id", "=", table)
      .execute();
    return;
  }
  if (dueAt === undefined) return;
  await transaction
    .updateTable("tables")
    .set({ due_at: dueAt })
    .where("id", "=", table)
    .execute();
}

async function insertSnapshot(
  db: Kysely<Schema>,
  table: string,
  snapshot: Snapshot,
): Promise<void> {
  await db
    .insertInto("snapshots")
    .values({
      table_id: table,
      seq: snapshot.seq,
      rules_version: snapshot.rulesVersion,
      state: JSON.stringify(snapshot.state),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function toLogRow(row: Omit<Schema["log"], "table_id">): LogRow {
  return {
    seq: row.seq,
    seat: row.seat,
    move: row.move === null ? null : (JSON.parse(row.move) as unknown),
    moveId: row.move_id,
    told: JSON.parse(row.told) as LogRow["told"],
    at: Number(row.at),
  };
}

function toSnapshot(row: Omit<Schema["snapshots"], "table_id">): Snapshot {
  return {
    seq: row.seq,
    rulesVersion: row.rules_version,
    state: JSON.parse(row.state) as unknown,
  };
}
