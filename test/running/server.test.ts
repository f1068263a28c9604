/** Yesterday's running matches go on under today's rules, of every game and in both databases, through kill -9. */

import { describe, expect, it, onTestFinished } from "vitest";
import { lastChange, parseRecord, verify } from "../../kernel/index.ts";
import type { Version } from "../../kernel/index.ts";
import { OtherRules } from "../../server/store/failure.ts";
import { openPostgres } from "../../server/store/postgres/postgres.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import type { Store } from "../../server/store/store.ts";
import type { OpenTable } from "../../server/tables/open-table.ts";
import { openTable } from "../../server/tables/open.ts";
import { recordOf } from "../../server/tables/record.ts";
import { openPage, request } from "../../server/test/client.ts";
import type { Page } from "../../server/test/client.ts";
import { moveOn, testContext } from "../../server/test/context.ts";
import {
  getReady,
  killed as kill,
  openFolder,
} from "../../server/test/mortal.ts";
import { playOn } from "../../server/test/play.ts";
import { describePostgres, testDatabase } from "../../server/test/postgres.ts";
import { testFolder } from "../../server/test/server.ts";
import { killed, restoreDatabase, restoreFolder } from "./restore.ts";
import { newerRules, runningMatches } from "./running.ts";
import type { RunningMatch } from "./running.ts";

const matches = runningMatches();

type Stored = RunningMatch["stored"];

/** How long its log was. */
function lengthOf({ stored }: Pick<RunningMatch, "stored">): number {
  return stored["log"]?.length ?? 0;
}

function versionOf({ stored }: RunningMatch): Version {
  const [table] = stored["tables"] ?? [];
  return {
    rulesVersion: Number(table?.["rules_version"]),
    contentVersion: String(table?.["content_version"]),
  };
}

it("every game has one", () => {
  const games = new Set(matches.map(([game]) => game));
  expect([...games].toSorted()).toEqual(
    ["cross", "grzybowski", "journey", "letters", "nsoe"].toSorted(),
  );
});

describe.each(matches)("%s, %s", (id, _file, match) => {
  const { game } = newerRules(id);

  it("goes on before and after kill -9, and is verified from the change on", async () => {
    const folder = testFolder();
    await restoreFolder(folder, match.stored);
    const next = getReady("newer");
    const first = await getReady("newer");
    const before = await watch(await openFolder(first, folder), match);
    expect(before[0]?.seq).toBe(lengthOf(match));
    const told = before.map(({ heard }) => heard);
    for (const heard of told) expect(heard).toHaveLength(lengthOf(match));
    await playOn(game, match.table, before, 3);
    const { seq } = before[0] ?? { seq: 0 };
    await kill(first);

    const url = await openFolder(await next, folder);
    const pages = await watch(url, match);
    for (const [seat, page] of pages.entries()) {
      expect(page.seq).toBeGreaterThanOrEqual(seq);
      expect(page.heard.slice(0, lengthOf(match))).toEqual(
        told[seat]?.slice(0, lengthOf(match)),
      );
    }
    await playOn(game, match.table, pages);
    const { status, body } = await request<unknown>(
      `${url}/api/tables/${match.table}/record`,
      { headers: { cookie: match.cookies[0] ?? "" } },
    );
    expect(status).toBe(200);
    const record = parseRecord(body);
    if (!record.ok) throw new Error(record.refusal.code);
    const { outcome } = record.value;
    expect(verify(game, record.value)).toEqual({ ok: true, value: outcome });
    expect(record.value).toMatchObject(versionOf(match));
    expect(lastChange(record.value)).toMatchObject({
      seq: lengthOf(match),
      entry: { to: { rulesVersion: game.rulesVersion } },
    });
  }, 120_000);

  it("whose server was killed goes on, or is told so and stays as it is", async () => {
    const store = await openSqlite(await folderWith(killed(match.stored)));
    onTestFinished(() => store.close());
    const context = await testContext(game, { store });
    const found = await openTable(context, match.table).catch(
      (error: unknown) => error,
    );
    const rows = await store.log(match.table, lengthOf(match));
    if (found instanceof OtherRules) expect(rows).toEqual([]);
    else expect(rows).toMatchObject([{ rules: { from: versionOf(match) } }]);
  });
});

describePostgres("in PostgreSQL", () => {
  it.each(matches)("%s, %s goes on to its end", async (id, _file, match) => {
    const url = await testDatabase();
    await restoreDatabase(url, match.stored);
    const store = await openPostgres({ url });
    onTestFinished(() => store.close());
    await playToEnd(store, id, match);
  });
});

async function folderWith(stored: Stored): Promise<string> {
  const folder = testFolder();
  await restoreFolder(folder, stored);
  return folder;
}

/** Both players' pages, each at the head. */
async function watch(url: string, match: RunningMatch): Promise<Page[]> {
  const { table, cookies } = match;
  return Promise.all(
    cookies.map(async (cookie) => {
      const page = await openPage(url, cookie);
      page.send({ v: 1, type: "watch", table });
      await page.when(() => page.table !== undefined && page.seq >= 0);
      return page;
    }),
  );
}

async function playToEnd(
  store: Store,
  id: string,
  match: RunningMatch,
): Promise<void> {
  const { game } = newerRules(id);
  const context = await testContext(game, { store });
  const table = await openTable(context, match.table);
  if (!table) throw new Error("The table is gone.");
  while (!isOver(table)) await moveOn(context, table);
  const record = await recordOf(context, match.table);
  if (!record.ok) throw new Error(record.refusal.code);
  expect(lastChange(record.value)?.seq).toBe(lengthOf(match));
  expect(verify(game, record.value).ok).toBe(true);
}

function isOver({ game, match }: OpenTable): boolean {
  return game.toMove(match?.position.state).length === 0;
}
