/** The queries of tables and their seats. */

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import type { LogQueries } from "./log-queries.ts";
import { prepare } from "./prepare.ts";
import type { Runner } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import { fromSeat, toSeat } from "./seat-row.ts";
import type { Store, StoredTable } from "./store.ts";

export type TableQueries = Pick<
  Store,
  | "createTable"
  | "table"
  | "saveLobby"
  | "startTable"
  | "followTable"
  | "stopTable"
  | "dueTables"
  | "pauseBots"
  | "resumeBots"
>;

export function tableQueries(
  db: Kysely<Schema>,
  group: GroupCommit<Runner>,
  appendIn: LogQueries["appendIn"],
): TableQueries {
  const {
    findTable,
    findSeats,
    insertTable,
    putSeat,
    setEntropy,
    changeLobby,
    begin,
    stop,
    pause,
    resume,
    findDue,
  } = prepareAll(db);

  const putSeats = async (transaction: Runner, table: StoredTable) => {
    for (const [index, seat] of table.seats.entries())
      await putSeat(transaction, fromSeat(table.id, index, seat));
  };

  const makeTable = async (transaction: Runner, table: StoredTable) => {
    await insertTable(transaction, fromTable(table));
    await putSeats(transaction, table);
  };

  return {
    createTable: (table) =>
      group.write((transaction) => makeTable(transaction, table)),
    async table(id) {
      const { rows } = await findTable(db, { id });
      const seats = await findSeats(db, { id });
      return rows[0] && toTable(rows[0], seats.rows.map(toSeat));
    },
    saveLobby: (table, revision) =>
      group.write(async (transaction) => {
        const { id, host, status } = table;
        const changed = await changeLobby(transaction, {
          id,
          host,
          status,
          revision,
          next: revision + 1,
        });
        if (changed.numAffectedRows === 0n) return false;
        await putSeats(transaction, table);
        return true;
      }),
    startTable: (deal, revision, added) =>
      group.write(async (transaction) => {
        const { table: id } = deal;
        const begun = await begin(transaction, {
          id,
          revision,
          next: revision + 1,
        });
        if (begun.numAffectedRows === 0n) return false;
        if (!(await appendIn(transaction, deal)))
          throw new Error(`Table ${id} was dealt before its start.`);
        if (added) await setEntropy(transaction, { table: id, ...added });
        return true;
      }),
    followTable: (id, before, seat, table) =>
      group.write(async (transaction) => {
        const follow = db
          .updateTable("tables")
          .set({ next_id: table.id, next_seat: seat })
          .where("id", "=", id)
          .where("next_id", before ? "=" : "is", before?.id ?? null);
        const followed = await transaction.executeQuery(follow.compile());
        if (followed.numAffectedRows === 0n) return false;
        await makeTable(transaction, table);
        return true;
      }),
    stopTable: (id) =>
      group.write(async (transaction) => {
        await stop(transaction, { id });
      }),
    async dueTables(now, limit, longestWait) {
      const rows = await db
        .selectFrom("tables")
        .select("id")
        .where(({ eb, or }) =>
          or([eb("due_at", "<=", now), eb("due_at", ">", now + longestWait)]),
        )
        .where("due_at", "is not", null)
        .where("status", "=", "playing")
        .orderBy("due_at")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    pauseBots: (id) =>
      group.write(async (transaction) => {
        await pause(transaction, { id });
      }),
    resumeBots: (id, now) =>
      group.write(async (transaction) => {
        await resume(transaction, { id, now });
        const { rows } = await findDue(transaction, { id });
        const dueAt = rows[0]?.due_at;
        return dueAt === undefined || dueAt === null
          ? undefined
          : Number(dueAt);
      }),
  };
}

function prepareAll(db: Kysely<Schema>) {
  return {
    findTable: prepare(["id"], ({ id }) =>
      db.selectFrom("tables").selectAll().where("id", "=", id),
    ),
    findSeats: prepare(["id"], ({ id }) =>
      db
        .selectFrom("seats")
        .leftJoin("people", "people.id", "seats.person_id")
        .select([...seatColumns, "people.name"])
        .where("table_id", "=", id)
        .orderBy("seat"),
    ),
    insertTable: prepare(tableColumns, (marks) =>
      db.insertInto("tables").values({
        ...marks,
        number: sql`(select coalesce(max(number), 0) + 1 from tables)`,
        due_at: null,
      }),
    ),
    putSeat: prepare(["table_id", "seat", ...seatColumns], (marks) =>
      db
        .insertInto("seats")
        .values(marks)
        .onConflict((conflict) =>
          conflict.columns(["table_id", "seat"]).doUpdateSet(({ ref }) => ({
            type: ref("excluded.type"),
            person_id: ref("excluded.person_id"),
            entropy: ref("excluded.entropy"),
            bot_name: ref("excluded.bot_name"),
            level: ref("excluded.level"),
          })),
        ),
    ),
    setEntropy: prepare(
      ["table", "seat", "entropy"],
      ({ table, seat, entropy }) =>
        db
          .updateTable("seats")
          .set({ entropy })
          .where("table_id", "=", table)
          .where("seat", "=", seat),
    ),
    changeLobby: prepare(
      ["id", "host", "status", "revision", "next"],
      ({ id, host, status, revision, next }) =>
        db
          .updateTable("tables")
          .set({ host, status, revision: next })
          .where("id", "=", id)
          .where("status", "=", "waiting")
          .where("revision", "=", revision),
    ),
    stop: prepare(["id"], ({ id }) =>
      db
        .updateTable("tables")
        .set({ status: "stopped", due_at: null })
        .where("id", "=", id),
    ),
    pause: prepare(["id"], ({ id }) =>
      db.updateTable("tables").set({ due_at: null }).where("id", "=", id),
    ),
    resume: prepare(["id", "now"], ({ id, now }) =>
      db
        .updateTable("tables")
        .set({ due_at: now })
        .where("id", "=", id)
        .where("status", "=", "playing")
        .where("due_at", "is", null),
    ),
    findDue: prepare(["id"], ({ id }) =>
      db.selectFrom("tables").select("due_at").where("id", "=", id),
    ),
    begin: prepare(["id", "revision", "next"], ({ id, revision, next }) =>
      db
        .updateTable("tables")
        .set({ status: "playing", revision: next })
        .where("id", "=", id)
        .where("status", "=", "waiting")
        .where("revision", "=", revision),
    ),
  };
}

const seatColumns = [
  "type",
  "person_id",
  "entropy",
  "bot_name",
  "level",
] as const;

const tableColumns = [
  "id",
  "game",
  "rules_version",
  "content_version",
  "options",
  "seed",
  "status",
  "host",
  "revision",
  "next_id",
  "next_seat",
  "made_at",
] as const;

type TableRow = Pick<Schema["tables"], (typeof tableColumns)[number]>;

function fromTable(table: StoredTable): TableRow {
  return {
    id: table.id,
    game: table.game,
    rules_version: table.rulesVersion,
    content_version: table.contentVersion,
    options: JSON.stringify(table.options),
    seed: table.seed,
    status: table.status,
    host: table.host,
    revision: table.revision,
    next_id: table.next?.id ?? null,
    next_seat: table.next?.seat ?? null,
    made_at: table.madeAt,
  };
}

function toTable(row: TableRow, seats: StoredTable["seats"]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    contentVersion: row.content_version,
    options: JSON.parse(row.options) as unknown,
    seed: row.seed,
    status: row.status,
    host: row.host,
    seats,
    revision: row.revision,
    next:
      row.next_id === null
        ? null
        : { id: row.next_id, seat: row.next_seat ?? 0 },
    madeAt: Number(row.made_at ?? 0),
  };
}
