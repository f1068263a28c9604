/** `stolik doctor`: what is sound, what is wrong, and whether it says so. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { serve } from "@stolik/server";
import { expect, it } from "vitest";
import { run } from "../main.ts";
import { testTerminal } from "./terminal.ts";

const terminal = testTerminal();

const doctor = () => run(["doctor", "--data", terminal.folder]);
const checked = (name: string) =>
  terminal.out.find((line) => line.slice(6).startsWith(name)) ?? "";

/** A server that was asked for a table, dealt between its host and a bot. */
async function dealt(): Promise<{
  readonly id: string;
  close(): Promise<void>;
}> {
  const server = await serve({
    port: 0,
    dataFolder: terminal.folder,
    botWorkers: 1,
  });
  let cookie = "";
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    cookie ||= answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    return (await answer.json()) as { readonly id: string };
  };
  await post("/api/guest", { name: "Ala" });
  const seats = [{ type: "me" }, { type: "bot", level: 1 }];
  const options = { first: 0 };
  const { id } = await post("/api/tables", { game: "nsoe", options, seats });
  await post(`/api/tables/${id}/start`, {});
  return { id, close: () => server.close() };
}

function change(sql: string): void {
  const database = new DatabaseSync(join(terminal.folder, "stolik.db"));
  database.exec(sql);
  database.close();
}

it("finds a served folder sound, once the server has let it go", async () => {
  const server = await dealt();
  expect(await doctor()).toBe(1);
  expect(terminal.error).toEqual([
    `stolik: The folder ${terminal.folder} is in use by another server.`,
  ]);
  await server.close();
  expect(await doctor()).toBe(0);
  expect(checked("versions")).toMatch(/^ok .*Node \d.*SQLite 3\./);
  expect(checked("versions")).toContain("nsoe rules ");
  expect(checked("disk")).toMatch(/^ok .*MB free/);
  expect(checked("integrity")).toMatch(/^ok /);
  expect(checked("tables")).toMatch(
    /^ok .*1 tables, 1 of them dealt and played again, 0 broken/,
  );
  expect(terminal.out.at(-1)).toBe("Everything is sound.");
});

it("finds nothing wrong with a table that everybody left", async () => {
  const server = await dealt();
  await server.close();
  change("update tables set status = 'stopped', host = null");
  expect(await doctor()).toBe(0);
  expect(checked("tables")).toMatch(/^ok .*1 tables, 0 of them dealt/);
});

it.each([
  ["snapshots", "state", "cast(x'ff' as text)", "snapshots.state: not UTF-8"],
  ["log", "told", "'[{'", "log.told: not JSON"],
  ["tables", "game", "'chess'", "there is no game chess"],
  ["tables", "seed", "'00'", "has no seed"],
  ["tables", "status", "'stopped'", "it was stopped"],
])("names the table that %s.%s breaks", async (table, column, value, fault) => {
  const server = await dealt();
  await server.close();
  change(`update ${table} set ${column} = ${value}`);
  expect(await doctor()).toBe(1);
  expect(checked("tables")).toMatch(/^wrong /);
  expect(checked("tables")).toContain(`${server.id}: `);
  expect(checked("tables")).toContain(fault);
  expect(checked("integrity")).toMatch(/^ok /);
  expect(terminal.out.at(-1)).toBe("Something is wrong.");
});

it("finds a log that comes out differently", async () => {
  const server = await dealt();
  await server.close();
  change(
    "insert into log (table_number, seq, seat, move, move_id, told, at) values (1, 1, 0, '{}', 'x', '[]', 1)",
  );
  expect(await doctor()).toBe(1);
  expect(checked("tables")).toContain("Row 1 is refused");
});

it("says in one line that there is nothing to check", async () => {
  expect(await doctor()).toBe(1);
  expect(terminal.error).toEqual([
    `stolik: There is no ${join(terminal.folder, "stolik.db")}.`,
  ]);
  writeFileSync(
    join(terminal.folder, "stolik.db"),
    "Dear diary, ".repeat(1000),
  );
  expect(await doctor()).toBe(1);
  expect(terminal.error[1]).toBe(
    `stolik: ${join(terminal.folder, "stolik.db")} is no database.`,
  );
  expect(terminal.out).toEqual([]);
});
