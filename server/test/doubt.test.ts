/** A table that something threw at is read anew: how often, by a clock that the test sets. */

import { expect, it } from "vitest";
import { doubt } from "../tables/doubt.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, startedIn, testContext } from "./context.ts";

it("once for each position, and once more after a minute", async () => {
  const context = await testContext();
  const { id } = (await startedIn(context)).stored;
  const current = async () => {
    const table = await openTable(context, id);
    if (!table) throw new Error("The table is gone.");
    return table;
  };
  const doubtAt = async (now: number) =>
    doubt(context, await current(), new Error("A hole."), now);

  expect(await doubtAt(0)).toBe(true);
  expect(await doubtAt(59_999)).toBe(false);
  // Memory may have gone wrong since.
  expect(await doubtAt(60_000)).toBe(true);
  expect(await doubtAt(60_001)).toBe(false);
  await moveOn(context, await current());
  expect(await doubtAt(60_002)).toBe(true);
});
