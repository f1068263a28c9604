/** Bots' turns on two nodes with one database: each is leased by one of them, and by the other once its lease has run out. */

import { expect, it, onTestFinished, vi } from "vitest";
import { postgresNotices } from "../bus/postgres-notices.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Context } from "../tables/context.ts";
import { LONGEST_WAIT } from "../tables/due.ts";
import { startFollowing } from "../tables/following.ts";
import { dealt, fakePool, jobsIn } from "./bot-pool.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";

const game = nsoe();
const bot = { type: "bot", level: 1 } as const;
/** Longer than any test. */
const HOUR = 3_600_000;
const limits = { lease: HOUR };

async function openNode(url: string): Promise<Context> {
  const store = await openPostgres({ url });
  onTestFinished(() => store.close());
  const notices = await postgresNotices(url);
  onTestFinished(() => notices.close());
  const context = await testContext(game, { store, notices, capacity: 100 });
  const following = startFollowing(context, HOUR);
  onTestFinished(() => following.stop());
  return context;
}

/** A table where one bot is due and a person sits, who is there. */
async function dueTable(nodes: readonly [Context, Context]): Promise<string> {
  const [first] = nodes;
  const { id } = await dealt(first, "ala", [bot], true);
  for (const { presence } of nodes) presence.arrive(id, "ala");
  return id;
}

/** What nodes have locked, or have begun and not ended; reading locks nobody out. */
function held(url: string) {
  return ask(
    `select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_xid is not null
      union all
      select mode from pg_locks
      where database = (select oid from pg_database where datname = current_database())
        and relation = 'tables'::regclass and pid <> pg_backend_pid()
        and mode <> 'AccessShareLock'`,
    url,
  );
}

describePostgres("bots on two nodes", () => {
  it("the bots of 20 tables are each asked once, and nothing is held while a bot thinks", async () => {
    const url = await testDatabase();
    const nodes = [await openNode(url), await openNode(url)] as const;
    const { store } = nodes[0];
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await dueTable(nodes));
    const pools = nodes.map(() => fakePool(2));
    const jobs = nodes.map((node, index) => {
      const { pool } = pools[index] ?? fakePool();
      return jobsIn(node, pool, limits);
    });
    const poll = () => Promise.all(jobs.map((one) => one.poll()));
    await poll();
    await Promise.all(pools.map(({ asked }) => asked(2)));
    expect(await held(url)).toEqual([]);

    await vi.waitUntil(
      async () => {
        for (const { answers } of pools) for (const answer of answers) answer();
        await poll();
        return (await store.dueTables(1, LONGEST_WAIT)).length === 0;
      },
      { timeout: 15_000 },
    );
    const logs = await Promise.all(ids.map((id) => store.log(id, 1)));
    for (const log of logs) expect(log.length).toBeGreaterThan(0);
    // A bot's turn may be several moves; each was thought about once.
    const questions = pools.map((one) => one.questions).flat();
    expect(questions).toHaveLength(logs.flat().length);
  }, 40_000);

  it("the turn of a node that died is taken once its lease has run out", async () => {
    const url = await testDatabase();
    const [dead, other] = [await openNode(url), await openNode(url)];
    const id = await dueTable([dead, other]);
    const terms = { lease: HOUR, longestWait: LONGEST_WAIT };
    expect(await dead.store.leaseDue(1, terms)).toHaveLength(1);
    const { pool, questions, asked } = fakePool();
    const jobs = jobsIn(other, pool, limits);
    await jobs.poll();
    expect(questions).toHaveLength(0);
    await ask(`update tables set leased_until = 1 where id = '${id}'`, url);
    await jobs.poll();
    await asked(1);
  });

  it("a node that stops gives back the turns it has not played", async () => {
    const url = await testDatabase();
    const [leaving, other] = [await openNode(url), await openNode(url)];
    await dueTable([leaving, other]);
    const thinking = fakePool();
    const pool = {
      ...thinking.pool,
      choose: (...asked: Parameters<typeof thinking.pool.choose>) =>
        Promise.race([thinking.pool.choose(...asked), gone]),
      close: () => {
        leave();
        return Promise.resolve();
      },
    };
    let leave = () => {};
    const gone = new Promise<never>((_, reject) => {
      leave = () => reject(new Error("The bots have gone home."));
    });
    const jobs = jobsIn(leaving, pool, limits);
    await jobs.poll();
    await thinking.asked(1);
    await jobs.stop();
    const next = fakePool();
    await jobsIn(other, next.pool, limits).poll();
    await next.asked(1);
  });

  it("a move that was overtaken ends its node's lease", async () => {
    const url = await testDatabase();
    const [slow, quick] = [await openNode(url), await openNode(url)];
    const id = await dueTable([slow, quick]);
    const first = fakePool();
    const jobs = jobsIn(slow, first.pool, limits);
    await jobs.poll();
    await first.asked(1);
    // Its lease runs out while it thinks, and the other is quicker.
    await ask(`update tables set leased_until = 1 where id = '${id}'`, url);
    const second = fakePool();
    await jobsIn(quick, second.pool, limits).poll();
    await second.asked(1);
    second.answers[0]?.();
    await vi.waitUntil(async () => (await quick.store.log(id, 1)).length === 1);
    first.answers[0]?.();
    await jobs.stop();
    expect(await slow.store.log(id, 1)).toHaveLength(1);
  });
});
