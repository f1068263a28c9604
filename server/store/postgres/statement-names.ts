/** Statements are sent by name: the database reads and plans each once a connection, which takes longer than carrying it out. */

import { createHash } from "node:crypto";

export interface StatementNames {
  /** Undefined: it is sent without one. */
  of(sql: string): string | undefined;
  /** Behind a pooler the next connection may not know a name, or know it from others: from now on there are none. */
  giveUp(): void;
}

/** The store's statements are some eighty; a text that is put together anew each time would fill every connection. */
const MOST_NAMES = 200;

export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  let areLost = false;
  return {
    of(sql) {
      if (areLost) return undefined;
      const known = names.get(sql);
      if (known !== undefined || names.size >= MOST_NAMES) return known;
      const name = nameOf(sql);
      names.set(sql, name);
      return name;
    },
    giveUp() {
      areLost = true;
      names.clear();
    },
  };
}

/** Other versions of a statement have other names, whoever shares the connection. */
export function nameOf(sql: string): string {
  const digest = createHash("sha256").update(sql).digest("hex");
  return `stolik-${digest.slice(0, 16)}`;
}
