/** A planted bug: a node goes by what it once read of a table, whatever others have done since. */

import type { ServeOptions } from "@stolik/server";
import type { Head } from "@stolik/server/stored";

export const rememberForever: Partial<ServeOptions> = {
  wrapStore(store) {
    const known = new Map<string, Head>();
    return {
      ...store,
      async heads(tables) {
        for (const [table, head] of await store.heads(tables))
          if (!known.has(table)) known.set(table, head);
        return known;
      },
      rowsAfter: () => Promise.resolve(new Map()),
    };
  },
};
