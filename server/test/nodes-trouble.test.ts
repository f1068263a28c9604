/** Notices that are lost, cut or away: play goes on, nobody has to reload, and nothing but pairs leaves the database. */

import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import type { ServerMessage } from "../protocol/protocol.ts";
import { openPage } from "./client.ts";
import type { Page } from "./client.ts";
import { alaMoves, apart, twoNodes } from "./nodes.ts";
import type { Apart } from "./nodes.ts";
import { nsoe, playOn } from "./play.ts";
import { ask, describePostgres } from "./postgres.ts";
import { cutRedis, describeRedis, redisUrl, testPrefix } from "./redis.ts";

const game = nsoe();

/** Ugo sees what Ala does on the other node, step by step. */
async function expectFollowed(players: Apart): Promise<void> {
  const { second } = players;
  const seq = await alaMoves(game, players);
  await second.when(() => second.seq === seq);
  expect(second.wholes).toBe(1);
}

describePostgres("two nodes in trouble, by NOTIFY", () => {
  it("connections for notices that are killed come back, and what was missed is caught up", async () => {
    const nodes = await twoNodes();
    const players = await apart(nodes);
    const killed = await ask<{ pid: number }>(
      `select pg_terminate_backend(pid), pid from pg_stat_activity
       where datname = current_database() and application_name = 'stolik notices'`,
      nodes.databaseUrl,
    );
    expect(killed).toHaveLength(4);
    await expectFollowed(players);
  });

  it("no payload has anything but tables and seqs", async () => {
    const nodes = await twoNodes();
    const payloads = await listenTo(nodes.databaseUrl);
    const { table, first, second } = await apart(nodes);
    await playOn(game, table, [first, second]);
    const pairs = payloads.flatMap((payload) => payload.split(" "));
    expect(pairs).toContain(table);
    expect(pairs).toContain(`${table}:1`);
    const moves = Array.from({ length: first.seq + 1 }, (_, seq) => seq);
    const allowed = new Set([table, ...moves.map((seq) => `${table}:${seq}`)]);
    expect(pairs.filter((pair) => !allowed.has(pair))).toEqual([]);
  });

  it("a node that reads a move sends what the node that played it sends, byte for byte", async () => {
    const nodes = await twoNodes();
    const { table, ugo, first, second } = await apart(nodes);
    const both = await openPage(nodes.here.url, ugo.cookie);
    both.send({ v: 1, type: "watch", table });
    await both.when(() => both.seq === 0);
    for (let moves = 0; moves < 12; moves += 1) {
      await playOn(game, table, [first, second], 1);
      await both.when(() => both.seq === first.seq);
      await second.when(() => second.seq === first.seq);
    }
    expect(framesOf(second)).toEqual(framesOf(both));
    // The deal, and twelve moves unless the match was over before.
    expect(framesOf(second)).toHaveLength(first.seq + 1);
  });
});

describePostgres("two nodes in trouble, by Redis", () =>
  describeRedis("that is cut or away", () => {
    it("subscriptions that are cut come back, and what was missed is caught up", async () => {
      const redisPrefix = testPrefix();
      const players = await apart(await twoNodes({ redisUrl, redisPrefix }));
      await cutRedis(`${redisPrefix}-listening`);
      await cutRedis(`${redisPrefix}-announcing`);
      await expectFollowed(players);
    });

    it("without Redis a match is played to its end", async () => {
      const nobody = "redis://127.0.0.1:1";
      const nodes = await twoNodes({ redisUrl: nobody, lookEvery: 20 });
      const { table, first, second } = await apart(nodes);
      await playOn(game, table, [first, second]);
      await second.when(() => second.table?.status === "over");
      expect([first.wholes, second.wholes]).toEqual([1, 1]);
    });
  }),
);

/** What NOTIFY carries from now on. */
async function listenTo(connectionString: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // The database is dropped first.
  client.on("error", () => {});
  onTestFinished(() => client.end().catch(() => undefined));
  const payloads: string[] = [];
  client.on("notification", ({ payload = "" }) => payloads.push(payload));
  await client.query("listen stolik");
  return payloads;
}

/** The frames that show the match. */
function framesOf({ frames }: Page): string[] {
  return frames.filter((frame) => {
    const { type } = JSON.parse(frame) as ServerMessage;
    return type === "view" || type === "steps";
  });
}
