/** The queries of logs and snapshots, the store's hot path. */

import { sql } from "kysely";
import type { CompiledQuery, Kysely } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { GroupCommit, Write } from "./group-commit.ts";
import { fromLogRow, rowColumns, toLogRow, toSnapshot } from "./log-row.ts";
import { prepare } from "./prepare.ts";
import { readJson } from "./read-json.ts";
import { SEATED } from "./seated.ts";
import type { Schema } from "./schema.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Append, Snapshot, Store } from "./store.ts";

export type LogQueries = Pick<
  Store,
  "append" | "log" | "snapshot" | "saveSnapshot" | "upgradeTable" | "outcome"
> & {
  /** Adds row 0, which must not be there. */
  dealing(deal: Append): Write;
};

export function logQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
  dialect: SqlDialect,
): LogQueries {
  const queries = prepareAll(db, dialect);
  const { insertRow, insertDeal, insertSnapshot } = queries;

  /** What becomes true with a row that was kept. */
  const settling = ({
    table,
    row,
    snapshot,
    outcome,
    isEnded,
    dueIn,
  }: Append): CompiledQuery[] => {
    const { insertOutcome, end, markSeated, setDue, clearDue } = queries;
    const steps = [
      ...(snapshot ? [insertSnapshot(fromSnapshot(table, snapshot))] : []),
      ...(row.seating ? [markSeated({ table })] : []),
    ];
    if (isEnded) return [...steps, end({ table })];
    if (outcome) {
      const json = JSON.stringify(outcome);
      return [
        ...steps,
        insertOutcome({ table, outcome: json, at: row.at }),
        end({ table }),
      ];
    }
    if (dueIn === undefined) return steps;
    return [
      ...steps,
      dueIn === null ? clearDue({ table }) : setDue({ table, dueIn }),
    ];
  };

  return {
    dealing: (deal) => [
      insertDeal({ table: deal.table, ...fromLogRow(deal) }),
      ...settling(deal),
    ],
    async append(append) {
      const { table, rulesVersion } = append;
      const row = insertRow({ table, rulesVersion, ...fromLogRow(append) });
      if (await group.write(row, ...settling(append))) return "kept";
      const { rows } = await db.executeQuery(queries.findVersion({ table }));
      const [found] = rows;
      if (!found) throw new Error(`There is no table ${table}.`);
      return found.rules_version === rulesVersion ? "lost" : "fenced";
    },
    async log(table, from) {
      const rows = await db
        .selectFrom("log")
        .select(rowColumns)
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
      await group.write(queries.keepSnapshot(fromSnapshot(table, snapshot)));
    },
    upgradeTable(table, from, snapshot) {
      const { seq, rulesVersion } = snapshot;
      return group.write(
        queries.upgrade({ table, from, seq, rulesVersion }),
        queries.replaceSnapshot(fromSnapshot(table, snapshot)),
      );
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

function prepareAll(db: Kysely<Schema>, { clock }: SqlDialect) {
  const changeDue = () =>
    db.updateTable("tables").set({ leased_until: null, paused_at: null });
  return {
    ...prepareSnapshots(db),
    insertRow: prepare(
      ["table", "rulesVersion", ...rowColumns],
      ({ table, rulesVersion, ...values }) =>
        db
          .insertInto("log")
          .columns(["table_number", ...rowColumns])
          .expression((eb) =>
            eb
              .selectFrom("tables")
              .select([
                "number",
                ...rowColumns.map((name) => eb.val(values[name]).as(name)),
              ])
              .where("id", "=", table)
              .where("rules_version", "=", rulesVersion),
          )
          .onConflict((conflict) => conflict.doNothing()),
    ),
    insertDeal: prepare(["table", ...rowColumns], ({ table, ...values }) =>
      db
        .insertInto("log")
        .values({ table_number: numberOf(db, table), ...values }),
    ),
    findVersion: prepare(["table"], ({ table }) =>
      db.selectFrom("tables").select("rules_version").where("id", "=", table),
    ),
    insertOutcome: prepare(["table", "outcome", "at"], ({ table, ...values }) =>
      db.insertInto("outcomes").values({ table_id: table, ...values }),
    ),
    end: prepare(["table"], ({ table }) =>
      changeDue().set({ status: "over", due_at: null }).where("id", "=", table),
    ),
    markSeated: prepare(["table"], ({ table }) =>
      db
        .updateTable("tables")
        .set({ content_version: sql`content_version || ${sql.lit(SEATED)}` })
        .where("id", "=", table)
        .where("content_version", "not like", `%${SEATED}`),
    ),
    setDue: prepare(["table", "dueIn"], ({ table, dueIn }) =>
      changeDue()
        .set({ due_at: sql`${clock} + ${dueIn}` })
        .where("id", "=", table),
    ),
    clearDue: prepare(["table"], ({ table }) =>
      changeDue().set({ due_at: null }).where("id", "=", table),
    ),
    upgrade: prepare(
      ["table", "from", "seq", "rulesVersion"],
      ({ table, from, seq, rulesVersion }) =>
        db
          .updateTable("tables")
          .set({ rules_version: rulesVersion })
          .where("id", "=", table)
          .where("rules_version", "=", from)
          .where("status", "=", "playing")
          .where(
            sql<number>`(select max(seq) from log
            where log.table_number = tables.number)`,
            "=",
            seq,
          ),
    ),
  };
}

function prepareSnapshots(db: Kysely<Schema>) {
  const columns = ["table_id", "seq", "rules_version", "state"] as const;
  const insert = (values: Readonly<Record<(typeof columns)[number], never>>) =>
    db.insertInto("snapshots").values(values);
  return {
    insertSnapshot: prepare(columns, (values) =>
      insert(values).onConflict((conflict) => conflict.doNothing()),
    ),
    /** There may be one of the older rules at the same seq. */
    replaceSnapshot: prepare(columns, (values) =>
      insert(values).onConflict((conflict) =>
        conflict.columns(["table_id", "seq"]).doUpdateSet(({ ref }) => ({
          rules_version: ref("excluded.rules_version"),
          state: ref("excluded.state"),
        })),
      ),
    ),
    keepSnapshot: prepare(columns, ({ table_id, rules_version, ...values }) =>
      db
        .insertInto("snapshots")
        .columns(columns)
        .expression((eb) =>
          eb
            .selectFrom("tables")
            .select([
              "id",
              sql<number>`cast(${values.seq} as integer)`.as("seq"),
              "rules_version",
              eb.val(values.state).as("state"),
            ])
            .where("id", "=", table_id)
            .where("rules_version", "=", rules_version),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
  };
}

/** The log goes by number: what is played at the same time lies together, and a commit touches few pages. */
function numberOf(db: Kysely<Schema>, table: string) {
  return db.selectFrom("tables").select("number").where("id", "=", table);
}

function fromSnapshot(
  table: string,
  { seq, rulesVersion, state }: Snapshot,
): Schema["snapshots"] {
  return {
    table_id: table,
    seq,
    rules_version: rulesVersion,
    state: JSON.stringify(state),
  };
}
