/** The store's thread: what becomes of those who wait for it, and of a process that does not. */

import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { startThread } from "../store/thread.ts";

it("whoever asks a closed thread is told so", async () => {
  const thread = startThread(":memory:");
  await thread.close();
  await expect(thread.query("select 1")).rejects.toThrow(
    "The store is closed.",
  );
  await thread.close();
});

it("a thread that cannot start fails whoever waits", async () => {
  const thread = startThread("no/such/folder/stolik.db");
  await expect(thread.query("select 1")).rejects.toThrow("open");
  await expect(thread.query("select 1")).rejects.toThrow("open");
  await thread.close();
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
