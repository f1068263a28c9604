/** A running match is put back into a database of today, as an older program left it there. */

import { join } from "node:path";
import { openPostgres } from "../../server/store/postgres/postgres.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { startThread } from "../../server/store/thread.ts";
import { ask } from "../../server/test/postgres.ts";
import { storedTables } from "./running.ts";
import type { RunningMatch } from "./running.ts";

type Stored = RunningMatch["stored"];

/** As it would be found after kill -9: what was kept in good order at the end is missing. */
export function killed(stored: Stored): Stored {
  const { snapshots = [], ...others } = stored;
  return { ...others, snapshots: snapshots.filter(({ seq }) => seq === 0) };
}

export async function restoreFolder(
  folder: string,
  stored: Stored,
): Promise<void> {
  await (await openSqlite(folder)).close();
  const thread = startThread(join(folder, "stolik.db"));
  try {
    await thread.query("delete from meta where name = 'secret'", []);
    for (const statement of insertions(stored)) await thread.query(statement);
  } finally {
    await thread.close();
  }
}

export async function restoreDatabase(
  url: string,
  stored: Stored,
): Promise<void> {
  await (await openPostgres({ url })).close();
  const { meta: _meta, ...others } = stored;
  for (const statement of insertions(others)) await ask(statement, url);
}

/** Columns that came later are left to their defaults. */
function* insertions(stored: Stored): Iterable<string> {
  for (const table of storedTables)
    for (const row of stored[table] ?? []) {
      const names = Object.keys(row).join(", ");
      const values = Object.values(row).map(literal).join(", ");
      yield `insert into ${table} (${names}) values (${values})
        on conflict do nothing`;
    }
}

function literal(value: string | number | null): string {
  if (typeof value !== "string") return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}
