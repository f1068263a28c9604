/** Lines that people can fill have an end. */

import { ok } from "@stolik/kernel";
import type { Result } from "@stolik/kernel";
import { CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { groupCommit } from "../store/group-commit.ts";
import { runExclusive } from "../tables/exclusive.ts";
import { inLine } from "../tables/waiting-line.ts";
import { startedIn, testContext } from "./context.ts";

/** A table at which something lasts until the test ends it. */
async function busyTable() {
  const table = await startedIn(await testContext());
  let release = () => {};
  const held = runExclusive(
    table,
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  const ask = (person: string): Promise<Result<string>> =>
    inLine(table, person, () => runExclusive(table, async () => ok(person)));
  const end = async () => {
    release();
    await held;
  };
  return { table, ask, end };
}

const refused = { ok: false, refusal: { code: "too-many" } };

it("one person has so much waiting for a table, and others are not held up", async () => {
  const { table, ask, end } = await busyTable();
  const waiting = Array.from({ length: 16 }, () => ask("ala"));
  expect(await ask("ala")).toEqual(refused);
  waiting.push(ask("ugo"));
  await end();
  expect((await Promise.all(waiting)).every(({ ok }) => ok)).toBe(true);
  expect(await ask("ala")).toEqual({ ok: true, value: "ala" });
  expect(table.line).toEqual([]);
});

it("a table has so much waiting from all together", async () => {
  const { ask, end } = await busyTable();
  const waiting = Array.from({ length: 63 }, (_, index) => ask(`${index}`));
  expect(await ask("late")).toEqual(refused);
  await end();
  await Promise.all(waiting);
  expect(await ask("late")).toEqual({ ok: true, value: "late" });
});

it("so many writes wait for a disk that does not keep up", async () => {
  let release = () => {};
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const group = groupCommit(async (writes) => {
    await stuck;
    return writes.map(() => true);
  });
  const write = () => group.write(CompiledQuery.raw("select 1"));
  const written = Array.from({ length: 10_000 }, write);
  await expect(write()).rejects.toThrow("Too many writes");
  release();
  await Promise.all(written);
  await write();
});
