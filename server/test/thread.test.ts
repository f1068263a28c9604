/** The store's thread: what becomes of those who wait for it, and of a process that does not. */

import { Kysely } from "kysely";
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import type { Schema } from "../store/schema.ts";
import { sqliteDialect } from "../store/sqlite-dialect.ts";
import { startThread } from "../store/thread.ts";
import type { Thread } from "../store/thread.ts";

it("a request to a closed thread is refused, and nothing is lost", async () => {
  const thread = startThread(":memory:");
  await thread.close();
  const closed = Promise.resolve("closed");
  expect(await Promise.race([thread.lost, closed])).toBe("closed");
  await expect(thread.query("select 1")).rejects.toThrow(
    "The store is closed.",
  );
  await thread.close();
});

it("a thread that cannot start is lost, and fails every waiting request", async () => {
  const thread = startThread("no/such/folder/stolik.db");
  await expect(thread.query("select 1")).rejects.toThrow("open");
  await expect(thread.query("select 1")).rejects.toThrow("open");
  expect(await thread.lost).toMatchObject({
    message: expect.stringContaining("open") as string,
  });
  await thread.close();
});

it("a thread that does not keep up takes so many reads and no more", async () => {
  const thread = startThread(":memory:");
  const reads = Array.from({ length: 10_000 }, () => thread.query("select 1"));
  await expect(thread.query("select 1")).rejects.toThrow("Too many reads");
  await Promise.all(reads);
  expect(await thread.query("select 1")).toMatchObject({ rows: [{ 1: 1 }] });
  await thread.close();
});

it("a read does not wait for the answer to another request", async () => {
  const answers: (() => void)[] = [];
  const thread: Thread = {
    query: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ rows: [], changes: 0 }));
      }),
    commit: () => Promise.resolve([]),
    lost: new Promise(() => {}),
    close: () => Promise.resolve(),
  };
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  const reads = ["a", "b", "c"].map((id) =>
    db.selectFrom("people").select("name").where("id", "=", id).execute(),
  );
  await vi.waitFor(() => expect(answers).toHaveLength(reads.length));
  for (const answer of answers) answer();
  expect(await Promise.all(reads)).toEqual([[], [], []]);
});

it.each(["at once", "after closing"])(
  "a process that ends %s ends with its own exit code",
  async (when) => {
    const child = fork(
      fileURLToPath(new URL("exit-child.ts", import.meta.url)),
      [when],
      { execArgv: ["--import", "tsx"], stdio: "ignore" },
    );
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(3);
  },
  60_000,
);
