/** The embedded store: one SQLite file in one folder, for one process. */

import { mkdirSync } from "node:fs";
import { queryStore } from "./queries.ts";
import { rememberPeople } from "./remember.ts";
import { openFile } from "./sqlite-file.ts";
import type { Store } from "./store.ts";

/** Opens the folder's database, made if there is none. Throws one clear line if it cannot serve. */
export async function openSqlite(folder: string): Promise<Store> {
  mkdirSync(folder, { recursive: true });
  const { thread, db } = await openFile(folder);
  const store = await queryStore(db, thread.commit).catch(
    async (error: unknown) => {
      await db.destroy();
      throw error;
    },
  );
  return { ...store, ...rememberPeople(store) };
}
