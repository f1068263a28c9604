/** PostgreSQL away, restarted, or slow: the store fails by its class, nothing else breaks, and it heals by itself. */

import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { StoreFailure } from "../store/failure.ts";
import { givenRow, keepingRows } from "../store/postgres/append.ts";
import { openPool } from "../store/postgres/pool.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Store } from "../store/store.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";
import { aMove, aTakeOver, make } from "./store/samples.ts";

async function open(url: string): Promise<Store> {
  const store = await openPostgres({ url, connectTimeout: 500 });
  onTestFinished(() => store.close());
  return store;
}

/** Ends the connections of the stores on that database, as a server does that shuts down. */
function terminate(url: string): Promise<unknown> {
  return ask(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'stolik'",
    url,
  );
}

/** A way to the database that can be cut. */
async function proxied(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const there = connect(Number(target.port || 5432), target.hostname);
    for (const end of [socket, there]) {
      sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        sockets.delete(end);
        socket.destroy();
        there.destroy();
      });
    }
    socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve()),
  );
  onTestFinished(() => void server.close());
  const way = new URL(url);
  way.hostname = "127.0.0.1";
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}

/** What it answers once it answers again. */
function eventually<Value>(call: () => Promise<Value>): Promise<Value> {
  return vi.waitFor(call, { timeout: 5_000, interval: 10 });
}

describePostgres("in trouble", () => {
  it("connections that the server ended are made anew", async () => {
    const url = await testDatabase();
    const store = await open(url);
    const id = await make(store);
    for (const seq of [0, 1, 2]) {
      await terminate(url);
      const answer = await eventually(() => store.append(aMove(id, seq)));
      // One that was kept without an answer finds its own row there.
      expect(["kept", "lost"]).toContain(answer);
      expect(await eventually(() => store.log(id, seq))).toHaveLength(1);
    }
  });

  it("away it fails by its class, at every call, and serves again when it is back", async () => {
    const way = await proxied(await testDatabase());
    const store = await open(way.url);
    const id = await make(store);
    way.cut();
    const calls: readonly (() => Promise<unknown>)[] = [
      () => store.append(aMove(id, 0)),
      () => store.log(id, 0),
      () => store.table(id),
      () => store.ping(),
      () => store.heads([id]),
      () => store.leaseDue(1, { lease: 1_000, longestWait: 1_000 }),
      () => store.savePerson({ id: "ala", name: "Ala" }),
      () => store.stopTable(id),
      () => store.takeOver(aTakeOver(id, 1)),
      () => make(store),
    ];
    for (const call of calls)
      await expect(call()).rejects.toBeInstanceOf(StoreFailure);
    way.mend();
    expect(await eventually(() => store.append(aMove(id, 0)))).toBe("kept");
    expect(await store.table(id)).toMatchObject({ status: "playing" });
    await store.ping();
  });

  it("a server that does not answer is told in one line at the start", async () => {
    const url = "postgres://postgres@127.0.0.1:1/nowhere";
    await expect(openPostgres({ url })).rejects.toThrow(
      "PostgreSQL does not serve: connect ECONNREFUSED 127.0.0.1:1",
    );
  });

  it("a table that somebody has locked does not hold up the others", async () => {
    const url = await testDatabase();
    const store = await open(url);
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await make(store));
    const [locked = "", ...free] = ids;
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("begin");
    await holder.query("select 1 from tables where id = $1 for update", [
      locked,
    ]);
    // Its due time stands on the table's own row.
    const waiting = store.append({ ...aMove(locked, 0), dueIn: 0 });
    const others = Promise.all(free.map((id) => store.append(aMove(id, 0))));
    await expect(waiting).rejects.toThrow("lock timeout");
    expect(await others).toEqual(["kept", "kept", "kept"]);
    await holder.query("rollback");
    expect(await store.append(aMove(locked, 0))).toBe("kept");
  });

  it("a row that the database cannot take does not take the others with it", async () => {
    const url = await testDatabase();
    const store = await open(url);
    const ids = [];
    for (let count = 0; count < 9; count += 1) ids.push(await make(store));
    const [bad = "", ...good] = ids;
    const tooLarge = aMove(bad, 0, { rulesVersion: 2 ** 40 });
    const refused = store.append(tooLarge);
    const kept = good.map((id) => store.append(aMove(id, 0)));
    await expect(refused).rejects.toThrow("out of range");
    expect(new Set(await Promise.all(kept))).toEqual(new Set(["kept"]));
  });

  it("its connections have timeouts and durable commits, and its statements names", async () => {
    const url = await testDatabase();
    const id = await make(await open(url));
    const pool = openPool({
      url,
      size: 1,
      connectTimeout: 1_000,
      hasTimeouts: true,
    });
    onTestFinished(() => pool.end());
    expect(await keepingRows(pool)([givenRow(aMove(id, 0))])).toEqual(["kept"]);
    const on = await pool.connect();
    const { rows } = await on.query(`
      select name, setting from pg_settings where name in ('statement_timeout',
        'lock_timeout', 'idle_in_transaction_session_timeout',
        'synchronous_commit', 'transaction_isolation')
      union select 'prepared', count(*)::text from pg_prepared_statements
      order by name`);
    on.release();
    expect(rows).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: "2000" },
      { name: "lock_timeout", setting: "1000" },
      { name: "prepared", setting: "1" },
      { name: "statement_timeout", setting: "5000" },
      { name: "synchronous_commit", setting: "on" },
      { name: "transaction_isolation", setting: "read committed" },
    ]);
  });
});
