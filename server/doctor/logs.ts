/** Every table read as the server reads it: whether its log still folds. */

import type { Kysely } from "kysely";
import type { Entry } from "@stolik/games";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { isClosed } from "../tables/closed.ts";
import { readMatch } from "../tables/read-match.ts";

interface Logs {
  readonly ids: number;
  readonly folded: number;
  /** One line for each table that is broken. */
  readonly faults: readonly string[];
}

/** How many ids are read at a time. */
const PAGE = 500;

export async function checkLogs(
  db: Kysely<Schema>,
  store: Store,
  find: (id: string) => Entry | undefined,
): Promise<Logs> {
  const faults: string[] = [];
  let ids = 0;
  let folded = 0;
  for await (const id of everyTable(db)) {
    ids += 1;
    try {
      if (await checkTable(store, id, find)) folded += 1;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      faults.push(`${id}: ${message}`);
    }
  }
  return { ids, folded, faults };
}

/** Whether there was anything to fold; throws what is wrong with it. */
async function checkTable(
  store: Store,
  id: string,
  find: (id: string) => Entry | undefined,
): Promise<boolean> {
  const table = await store.table(id);
  if (!table) throw new Error("its row cannot be found by its id");
  const game = find(table.game)?.game;
  if (!game) throw new Error(`there is no game ${table.game}`);
  if (isClosed(table) || table.status === "waiting") return false;
  if (table.status === "stopped") throw new Error("it was stopped");
  const { match } = await readMatch(store, game, table);
  if (match.seating.isEnded) return true;
  if (table.status === "over" && !(await store.outcome(id)))
    throw new Error("it is over without an outcome");
  return true;
}

async function* everyTable(db: Kysely<Schema>): AsyncGenerator<string> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom("tables")
      .select(["id", "number"])
      .where("number", ">", after)
      .orderBy("number")
      .limit(PAGE)
      .execute();
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}
