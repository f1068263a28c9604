/** A program from before seats changed hands, beside one that lets them: it leaves such tables alone. */

import { expect, it } from "vitest";
import { StoreFailure } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import { changeSeating } from "../tables/seating.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { nsoe } from "./play.ts";
import { raw } from "./raw.ts";
import { secrets } from "./secrets.ts";
import { company, leave } from "./away.ts";
import { testServer } from "./server.ts";

/** What an older program reads: every version as it is kept, and no column that it does not know. */
function asRead(store: Store, contentVersion: string): Store {
  return {
    ...store,
    async table(id) {
      const table = await store.table(id);
      return table && { ...table, contentVersion };
    },
    async log(id, from) {
      const rows = await store.log(id, from);
      return rows.map(({ seating: _seating, ...row }) => row);
    },
    patches: async () => new Map(),
  };
}

it("the log cannot be read, and nothing is stopped", async () => {
  const context = await testContext(secrets);
  const table = await startedIn(context);
  const { id, contentVersion } = table.stored;
  await moveOn(context, table);
  await changeSeating(context, table, { type: "away", seat: 0 });
  const store = asRead(context.store, `${contentVersion}+seated`);
  const older = await testContext(secrets, { store });
  await expect(openTable(older, id)).rejects.toThrow(StoreFailure);
  expect(await context.store.table(id)).toMatchObject({ status: "playing" });
});

it("the version that is kept carries the mark once, and only then", async () => {
  const { url, folder, close } = await testServer();
  const { table, people } = await company(url, 3);
  const { table: other } = await company(url, 2);
  for (const one of people.slice(0, 2)) await leave(one, table);
  await close();
  const rows = await raw<{ id: string; content_version: string }>(
    folder,
    "select id, content_version from tables",
  );
  const kept = new Map(rows.map((row) => [row.id, row.content_version]));
  const { contentVersion } = nsoe();
  expect(kept.get(table)).toBe(`${contentVersion}+seated`);
  expect(kept.get(other)).toBe(contentVersion);
});
