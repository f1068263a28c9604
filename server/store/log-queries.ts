/** The queries of logs and snapshots, the store's hot path. */

import type { CompiledQuery, Kysely } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { GroupCommit, Write } from "./group-commit.ts";
import { prepare } from "./prepare.ts";
import { readJson } from "./read-json.ts";
import type { Schema } from "./schema.ts";
import type { Append, LogRow, Snapshot, Store } from "./store.ts";

export type LogQueries = Pick<
  Store,
  "append" | "log" | "snapshot" | "saveSnapshot" | "outcome"
> & {
  /** Adds row 0, which must not be there. */
  dealing(deal: Append): Write;
};

export function logQueries(db: Kysely<Schema>, group: GroupCommit): LogQueries {
  const queries = prepareAll(db);
  const { insertRow, insertDeal, insertSnapshot } = queries;

  const keepSnapshot = (
    table: string,
    { seq, rulesVersion, state }: Snapshot,
  ): CompiledQuery =>
    insertSnapshot({ table, seq, rulesVersion, state: JSON.stringify(state) });

  /** What becomes true with a row that was kept. */
  const settling = ({
    table,
    row,
    snapshot,
    outcome,
    dueAt,
  }: Append): CompiledQuery[] => {
    const { insertOutcome, end, setDue } = queries;
    const steps = snapshot ? [keepSnapshot(table, snapshot)] : [];
    if (outcome) {
      const json = JSON.stringify(outcome);
      return [
        ...steps,
        insertOutcome({ table, outcome: json, at: row.at }),
        end({ table }),
      ];
    }
    return dueAt === undefined ? steps : [...steps, setDue({ table, dueAt })];
  };

  return {
    dealing: (deal) => [insertDeal(fromAppend(deal)), ...settling(deal)],
    append: (append) =>
      group.write(insertRow(fromAppend(append)), ...settling(append)),
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
    async saveSnapshot(table, snapshot) {
      await group.write(keepSnapshot(table, snapshot));
    },
    async outcome(table) {
      const row = await db
        .selectFrom("outcomes")
        .select("outcome")
        .where("table_id", "=", table)
        .executeTakeFirst();
      return row && (readJson(row.outcome, "outcomes", "outcome") as Outcome);
    },
  };
}

function prepareAll(db: Kysely<Schema>) {
  return {
    insertRow: prepare(rowColumns, (row) =>
      insertInto(db, row).onConflict((conflict) => conflict.doNothing()),
    ),
    insertDeal: prepare(rowColumns, (row) => insertInto(db, row)),
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

const rowColumns = [
  "table",
  "seq",
  "seat",
  "move",
  "moveId",
  "told",
  "at",
] as const;

function insertInto(
  db: Kysely<Schema>,
  {
    table,
    moveId,
    ...values
  }: Readonly<Record<(typeof rowColumns)[number], never>>,
) {
  return db
    .insertInto("log")
    .values({ table_number: numberOf(db, table), move_id: moveId, ...values });
}

/** The log goes by number: what is played at the same time lies together, and a commit touches few pages. */
function numberOf(db: Kysely<Schema>, table: string) {
  return db.selectFrom("tables").select("number").where("id", "=", table);
}

function fromAppend({
  table,
  row: { seq, seat, move, moveId, told, at },
}: Append): Readonly<Record<(typeof rowColumns)[number], unknown>> {
  return {
    table,
    seq,
    seat,
    move: seat === null ? null : JSON.stringify(move),
    moveId,
    told: JSON.stringify(told),
    at,
  };
}

function toLogRow(row: Omit<Schema["log"], "table_number">): LogRow {
  return {
    seq: row.seq,
    seat: row.seat,
    move: row.move === null ? null : readJson(row.move, "log", "move"),
    moveId: row.move_id,
    told: readJson(row.told, "log", "told") as LogRow["told"],
    at: Number(row.at),
  };
}

function toSnapshot(row: Omit<Schema["snapshots"], "table_id">): Snapshot {
  return {
    seq: row.seq,
    rulesVersion: row.rules_version,
    state: readJson(row.state, "snapshots", "state"),
  };
}
