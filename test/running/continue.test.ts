/** A match that was taken over from older rules is continued, under the options that it had. */

import { expect, it, onTestFinished } from "vitest";
import { lastChange } from "../../kernel/index.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { createTable } from "../../server/tables/create.ts";
import { openTable } from "../../server/tables/open.ts";
import { recordOf } from "../../server/tables/record.ts";
import { startTable } from "../../server/tables/start.ts";
import { moveOn, testContext } from "../../server/test/context.ts";
import { testFolder } from "../../server/test/server.ts";
import { restoreFolder } from "./restore.ts";
import { newerRules, runningMatches } from "./running.ts";

const host = { id: "somebody", name: "Ala" };

it.each(runningMatches())("%s, %s", async (id, _file, { table, stored }) => {
  const { game } = newerRules(id);
  const folder = testFolder();
  await restoreFolder(folder, stored);
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const context = await testContext(game, { store });
  const opened = await openTable(context, table);
  if (!opened) throw new Error("The table is gone.");
  while (opened.stored.status === "playing") await moveOn(context, opened);
  const record = await recordOf(context, table);
  if (!record.ok) throw new Error(record.refusal.code);
  const { seats, options } = record.value;
  const at = lastChange(record.value)?.seq ?? 0;
  const made = await createTable(context, host, {
    game: id,
    options: {},
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { type: "me" } : { type: "bot", level: 1 },
    ),
    origin: { record: record.value, at, seat: 0, table },
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const started = await startTable(context, made.value.id, host);
  expect(started).toMatchObject({
    ok: true,
    value: { status: "playing", options },
  });
});
