/** What every kind of notices promises: in one process, by PostgreSQL, by Redis. */

import pg from "pg";
import { createClient } from "redis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { localNotices } from "../bus/notices.ts";
import type { Notices, TableNotice } from "../bus/notices.ts";
import { postgresNotices } from "../bus/postgres-notices.ts";
import { redisNotices } from "../bus/redis-notices.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";
import { cutRedis, describeRedis, redisUrl, testPrefix } from "./redis.ts";

interface Kind {
  /** The notices of two nodes; in one process both are the same. */
  open(): Promise<readonly [Notices, Notices]>;
}

/** Two nodes, what each heard, and a wait for it. */
async function opened({ open }: Kind) {
  const [one, other] = await open();
  onTestFinished(async () => {
    await one.close();
    if (other !== one) await other.close();
  });
  const heard: TableNotice[] = [];
  const events: string[] = [];
  const waiting = new Set<() => void>();
  const note = () => {
    for (const check of waiting) check();
  };
  other.listen({
    onNotice: (notice) => (heard.push(notice), note()),
    onLost: () => (events.push("lost"), note()),
    onRecovered: () => (events.push("recovered"), note()),
  });
  const when = (isMet: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isMet()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { one, other, heard, events, when };
}

function suite(kind: Kind): void {
  it("tells of moves in order, and of the tables' rows", async () => {
    const { one, other, heard, when } = await opened(kind);
    await other.subscribe("oak");
    for (const seq of [1, 2, 3]) {
      one.announce({ table: "oak", seq });
      await when(() => heard.at(-1)?.seq === seq);
    }
    one.announce({ table: "oak" });
    await when(() => heard.length === 4);
    expect(heard).toEqual([
      { table: "oak", seq: 1 },
      { table: "oak", seq: 2 },
      { table: "oak", seq: 3 },
      { table: "oak" },
    ]);
  });

  it("tells all that is announced after the confirmation, and nothing of other tables", async () => {
    const { one, other, heard, when } = await opened(kind);
    for (let round = 1; round <= 20; round += 1) {
      await other.subscribe("oak");
      one.announce({ table: "elm", seq: round });
      one.announce({ table: "oak", seq: round });
      await when(() => heard.at(-1)?.seq === round);
      other.unsubscribe("oak");
    }
    expect(new Set(heard.map(({ table }) => table))).toEqual(new Set(["oak"]));
  });

  it("tells of thousands of tables at once", async () => {
    const { one, other, heard, when } = await opened(kind);
    const tables = Array.from({ length: 3_000 }, (_, n) => `table-number-${n}`);
    await Promise.all(tables.map((table) => other.subscribe(table)));
    for (const [seq, table] of tables.entries()) one.announce({ table, seq });
    await when(() => heard.length === tables.length);
    expect(new Set(heard.map(({ table }) => table))).toEqual(new Set(tables));
  });
}

/** Those of many nodes: they come back by themselves. */
function lastingSuite(kind: Kind, cut: () => Promise<void>): void {
  it("says when notices are lost, and when they are heard again", async () => {
    const { one, other, heard, events, when } = await opened(kind);
    await other.subscribe("oak");
    await cut();
    await when(() => events.includes("recovered"));
    expect(events).toEqual(["lost", "recovered"]);
    one.announce({ table: "oak", seq: 7 });
    await when(() => heard.some(({ seq }) => seq === 7));
  });

  it("what is subscribed to while nothing is heard is heard afterwards", async () => {
    const { one, other, heard, events, when } = await opened(kind);
    await cut();
    await when(() => events.includes("lost"));
    await other.subscribe("oak");
    await when(() => events.includes("recovered"));
    one.announce({ table: "oak", seq: 7 });
    await when(() => heard.length === 1);
  });
}

describe("in one process", () => {
  suite({
    async open() {
      const notices = localNotices();
      return [notices, notices];
    },
  });
});

describePostgres("by PostgreSQL", () => {
  let url = "";
  const kind = {
    async open() {
      url = await testDatabase();
      return [await postgresNotices(url), await postgresNotices(url)] as const;
    },
  };
  suite(kind);
  lastingSuite(kind, async () => {
    await ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'stolik notices'`,
      url,
    );
  });

  it("does not wait for the disk, as no notice is kept, and leaves the connection as it was", async () => {
    const query = vi.spyOn(pg.Client.prototype, "query");
    onTestFinished(() => query.mockRestore());
    const { one, other, heard, when } = await opened(kind);
    await other.subscribe("oak");
    one.announce({ table: "oak", seq: 1 });
    await when(() => heard.length === 1);
    const { calls, contexts } = query.mock;
    const said = (call: number) => String(calls[call]?.[0]);
    const at = calls.findIndex((_, call) => said(call).includes("pg_notify"));
    const before = [...calls.keys()].filter(
      (call) => call < at && contexts[call] === contexts[at],
    );
    expect(before.map(said)).toEqual(["select pg_backend_pid() as pid"]);
    expect(said(at)).toContain("'synchronous_commit', 'off', true");
    const announcing = contexts[at] as pg.Client;
    const { rows } = await announcing.query("show synchronous_commit");
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
  });

  it("does not tell a node of its own changes", async () => {
    const { one, other, heard, when } = await opened(kind);
    await other.subscribe("oak");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query("listen stolik");
    const isTold = new Promise((resolve) => client.on("notification", resolve));
    other.announce({ table: "oak", seq: 1 });
    await isTold;
    // Everybody hears what is told in one order.
    one.announce({ table: "oak", seq: 2 });
    await when(() => heard.length > 0);
    expect(heard).toEqual([{ table: "oak", seq: 2 }]);
  });

  it("sends pairs and nothing else, in payloads that PostgreSQL takes", async () => {
    const { one, other, heard, when } = await opened(kind);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const payloads: string[] = [];
    client.on("notification", ({ payload = "" }) => payloads.push(payload));
    await client.query("listen stolik");
    const tables = Array.from({ length: 1_000 }, (_, n) => `table-number-${n}`);
    await Promise.all(tables.map((table) => other.subscribe(table)));
    for (const [seq, table] of tables.entries()) one.announce({ table, seq });
    one.announce({ table: "table-number-0" });
    await when(() => heard.length === 1_001);
    await client.query("select 1");
    expect(payloads.length).toBeLessThan(10);
    for (const payload of payloads) {
      expect(payload.length).toBeLessThan(8_000);
      expect(payload).toMatch(/^(table-number-\d+(:\d+)?( |$))+$/);
    }
  });
});

describeRedis("by Redis", () => {
  let prefix = "";
  const kind = {
    async open() {
      prefix = testPrefix();
      return [
        await redisNotices(redisUrl, prefix),
        await redisNotices(redisUrl, prefix),
      ] as const;
    },
  };
  suite(kind);
  lastingSuite(kind, () => cutRedis(`${prefix}-listening`));

  it("sends a seq or nothing, to a channel of the table", async () => {
    const { one, other, heard, when } = await opened(kind);
    const client = createClient({ url: redisUrl });
    await client.connect();
    onTestFinished(() => client.destroy());
    const messages: string[][] = [];
    await client.pSubscribe(`${prefix}:*`, (message, channel) => {
      messages.push([channel, message]);
    });
    await other.subscribe("oak");
    one.announce({ table: "oak", seq: 7 });
    one.announce({ table: "oak" });
    await when(() => heard.length === 2);
    await client.ping();
    expect(messages).toEqual([
      [`${prefix}:table:oak`, "7"],
      [`${prefix}:table:oak`, ""],
    ]);
  });
});
