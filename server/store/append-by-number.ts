/** SQLite's way to add plain moves: by their table's number, once that is known. To look the table up by its id takes a third of a row's time. */

import type { Kysely } from "kysely";
import type { GroupCommit } from "./group-commit.ts";
import { knownTables } from "./known-tables.ts";
import { fromAppend } from "./log-row.ts";
import { prepare } from "./prepare.ts";
import type { Schema } from "./schema.ts";
import type { Store } from "./store.ts";
import type { Append } from "./stored.ts";

/** What a plain move has; the other columns are empty. */
const moveColumns = [
  "seq",
  "seat",
  "move",
  "move_id",
  "told",
  "at",
  "patch",
] as const;

type Changes = Pick<Store, "append" | "takeOver" | "deleteTable">;

/** Writes are carried out in the order they are asked for, so what was known when one was asked for is true when its turn comes. */
export function appendByNumber(
  db: Kysely<Schema>,
  group: GroupCommit,
  store: Changes,
): Changes {
  const { insertMove, findTable } = prepareAll(db);
  const known = knownTables();

  const read = async (table: string) => {
    const { rows } = await db.executeQuery(findTable({ table }));
    return rows[0];
  };

  /** Adds it by its table's id, and knows the table from then on. */
  const appendUnknown = async (append: Append) => {
    const { table } = append;
    const answer = await store.append(append);
    // Nobody waits for it, and where it fails the next row is added by id as well.
    if (answer === "kept")
      known.learn(table, () => read(table)).catch(() => undefined);
    return answer;
  };

  return {
    append(append) {
      const found = known.get(append.table);
      if (found?.rulesVersion !== append.rulesVersion)
        return appendUnknown(append);
      if (!isPlain(append)) return store.append(append);
      // Why it was not kept is found out by the table's id.
      return group
        .write(insertMove(moveOf(append, found.number)))
        .then((isKept) => (isKept ? "kept" : store.append(append)));
    },
    takeOver(change) {
      known.forget(change.table);
      return store.takeOver(change);
    },
    deleteTable(table) {
      known.forget(table);
      return store.deleteTable(table);
    },
  };
}

/** Member by member: a spread takes longer than all the rest. */
function moveOf(append: Append, number: number) {
  const { seq, seat, move, move_id, told, at, patch } = fromAppend(append);
  return { number, seq, seat, move, move_id, told, at, patch };
}

/** Whether it brings about nothing but its row, and that is a move. */
function isPlain({ row, snapshot, outcome, isEnded, dueIn }: Append): boolean {
  return (
    row.seat !== null &&
    dueIn === undefined &&
    !(snapshot ?? outcome ?? isEnded ?? row.seating ?? row.rules)
  );
}

function prepareAll(db: Kysely<Schema>) {
  return {
    insertMove: prepare(["number", ...moveColumns], ({ number, ...values }) =>
      db
        .insertInto("log")
        .values({ table_number: number, ...values })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    findTable: prepare(["table"], ({ table }) =>
      db
        .selectFrom("tables")
        .select(["number", "rules_version as rulesVersion"])
        .where("id", "=", table),
    ),
  };
}
