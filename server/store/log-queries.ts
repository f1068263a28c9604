/** The queries of logs and snapshots, the store's hot path. */

import type { Kysely } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { GroupCommit } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import type { Runner } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { Append, LogRow, Snapshot, Store } from "./store.ts";

export type LogQueries = Pick<
  Store,
  "append" | "log" | "snapshot" | "saveSnapshot" | "outcome"
> & {
  /** Adds a row within a transaction. */
  appendIn(transaction: Runner, append: Append): Promise<boolean>;
};

export function logQueries(
  db: Kysely<Schema>,
  group: GroupCommit<Runner>,
): LogQueries {
  const { insertRow, insertSnapshot, insertOutcome, end, setDue } =
    prepareAll(db);

  const keepSnapshot = (
    transaction: Runner,
    table: string,
    { seq, rulesVersion, state }: Snapshot,
  ) =>
    insertSnapshot(transaction, {
      table,
      seq,
      rulesVersion,
      state: JSON.stringify(state),
    });

  /** What becomes true with a row that was kept. */
  const settle = async (
    transaction: Runner,
    { table, row, snapshot, outcome, dueAt }: Append,
  ) => {
    if (snapshot) await keepSnapshot(transaction, table, snapshot);
    if (outcome) {
      const json = JSON.stringify(outcome);
      await insertOutcome(transaction, { table, outcome: json, at: row.at });
      await end(transaction, { table });
    } else if (dueAt !== undefined) await setDue(transaction, { table, dueAt });
  };

  const appendIn: LogQueries["appendIn"] = async (transaction, append) => {
    const { table, row } = append;
    const { seq, seat, moveId, at } = row;
    const { numAffectedRows } = await insertRow(transaction, {
      table,
      seq,
      seat,
      move: seat === null ? null : JSON.stringify(row.move),
      moveId,
      told: JSON.stringify(row.told),
      at,
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
        .where("table_number", "=", numberOf(db, table))
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
      group.write(async (transaction) => {
        await keepSnapshot(transaction, table, snapshot);
      }),
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

function prepareAll(db: Kysely<Schema>) {
  return {
    insertRow: prepare(
      ["table", "seq", "seat", "move", "moveId", "told", "at"],
      ({ table, moveId, ...values }) =>
        db
          .insertInto("log")
          .values({
            table_number: numberOf(db, table),
            move_id: moveId,
            ...values,
          })
          .onConflict((conflict) => conflict.doNothing()),
    ),
    insertSnapshot: prepare(
      ["table", "seq", "rulesVersion", "state"],
      ({ table, rulesVersion, ...values }) =>
        db
          .insertInto("snapshots")
          .values({ table_id: table, rules_version: rulesVersion, ...values })
          .onConflict((conflict) => conflict.doNothing()),
    ),
    insertOutcome: prepare(["table", "outcome", "at"], ({ table, ...values }) =>
      db.insertInto("outcomes").values({ table_id: table, ...values }),
    ),
    end: prepare(["table"], ({ table }) =>
      db
        .updateTable("tables")
        .set({ status: "over", due_at: null })
        .where("id", "=", table),
    ),
    setDue: prepare(["table", "dueAt"], ({ table, dueAt }) =>
      db.updateTable("tables").set({ due_at: dueAt }).where("id", "=", table),
    ),
  };
}

/** The log goes by number: what is played at the same time lies together, and a commit touches few pages. */
function numberOf(db: Kysely<Schema>, table: string) {
  return db.selectFrom("tables").select("number").where("id", "=", table);
}

function toLogRow(row: Omit<Schema["log"], "table_number">): LogRow {
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
