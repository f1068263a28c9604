/** The queries of logs and snapshots, the store's hot path. */

import { sql } from "kysely";
import type { CompiledQuery, Kysely } from "kysely";
import type { Outcome } from "@stolik/kernel";
import type { GroupCommit, Write } from "./group-commit.ts";
import {
  fromAppend,
  rowColumns,
  toLogRow,
  toPatch,
  toSnapshot,
  writtenColumns,
} from "./log-row.ts";
import { prepare } from "./prepare.ts";
import { readJson } from "./read-json.ts";
import { SEATED } from "./seated.ts";
import type { Schema } from "./schema.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";
import type { Append, Snapshot } from "./stored.ts";

export type LogQueries = Pick<
  Store,
  | "append"
  | "log"
  | "patches"
  | "snapshot"
  | "saveSnapshot"
  | "takeOver"
  | "outcome"
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
    const isMore = snapshot ?? outcome ?? isEnded ?? row.seating;
    // Most rows bring about nothing but themselves.
    if (!isMore && dueIn === undefined) return [];
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
    dealing: (deal) => [insertDeal(fromAppend(deal)), ...settling(deal)],
    async append(append) {
      const { table, rulesVersion } = append;
      const row = insertRow(fromAppend(append));
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
    async patches(table, seq) {
      const rows = await db
        .selectFrom("log")
        .select(["seq", "patch"])
        .where("table_number", "=", numberOf(db, table))
        .where("seq", ">", seq)
        .execute();
      const known = rows.flatMap(({ seq: at, patch }) =>
        patch === null ? [] : [[at, toPatch(patch)] as const],
      );
      return new Map(known);
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
    takeOver(change) {
      const { table, row } = change;
      const { from, to } = row.rules;
      const { rulesVersion, contentVersion } = to;
      return group.write(
        queries.changeVersion({
          table,
          head: row.seq - 1,
          from: from.rulesVersion,
          rulesVersion,
          contentVersion,
        }),
        insertRow(fromAppend(change)),
        ...settling(change),
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
      ["table", "rulesVersion", ...writtenColumns],
      ({ table, rulesVersion, ...values }) =>
        db
          .insertInto("log")
          .columns(["table_number", ...writtenColumns])
          .expression((eb) =>
            eb
              .selectFrom("tables")
              .select([
                "number",
                ...writtenColumns.map((name) => eb.val(values[name]).as(name)),
              ])
              .where("id", "=", table)
              .where("rules_version", "=", rulesVersion),
          )
          .onConflict((conflict) => conflict.doNothing()),
    ),
    insertDeal: prepare(["table", ...writtenColumns], ({ table, ...values }) =>
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
    changeVersion: prepare(
      ["table", "head", "from", "rulesVersion", "contentVersion"],
      ({ table, head, from, rulesVersion, contentVersion }) =>
        db
          .updateTable("tables")
          .set({
            rules_version: rulesVersion,
            content_version: sql`${contentVersion} || case
              when content_version like ${sql.lit(`%${SEATED}`)}
              then ${sql.lit(SEATED)} else '' end`,
          })
          .where("id", "=", table)
          .where("rules_version", "=", from)
          .where("status", "=", "playing")
          .where(
            sql<number>`(select max(seq) from log
            where log.table_number = tables.number)`,
            "=",
            head,
          ),
    ),
  };
}

function prepareSnapshots(db: Kysely<Schema>) {
  const columns = ["table_id", "seq", "rules_version", "state"] as const;
  return {
    insertSnapshot: prepare(columns, (values) =>
      db
        .insertInto("snapshots")
        .values(values)
        .onConflict((conflict) => conflict.doNothing()),
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
