/** What is malformed, oversized, out of turn or somebody else's is refused and logged, and nothing changes. */

import { isObject } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, guestWith, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { isRefused, nsoe, sendMove } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();

async function aTable() {
  const server = await testServer();
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests, 0, { first: 0 });
  const [ala, ugo] = guests as [Guest, Guest];
  const pages = await Promise.all(
    [ala.cookie, ugo.cookie, undefined].map((cookie) => openPage(url, cookie)),
  );
  for (const page of pages) {
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
  }
  const [first, second, spectator] = pages as [Page, Page, Page];
  const [move] = game.moves(first.view, 0);
  return { server, table, ala, ugo, first, second, spectator, move };
}

const malformed = [
  ["no JSON", "{"],
  ["nothing", ""],
  ["null", "null"],
  ["an array", "[]"],
  ["another version", '{"v":2,"type":"watch","table":"x"}'],
  ["an unknown type", '{"v":1,"type":"shout","table":"x"}'],
  ["an unknown member", '{"v":1,"type":"watch","table":"x","more":1}'],
  ["a seq that is none", '{"v":1,"type":"watch","table":"x","from":-1}'],
  ["a move without id", '{"v":1,"type":"move","table":"x","seq":0,"move":{}}'],
] as const;

it.each(malformed)("a message that is %s", async (_name, text) => {
  const { server, first } = await aTable();
  const refused = first.until(isRefused);
  first.socket.send(text);
  expect((await refused).refusal.code).toBe("malformed-message");
  expect(server.lines.some(({ msg }) => msg === "refused")).toBe(true);
  expect(first.seq).toBe(0);
});

it("binary messages are malformed, and too many close the connection", async () => {
  const { first } = await aTable();
  for (let count = 0; count < 20; count += 1)
    first.socket.send(Buffer.from([1]));
  expect(await first.closed).toBe(1008);
});

it("an oversized message closes the connection", async () => {
  const { server, first, second } = await aTable();
  first.socket.send("x".repeat(17 * 1024));
  expect(await first.closed).toBe(1009);
  expect(second.seq).toBe(0);
  expect(
    server.lines.some(({ msg }) => msg === "sockets that broke were closed"),
  ).toBe(true);
});

it("moves out of turn, without a seat, illegal or unheard of", async () => {
  const { server, table, first, second, spectator, move } = await aTable();
  const code = async (page: Page, what: unknown, where = table) => {
    const answer = await sendMove(page, where, crypto.randomUUID(), what, 0);
    return answer.type === "refused" ? answer.refusal : answer;
  };
  expect(await code(second, move)).toEqual({ code: "not-your-turn" });
  expect(await code(spectator, move)).toEqual({ code: "no-guest" });
  expect(await code(first, { type: "dance" })).toEqual({
    code: "malformed-move",
  });
  expect(await code(first, { type: "draw", pile: 0 })).toEqual({
    code: "nothing-to-draw",
    rule: "N13",
  });
  expect(await code(first, move, "nowhere")).toEqual({ code: "unknown-table" });
  for (const page of [first, second, spectator]) expect(page.seq).toBe(0);
  const logged = server.lines.filter(({ msg }) => msg === "refused");
  expect(logged.map(({ refusal }) => codeOf(refusal))).toEqual([
    "not-your-turn",
    "no-guest",
    "malformed-move",
    "nothing-to-draw",
    "unknown-table",
  ]);
});

it("a stranger's seat and a stranger's cookie", async () => {
  const { server, table, ala, move } = await aTable();
  const { url } = server;
  const path = `/api/tables/${table}/moves`;
  const request = { id: "one", seq: 0, move };
  const stranger = await becomeGuest(url, "Eve");
  const refused = await stranger.post(path, request);
  expect(refused).toMatchObject({ status: 403, body: { code: "not-seated" } });
  expect(refused.headers.get("content-type")).toContain(
    "application/problem+json",
  );

  const forged = guestWith(url, `${ala.cookie.slice(0, -2)}xx`, ala.person);
  const alsoRefused = await forged.post(path, request);
  expect(alsoRefused).toMatchObject({
    status: 401,
    body: { code: "no-guest" },
  });
  const unsigned = guestWith(url, `stolik-guest=${ala.person.id}`, ala.person);
  expect(await unsigned.post(path, request)).toMatchObject({ status: 401 });
  expect(
    server.lines.filter(
      ({ msg }) => msg === "a cookie was not signed by this server",
    ),
  ).toMatchObject([{ count: 1 }]);
  const view = await ala.get<{ seq: number }>(`/api/tables/${table}/view`);
  expect(view.body.seq).toBe(0);
});

it("bodies that are malformed or oversized", async () => {
  const { server, table, ala } = await aTable();
  const path = `/api/tables/${table}/moves`;
  expect(await ala.post(path, { id: 1 })).toMatchObject({
    status: 400,
    body: { code: "malformed-message", values: { at: "id" } },
  });
  expect(
    await ala.post(path, { id: "one", seq: 0, move: "x".repeat(20_000) }),
  ).toMatchObject({ status: 413, body: { code: "too-large" } });
  expect(await ala.get("/api/tables/nowhere")).toMatchObject({
    status: 404,
    body: { code: "unknown-table" },
  });
  expect(await ala.get("/api/nothing")).toMatchObject({ status: 404 });
  const logged = server.lines.filter(({ msg }) => msg === "refused");
  expect(logged.map(({ refusal, url }) => [codeOf(refusal), url])).toEqual([
    ["malformed-message", path],
    ["too-large", path],
    ["unknown-table", "/api/tables/nowhere"],
    ["unknown-page", "/api/nothing"],
  ]);
});

function codeOf(refusal: unknown): unknown {
  return isObject(refusal) ? refusal["code"] : undefined;
}

it("pages of another origin", async () => {
  const { server, ala } = await aTable();
  const { url } = server;
  const origin = "https://elsewhere.example";
  const posted = await fetch(`${url}/api/tables`, {
    method: "POST",
    headers: { origin, cookie: ala.cookie, "content-type": "application/json" },
    body: "{}",
  });
  expect(posted.status).toBe(403);
  await expect(openPage(url, ala.cookie, { origin })).rejects.toThrow("403");
  const own = await openPage(url, ala.cookie, { origin: url });
  await own.close();
});

it("a move needs a table that plays", async () => {
  const { ala } = await aTable();
  const made = await ala.post<TableInfo>("/api/tables", {
    game: "nsoe",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
  });
  const request = { id: "one", seq: 0, move: { type: "draw", pile: 0 } };
  const path = `/api/tables/${made.body.id}`;
  expect(await ala.post(`${path}/moves`, request)).toMatchObject({
    status: 409,
    body: { code: "not-started" },
  });
  expect(await ala.post(`${path}/start`)).toMatchObject({
    status: 409,
    body: { code: "too-few-players", values: { min: 2, missing: 1 } },
  });
});
