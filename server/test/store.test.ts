/** The embedded store. */

import { expect, it, onTestFinished } from "vitest";
import { openSqlite } from "../store/sqlite.ts";
import { testFolder } from "./server.ts";
import { storeSuite } from "./store-suite.ts";

storeSuite("SQLite", async () => {
  const folder = testFolder();
  const store = await openSqlite(folder);
  let current = store;
  onTestFinished(() => current.close());
  const reopen = async () => {
    await current.close();
    current = await openSqlite(folder);
    return current;
  };
  return { store, reopen };
});

it("a second server on one folder is refused in one line", async () => {
  const folder = testFolder();
  const store = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toThrow(
    `The folder ${folder} is in use by another server.`,
  );
  await store.close();
  const next = await openSqlite(folder);
  await next.close();
});
