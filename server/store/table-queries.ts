/** The queries of tables and their seats. */

import type { CompiledQuery, Kysely } from "kysely";
import type { GroupCommit, Write } from "./group-commit.ts";
import type { LogQueries } from "./log-queries.ts";
import { prepare } from "./prepare.ts";
import { readJson } from "./read-json.ts";
import { contentVersionOf } from "./seated.ts";
import { tableColumns } from "./schema.ts";
import type { Schema } from "./schema.ts";
import { fromSeat, toSeat } from "./seat-row.ts";
import type { SqlDialect } from "./sql-dialect.ts";
import type { Store } from "./store.ts";
import type { StoredOrigin, StoredTable } from "./stored.ts";

export type TableQueries = Pick<
  Store,
  | "createTable"
  | "table"
  | "saveLobby"
  | "startTable"
  | "followTable"
  | "stopTable"
>;

export function tableQueries(
  db: Kysely<Schema>,
  group: GroupCommit,
  dialect: SqlDialect,
  dealing: LogQueries["dealing"],
): TableQueries {
  const {
    findTable,
    findSeats,
    insertTable,
    putSeat,
    dropSeats,
    changeLobby,
    begin,
    stop,
    stopVersion,
  } = prepareAll(db, dialect);

  const putSeats = (id: string, seats: StoredTable["seats"]): CompiledQuery[] =>
    seats.map((seat, index) => putSeat(fromSeat(id, index, seat)));

  /** There may have been more of them. */
  const replaceSeats = (
    id: string,
    seats: StoredTable["seats"],
  ): CompiledQuery[] => [
    ...putSeats(id, seats),
    dropSeats({ id, from: seats.length }),
  ];

  const making = (table: StoredTable): Write => [
    insertTable(fromTable(table)),
    ...putSeats(table.id, table.seats),
  ];

  return {
    async createTable(table) {
      await group.write(...making(table));
    },
    async table(id) {
      const { rows } = await db.executeQuery(findTable({ id }));
      const seats = await db.executeQuery(findSeats({ id }));
      return rows[0] && toTable(rows[0], seats.rows.map(toSeat));
    },
    saveLobby(table, revision) {
      const { id, host, status, options, removed } = fromTable(table);
      const next = revision + 1;
      return group.write(
        changeLobby({ id, host, status, options, removed, revision, next }),
        ...replaceSeats(id, table.seats),
      );
    },
    startTable: (deal, revision, { seats, options, contentVersion }) =>
      group.write(
        begin({
          id: deal.table,
          options: JSON.stringify(options),
          revision,
          next: revision + 1,
          rulesVersion: deal.rulesVersion,
          contentVersion,
        }),
        ...dealing(deal),
        ...replaceSeats(deal.table, seats),
      ),
    followTable(id, before, seat, table) {
      const follow = db
        .updateTable("tables")
        .set(({ eb }) => ({
          next_id: table.id,
          next_seat: seat,
          revision: eb("revision", "+", 1),
        }))
        .where("id", "=", id)
        .where("next_id", before ? "=" : "is", before?.id ?? null);
      return group.write(follow.compile(), ...making(table));
    },
    async stopTable(id, rulesVersion) {
      await group.write(
        rulesVersion === undefined
          ? stop({ id })
          : stopVersion({ id, rulesVersion }),
      );
    },
  };
}

function prepareAll(db: Kysely<Schema>, { nextNumber }: SqlDialect) {
  const stopping = (id: never) =>
    db
      .updateTable("tables")
      .set({ status: "stopped", due_at: null, leased_until: null })
      .where("id", "=", id);
  return {
    findTable: prepare(["id"], ({ id }) =>
      db.selectFrom("tables").select(tableColumns).where("id", "=", id),
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
        number: nextNumber,
        due_at: null,
        leased_until: null,
        paused_at: null,
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
    dropSeats: prepare(["id", "from"], ({ id, from }) =>
      db
        .deleteFrom("seats")
        .where("table_id", "=", id)
        .where("seat", ">=", from),
    ),
    changeLobby: prepare(
      ["id", "host", "status", "options", "removed", "revision", "next"],
      ({ id, revision, next, ...values }) =>
        db
          .updateTable("tables")
          .set({ ...values, revision: next })
          .where("id", "=", id)
          .where("status", "=", "waiting")
          .where("revision", "=", revision),
    ),
    stop: prepare(["id"], ({ id }) => stopping(id)),
    stopVersion: prepare(["id", "rulesVersion"], ({ id, rulesVersion }) =>
      stopping(id).where("rules_version", "=", rulesVersion),
    ),
    begin: prepare(
      ["id", "options", "revision", "next", "rulesVersion", "contentVersion"],
      ({ id, options, revision, next, rulesVersion, contentVersion }) =>
        db
          .updateTable("tables")
          .set({
            status: "playing",
            options,
            revision: next,
            rules_version: rulesVersion,
            dealt_version: rulesVersion,
            content_version: contentVersion,
          })
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

type TableRow = Pick<Schema["tables"], (typeof tableColumns)[number]>;

function fromTable(table: StoredTable): TableRow {
  return {
    id: table.id,
    game: table.game,
    rules_version: table.rulesVersion,
    dealt_version: table.dealtVersion,
    content_version: table.contentVersion,
    options: JSON.stringify(table.options),
    seed: table.seed,
    status: table.status,
    host: table.host,
    revision: table.revision,
    next_id: table.next?.id ?? null,
    next_seat: table.next?.seat ?? null,
    made_at: table.madeAt,
    removed: table.removed.length > 0 ? JSON.stringify(table.removed) : null,
    origin: table.origin ? JSON.stringify(table.origin) : null,
  };
}

function toTable(row: TableRow, seats: StoredTable["seats"]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    dealtVersion: row.dealt_version ?? row.rules_version,
    contentVersion: contentVersionOf(row.content_version),
    options: readJson(row.options, "tables", "options"),
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
    removed: (row.removed === null
      ? []
      : readJson(row.removed, "tables", "removed")) as readonly string[],
    ...(row.origin === null
      ? {}
      : { origin: readJson(row.origin, "tables", "origin") as StoredOrigin }),
  };
}
