/** Every planted bug makes the checker fail, and by the kind of violation it is; without one the same play passes. */

import type { Store } from "@stolik/server/store";
import { openSqlite } from "@stolik/server/sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { check } from "../checker/check.ts";
import { acknowledgeEarly } from "../planted/acknowledge-early.ts";
import { leaseTwice } from "../planted/lease-twice.ts";
import { showEverything } from "../planted/show-everything.ts";
import { reportLeases } from "../report-leases.ts";
import { goodRun } from "./evidence.ts";
import { testFolder, verdictOn } from "./stage.ts";

vi.setConfig({ testTimeout: 60_000 });

it("no bug: nothing is found", async () => {
  const verdict = await verdictOn({ game: "letters", planted: [{}] });
  expect(verdict.violations).toEqual([]);
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(12);
});

it("a move that is acknowledged before it is committed is lost", async () => {
  const { counts, acknowledged } = await verdictOn({
    game: "nsoe",
    planted: [acknowledgeEarly],
  });
  expect(counts.lost).toBeGreaterThan(0);
  expect(counts.lost).toBe(acknowledged);
});

it("a view of more than a seat may know is a leak", async () => {
  const { counts } = await verdictOn({
    game: "letters",
    planted: [showEverything],
  });
  expect(counts.leaked).toBeGreaterThan(0);
  expect(counts.diverged).toBe(0);
});

it.each([
  ["leased once", (store: Store) => store, 0],
  ["leased twice", leaseTwice(), 1],
])("a bot's turn %s", async (_, plant, count) => {
  const run = goodRun();
  const store = await openSqlite(testFolder());
  onTestFinished(() => store.close());
  const [log] = run.logs;
  const [row] = log?.rows ?? [];
  if (!log || !row) throw new Error("Nothing was dealt.");
  const { id, rulesVersion } = log.table;
  await store.createTable({ ...log.table, status: "waiting", revision: 0 });
  await store.startTable(
    { table: id, row, rulesVersion, dueIn: 0 },
    0,
    log.table,
  );
  const nodes = [1, 2].map((node) =>
    reportLeases(plant(store), (report) => {
      run.history.push({ ...report, node, at: 0 });
    }),
  );
  for (const node of nodes)
    await node.leaseDue(1, { lease: 5_000, longestWait: 300_000 });
  expect(run.history.some(({ type }) => type === "leased")).toBe(true);
  expect(check(run).counts["bot-twice"]).toBe(count);
});
