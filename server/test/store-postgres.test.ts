/** The store of many nodes does what every store does. */

import { onTestFinished } from "vitest";
import { openPostgres } from "../store/postgres/postgres.ts";
import { schemaTables } from "../store/schema.ts";
import { ask, describePostgres, sharedDatabase } from "./postgres.ts";
import { storeSuite } from "./store-suite.ts";

describePostgres("on PostgreSQL", () => {
  const database = sharedDatabase();

  storeSuite("PostgreSQL", async () => {
    const url = await database();
    const store = await openPostgres({ url });
    let current = store;
    onTestFinished(async () => {
      await current.close();
      // Quicker than to truncate as long as there is little.
      const tables = Object.keys(schemaTables);
      await ask(tables.map((name) => `delete from ${name}`).join("; "), url);
    });
    const reopen = async () => {
      await current.close();
      current = await openPostgres({ url });
      return current;
    };
    return { store, reopen };
  });
});
