/** Guests, tables before the deal, and the pages around them. */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Person, TableInfo } from "../protocol/protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import { deal } from "../tables/fold.ts";
import { becomeGuest, openPage, request } from "./client.ts";
import type { Guest } from "./client.ts";
import { nsoe } from "./play.ts";
import { testFolder, testServer } from "./server.ts";

const seats = [{ type: "me" }, { type: "open" }, { type: "bot", level: 2 }];

function makeTable(guest: Guest, more: object = {}) {
  const body = { game: "nsoe", options: {}, seats, ...more };
  return guest.post<TableInfo>("/api/tables", body);
}

it("a guest has a name, a cookie, and may take another name", async () => {
  const { url } = await testServer();
  const nobody = await request(`${url}/api/me`);
  expect(nobody).toMatchObject({ status: 401, body: { code: "no-guest" } });
  const guest = await becomeGuest(url, "  Żółć   łaska ");
  expect(guest.person.name).toBe("Żółć łaska");
  const made = await makeTable(guest);
  const renamed = await guest.post<Person>("/api/guest", { name: "Ala" });
  expect(renamed.body).toEqual({ id: guest.person.id, name: "Ala" });
  const cookie = renamed.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const shy = { name: "Guest", unlessKnown: true };
  const kept = await guest.post<Person>("/api/guest", shy);
  expect(kept.body).toEqual(renamed.body);
  expect((await guest.get("/api/me")).body).toEqual(renamed.body);
  const table = await guest.get<TableInfo>(`/api/tables/${made.body.id}`);
  expect(table.body.seats[0]).toMatchObject({ name: "Ala" });
});

it.each(["", "   ", "x".repeat(25), "a\u0000b", "a\u202eb", "\u200d"])(
  "%j is no name",
  async (name) => {
    const { url } = await testServer();
    const body = JSON.stringify({ name });
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body };
    const refused = await request(`${url}/api/guest`, init);
    expect(refused).toMatchObject({ status: 400 });
  },
);

it("a table shows its commitment and never its seed", async () => {
  const { url } = await testServer();
  const guest = await becomeGuest(url, "Ala");
  const { body } = await makeTable(guest);
  expect(body).toMatchObject({
    game: "nsoe",
    options: { board: "roomy", first: "random" },
    status: "waiting",
    you: { seat: 0, isHost: true, isRemoved: false },
  });
  expect(body.id).toMatch(/^[0-9a-z]{10}$/);
  expect(body.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(body).toSorted()).toEqual(
    [
      "commitment",
      "game",
      "id",
      "next",
      "options",
      "revision",
      "seats",
      "spectators",
      "status",
      "you",
    ].toSorted(),
  );
  expect(body.seats[2]).toMatchObject({ type: "bot", level: 2 });
});

it("tables that cannot be", async () => {
  const { url } = await testServer();
  const guest = await becomeGuest(url, "Ala");
  const code = async (more: object) => {
    const { status, body } = await makeTable(guest, more);
    return [status, (body as unknown as { code: string }).code];
  };
  expect(await code({ game: "chess" })).toEqual([404, "unknown-game"]);
  expect(await code({ seats: [{ type: "me" }] })).toEqual([422, "bad-seats"]);
  expect(await code({ seats: [{ type: "me" }, { type: "me" }] })).toEqual([
    422,
    "already-seated",
  ]);
  expect(await code({ options: { board: "round" } })).toEqual([
    422,
    "bad-option",
  ]);
  expect(await code({ seats: [{ type: "me" }, { type: "cat" }] })).toEqual([
    400,
    "malformed-message",
  ]);
  // What the host adds to the seed comes with the start.
  expect(await code({ entropy: "early" })).toEqual([400, "malformed-message"]);
});

it("join, leave, and the host's seat passes on", async () => {
  const { url } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const eve = await becomeGuest(url, "Eve");
  const { id } = (await makeTable(ala)).body;
  const path = `/api/tables/${id}`;
  const page = await openPage(url, ala.cookie);
  page.send({ v: 1, type: "watch", table: id });
  const joined = await ugo.post<TableInfo>(`${path}/join`, { entropy: "mine" });
  expect(joined.body.you).toEqual({
    seat: 1,
    isHost: false,
    isRemoved: false,
  });
  await page.when(() => page.table?.seats[1]?.name === "Ugo");
  expect(page.table?.seats).toMatchObject([
    { name: "Ala", isOnline: true },
    { name: "Ugo", isOnline: false },
    { type: "bot" },
  ]);
  expect(await ugo.post(`${path}/join`)).toMatchObject({ status: 200 });
  expect(await eve.post(`${path}/join`)).toMatchObject({
    status: 409,
    body: { code: "table-full" },
  });
  expect(await ugo.post(`${path}/start`)).toMatchObject({
    status: 403,
    body: { code: "not-host" },
  });
  expect(await eve.post(`${path}/leave`)).toMatchObject({ status: 403 });
  await ala.post(`${path}/leave`);
  expect(await ugo.get(path)).toMatchObject({
    body: { seats: [null, { name: "Ugo" }, {}], you: { isHost: true } },
  });
  await eve.post(`${path}/join`, { seat: 0 });
  expect(await ugo.post(`${path}/start`)).toMatchObject({
    body: { status: "playing" },
  });
  expect(await eve.post(`${path}/leave`)).toMatchObject({
    body: { seats: [{ name: "Eve" }, {}, {}], seating: { isEnded: false } },
  });
});

it("the host adds to the seed at the start, guests as they join", async () => {
  const { url, folder, close } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const { id } = (await makeTable(ala)).body;
  const path = `/api/tables/${id}`;
  await ugo.post(`${path}/join`, { entropy: "guest" });
  expect(await ala.post(`${path}/start`, { entropy: 1 })).toMatchObject({
    status: 400,
    body: { code: "malformed-message" },
  });
  const started = await ala.post(`${path}/start`, { entropy: "host" });
  expect(started.body).toMatchObject({ status: "playing" });
  const seen = await ala.get<{ view: unknown }>(`${path}/view`);
  await close();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const stored = await store.table(id);
  expect(stored?.seats).toMatchObject([
    { entropy: "host" },
    { entropy: "guest" },
    { type: "bot" },
  ]);
  // The deal came from what was kept.
  const dealt = stored && deal(nsoe(), stored).match.position.state;
  expect(seen.body.view).toEqual(nsoe().view(dealt, 0));
});

it("a table that everybody left is closed", async () => {
  const { url } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const { id } = (await makeTable(ala)).body;
  const left = await ala.post(`/api/tables/${id}/leave`);
  expect(left.body).toMatchObject({ status: "closed" });
  expect(await ala.post(`/api/tables/${id}/join`)).toMatchObject({
    status: 409,
    body: { code: "table-closed" },
  });
});

it("too many tables a minute are refused", async () => {
  const { url } = await testServer({ tablesPerMinute: 2 });
  const ala = await becomeGuest(url, "Ala");
  for (const status of [200, 200, 429])
    expect(await makeTable(ala)).toMatchObject({ status });
});

it("without a built app it says so", async () => {
  const { url } = await testServer();
  const { body } = await request<string>(url);
  expect(body).toContain("not built");
});

it("the app, its hashed files, and paths that only the page knows", async () => {
  const webFolder = testFolder();
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<p>Stolik");
  writeFileSync(join(webFolder, "assets", "app-1a2b.js"), "1");
  const { url } = await testServer({ webFolder });
  for (const path of ["/", "/tables/abc"]) {
    const page = await request(`${url}${path}`);
    expect(page).toMatchObject({ status: 200, body: "<p>Stolik" });
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toContain(
      "worker-src 'self'",
    );
  }
  const asset = await request(`${url}/assets/app-1a2b.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect(await request(`${url}/assets/gone.js`)).toMatchObject({ status: 404 });
});

it("the API describes itself", async () => {
  const { url } = await testServer();
  const { body } = await request<{ openapi: string; paths: object }>(
    `${url}/api/openapi.json`,
  );
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toContain("/api/tables/{id}/moves");
  expect(JSON.stringify(body)).toContain('"seq"');
});
