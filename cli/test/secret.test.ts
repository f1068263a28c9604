/** `stolik secret rotate`: the folder has another key, and whoever had a cookie is still known. */

import { serve } from "@stolik/server";
import { openSqlite } from "@stolik/server/sqlite";
import { expect, it } from "vitest";
import { run } from "../main.ts";
import { testTerminal } from "./terminal.ts";

const terminal = testTerminal();
const rotate = () => run(["secret", "rotate", "--data", terminal.folder]);

it("adds a key; cookies of the one before are accepted", async () => {
  const open = () => serve({ port: 0, dataFolder: terminal.folder });
  const server = await open();
  const answer = await fetch(`${server.url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ala" }),
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(await rotate()).toBe(1);
  expect(terminal.error.join()).toContain("in use by another server");
  await server.close();
  expect(await rotate()).toBe(0);
  const again = await open();
  const me = await fetch(`${again.url}/api/me`, { headers: { cookie } });
  expect(me.status).toBe(200);
  await again.close();
  const store = await openSqlite(terminal.folder);
  expect(await store.cookieKeys()).toHaveLength(2);
  await store.close();
});

it("knows no other word", async () => {
  expect(await run(["secret", "tell"])).toBe(2);
  expect(await run(["secret"])).toBe(2);
  expect(await run(["secret", "--help"])).toBe(0);
});
