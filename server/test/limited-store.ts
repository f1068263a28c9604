/** The embedded store on a disk that can be full. */

import { queryStore } from "../store/queries.ts";
import { openFile } from "../store/sqlite-file.ts";
import type { Store } from "../store/store.ts";

export interface LimitedStore {
  open(folder: string): Promise<Store>;
  /** The file can grow no more: what needs another page fails with SQLITE_FULL. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

export function limitedStore(): LimitedStore {
  let limit = (_pages: number) => Promise.resolve();
  return {
    async open(folder) {
      const { thread, db } = await openFile(folder);
      limit = async (pages) => {
        await thread.query(`pragma max_page_count = ${pages}`);
      };
      return queryStore(db, thread.commit);
    },
    // Never less than what is in use.
    fill: () => limit(1),
    makeRoom: () => limit(2 ** 30),
  };
}
