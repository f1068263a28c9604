/** Reads the logs of a run through the store's own interface. */

import { openPostgres } from "@stolik/server/postgres";
import { openSqlite } from "@stolik/server/sqlite";
import type { Store } from "@stolik/server/store";
import type { TableLog } from "./checker/evidence.ts";
import type { House } from "./house.ts";

export function openStore({ dataFolder, postgres }: House): Promise<Store> {
  return postgres
    ? openPostgres({ url: postgres.url })
    : openSqlite(dataFolder);
}

export async function readLogs(
  store: Store,
  tables: readonly string[],
): Promise<readonly TableLog[]> {
  const logs: TableLog[] = [];
  for (const id of tables) {
    const table = await store.table(id);
    if (table) logs.push({ table, rows: await store.log(id, 0) });
  }
  return logs;
}
