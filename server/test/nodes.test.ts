/** Two nodes on one PostgreSQL: what happens on one is seen on the other, and neither refuses by what it has missed. */

import { expect, it } from "vitest";
import type { ServeOptions } from "../index.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage } from "./client.ts";
import { alaMoves, apart, at, deafness, twoNodes } from "./nodes.ts";
import { nsoe, playOn, sendMove } from "./play.ts";
import { describePostgres } from "./postgres.ts";
import { describeRedis, redisUrl, testPrefix } from "./redis.ts";

const game = nsoe();

/** Seen from both nodes, however they tell each other. */
function suite(chosen: () => Partial<ServeOptions>): void {
  it("a match is played by people on different nodes, to its end", async () => {
    const nodes = await twoNodes(chosen());
    const { table, ala, ugo, first, second } = await apart(nodes);
    await playOn(game, table, [first, second]);
    await first.when(() => first.table?.status === "over");
    await second.when(() => second.table?.status === "over");
    expect(second.seq).toBe(first.seq);
    // Each step came by itself, none by the whole view.
    expect([first.wholes, second.wholes]).toEqual([1, 1]);
    const { body } = await at(nodes.there, ala).get(
      `/api/tables/${table}/record`,
    );
    expect(body).toHaveProperty("seed");
    const path = `/api/tables/${table}/again`;
    const asked = await Promise.all([
      ala.post<TableInfo>(path),
      ugo.post<TableInfo>(path),
    ]);
    const [mine, yours] = asked.map((answer) => answer.body.id);
    expect(yours).toBe(mine);
    await second.when(() => second.table?.next?.id === mine);
  });

  it("seats, names and the start are seen on the other node", async () => {
    const { here, there } = await twoNodes(chosen());
    const ala = await becomeGuest(here.url, "Ala");
    const ugo = await becomeGuest(there.url, "Ugo");
    const made = await ala.post<TableInfo>("/api/tables", {
      game: "nsoe",
      options: {},
      seats: [{ type: "me" }, { type: "open" }],
    });
    const { id } = made.body;
    const page = await openPage(here.url, ala.cookie);
    page.send({ v: 1, type: "watch", table: id });
    await page.when(() => page.table?.status === "waiting");
    await ugo.post(`/api/tables/${id}/join`);
    await page.when(() => page.table?.seats[1]?.name === "Ugo");
    const renamed = await at(there, ala).post("/api/guest", { name: "Alina" });
    expect(renamed.status).toBe(200);
    await page.when(() => page.table?.seats[0]?.name === "Alina");
    const started = await at(there, ala).post(`/api/tables/${id}/start`);
    expect(started.status).toBe(200);
    await page.when(() => page.table?.status === "playing" && page.seq === 0);
  });

  it("a node that has heard nothing lets people take a seat that was left elsewhere", async () => {
    const there = deafness();
    const { wrapNotices } = there;
    const nodes = await twoNodes(chosen(), { wrapNotices });
    const ala = await becomeGuest(nodes.here.url, "Ala");
    const ugo = await becomeGuest(nodes.here.url, "Ugo");
    const ewa = await becomeGuest(nodes.there.url, "Ewa");
    const made = await ala.post<TableInfo>("/api/tables", {
      game: "nsoe",
      options: {},
      seats: [{ type: "me" }, { type: "open" }],
    });
    const path = `/api/tables/${made.body.id}`;
    await ugo.post(`${path}/join`);
    const full = await ewa.post(`${path}/join`);
    expect(full.body).toMatchObject({ code: "table-full" });
    there.isDeaf = true;
    await ugo.post(`${path}/leave`);
    const joined = await ewa.post(`${path}/join`);
    expect(joined.status).toBe(200);
    const begun = await ala.post<TableInfo>(`${path}/start`);
    expect(begun.body.status).toBe("playing");
    const late = await ewa.post(`${path}/leave`);
    expect(late.body).toMatchObject({ status: "playing" });
  });

  it("a node that has heard nothing does not refuse a right move", async () => {
    const there = deafness();
    const nodes = await twoNodes(chosen(), { wrapNotices: there.wrapNotices });
    const players = await apart(nodes);
    const { table, ugo, second } = players;
    there.isDeaf = true;
    const seq = await alaMoves(game, players);
    // Ugo has looked elsewhere, and moves here, where it is still Ala's turn.
    const path = `/api/tables/${table}/view`;
    const { body } = await at(nodes.here, ugo).get<{ view: unknown }>(path);
    expect(second.seq).toBe(0);
    const [move] = game.moves(body.view, 1);
    const answer = await sendMove(second, table, "ugo", move, seq);
    expect(answer).toMatchObject({ type: "accepted", seq: seq + 1 });
    await second.when(() => second.seq === seq + 1);
    expect(second.wholes).toBe(1);
  });

  it("a refusal is given once the head was looked at", async () => {
    const there = deafness();
    const nodes = await twoNodes(chosen(), { wrapNotices: there.wrapNotices });
    const players = await apart(nodes);
    const { table, second } = players;
    there.isDeaf = true;
    const [move] = game.moves(players.first.view, 0);
    const seq = await alaMoves(game, players);
    const answer = await sendMove(second, table, "late", move, 0);
    expect(answer).toMatchObject({
      refusal: { code: "stale", values: { seq } },
    });
  });

  it("lost notices are made up for by a look at the heads", async () => {
    const there = deafness();
    const { wrapNotices } = there;
    const nodes = await twoNodes(chosen(), { wrapNotices, lookEvery: 20 });
    const players = await apart(nodes);
    there.isDeaf = true;
    const seq = await alaMoves(game, players);
    await players.second.when(() => players.second.seq === seq);
    expect(players.second.wholes).toBe(1);
  });

  it("the same move sent to both nodes is played once, and both answer the same", async () => {
    const nodes = await twoNodes(chosen());
    const { table, ala, first, second } = await apart(nodes);
    const [move] = game.moves(first.view, 0);
    const request = { id: "one", seq: 0, move };
    const path = `/api/tables/${table}/moves`;
    const answers = await Promise.all([
      ala.post(path, request),
      at(nodes.there, ala).post(path, request),
      ala.post(path, request),
    ]);
    for (const { body } of answers) expect(body).toEqual({ seq: 1 });
    await second.when(() => second.seq === 1);
    const again = await sendMove(first, table, "one", move, 0);
    expect(again).toMatchObject({ type: "accepted", seq: 1 });
  });
}

describePostgres("two nodes, by NOTIFY", () => suite(() => ({})));
describePostgres("two nodes and Redis", () =>
  describeRedis("by its channels", () =>
    suite(() => ({ redisUrl, redisPrefix: testPrefix() })),
  ),
);
