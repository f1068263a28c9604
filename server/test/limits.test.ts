/** What a visitor may ask for, how fast, how slowly, and what is written down of it. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rareLog } from "../limits/rare-log.ts";
import { requestBudget } from "../http/request-budget.ts";
import { readSettings } from "../settings/settings.ts";
import { becomeGuest, guestWith, openPage, request } from "./client.ts";
import { rawRequest } from "./raw-request.ts";
import { testFolder, testServer } from "./server.ts";

describe("requests of one address", () => {
  it("fill their bucket again as time goes by", () => {
    let now = 0;
    const isLet = requestBudget(240, () => now);
    const many = (count: number) =>
      Array.from({ length: count }, () => isLet("a")).filter(Boolean).length;
    expect(many(100)).toBe(60);
    expect(isLet("b")).toBe(true);
    now += 1_000;
    expect(many(100)).toBe(4);
    now += 3_600_000;
    expect(many(100)).toBe(60);
  });

  it("are forgotten after very many others, not refused; who goes on asking is known", () => {
    const isLet = requestBudget(4, () => 0);
    const come = (name: string) => {
      for (let address = 0; address < 10_000; address += 1)
        if (!isLet(`${name}${address}`)) throw new Error("It was refused.");
    };
    expect([isLet("first"), isLet("first")]).toEqual([true, false]);
    come("a");
    expect(isLet("first")).toBe(false);
    come("b");
    come("c");
    expect(isLet("first")).toBe(true);
  });

  it("are refused beyond the budget: API, sockets and pages of tables, but no other page", async () => {
    const { url } = await testServer({ requestsPerMinute: 12 });
    for (const path of ["/api/me", "/api/nothing", "/%61pi/me"])
      expect(await request(`${url}${path}`)).not.toMatchObject({ status: 429 });
    for (const path of ["/api/me", "/api/nothing", "/%61pi/me"])
      expect(await request(`${url}${path}`)).toMatchObject({
        status: 429,
        body: { code: "too-many" },
      });
    const refused = await fetch(`${url}/api/me`);
    expect(refused.headers.get("retry-after")).toBe("5");
    await expect(openPage(url)).rejects.toThrow("429");
    for (const path of ["/t/nowhere", "/r/nowhere", "/r/nowhere?at=1"])
      expect(await request(`${url}${path}`)).toMatchObject({ status: 429 });
    for (const path of ["", "/rules/nsoe", "/games"])
      expect(await request(`${url}${path}`)).toMatchObject({ status: 200 });
  });

  it("suffice for a class that comes in twice within a minute", () => {
    const settings = readSettings({}, {});
    expect(settings.guestsPerMinute).toBeGreaterThanOrEqual(2 * 2 * 40);
    expect(settings.tablesPerMinute).toBeGreaterThanOrEqual(2 * 40);
    const isLet = requestBudget(settings.requestsPerMinute, () => 0);
    for (let count = 0; count < 40 * 30; count += 1)
      expect(isLet("school")).toBe(true);
  });
});

describe("requests that do not end", () => {
  const start = "POST /api/guest HTTP/1.1\r\nhost: x\r\n";
  it.each([
    ["a head", start],
    [
      "a body",
      `${start}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
    ],
    ["no byte at all", ""],
  ])("%s is given up, and the others go on", async (_name, sent) => {
    const { url, lines } = await testServer({ requestTimeout: 40 });
    const answer = await rawRequest(url, sent);
    expect(answer).toContain("HTTP/1.1 408 Request Timeout");
    expect(answer).toContain("cache-control: no-store");
    expect(answer).toContain('"code":"too-slow"');
    expect(await request(`${url}/api/me`)).toMatchObject({ status: 401 });
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it("a socket that was opened in time stays open", async () => {
    const { url } = await testServer({ requestTimeout: 40 });
    const page = await openPage(url);
    // Somebody else's request runs out of time after the socket was opened.
    await rawRequest(url, "");
    page.send({ v: 1, type: "watch", table: "nowhere" });
    await page.when(() => page.messages.length > 0);
    await page.close();
  });
});

describe("caches", () => {
  it("keep no answer of the API", async () => {
    const { url } = await testServer();
    const guest = await becomeGuest(url, "Ala");
    const answers = [
      await guest.get("/api/me"),
      await guest.post("/api/guest", { name: "Ola" }),
      await guest.post("/api/guest", {}),
      await guest.get("/api/tables/nowhere"),
      await guest.get("/api/nothing"),
      await guest.get("/api/openapi.json"),
      await guest.get("/api/%ZZ"),
      await request(`${url}/api/me`, { method: "PUT" }),
      await request(`${url}/api/guest`, {
        method: "POST",
        body: "x".repeat(17_000),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 400, 404, 404, 200, 400, 404, 413,
    ]);
    for (const { headers } of answers)
      expect(headers.get("cache-control")).toBe("no-store");
  });
});

it("files of the build that are nobody's business are not served", async () => {
  const webFolder = testFolder();
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<p>Stolik");
  writeFileSync(join(webFolder, ".stamp"), "secret");
  writeFileSync(join(webFolder, "assets", ".stamp"), "secret");
  const { url } = await testServer({ webFolder });
  for (const path of ["/.stamp", "/assets/.stamp"])
    expect(await request(`${url}${path}`)).toMatchObject({
      status: 404,
      body: { code: "unknown-page" },
    });
  expect(await request(`${url}/%2estamp`)).not.toMatchObject({
    body: "secret",
  });
});

describe("forged cookies", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are written down at once, then at most once a minute, with their count", () => {
    const counts: number[] = [];
    let latest = -1;
    const log = rareLog<number>((count, last) => {
      counts.push(count);
      latest = last;
    });
    for (let times = 0; times < 1_000; times += 1) log.note(times);
    expect(counts).toEqual([1]);
    expect(latest).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(counts).toEqual([1, 999]);
    expect(latest).toBe(999);
    log.note(0);
    vi.advanceTimersByTime(59_999);
    expect(counts).toEqual([1, 999]);
    vi.advanceTimersByTime(1);
    expect(counts).toEqual([1, 999, 1]);
    vi.advanceTimersByTime(600_000);
    log.note(0);
    expect(counts).toEqual([1, 999, 1, 1]);
    log.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are all counted at the end, and what comes later starts no timer", () => {
    const counts: number[] = [];
    const log = rareLog((count) => counts.push(count));
    for (let times = 0; times < 3; times += 1) log.note();
    log.stop();
    expect(counts).toEqual([1, 2]);
    log.note();
    log.stop();
    expect(counts).toEqual([1, 2, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("sockets that break on purpose are one line in the log", async () => {
  const { url, lines } = await testServer();
  for (let times = 0; times < 5; times += 1) {
    const page = await openPage(url);
    page.socket.send("x".repeat(17_000));
    await page.closed;
  }
  const told = lines.filter(({ level }) => Number(level) >= 40);
  expect(told).toMatchObject([{ count: 1 }]);
});

it("a flood of forged cookies is one line in the log", async () => {
  const { url, lines } = await testServer();
  const forged = guestWith(url, "stolik-guest=x.y", { id: "x", name: "Eve" });
  for (let times = 0; times < 20; times += 1)
    expect(await forged.get("/api/me")).toMatchObject({ status: 401 });
  const told = lines.filter(({ msg }) => String(msg).includes("not signed"));
  expect(told).toMatchObject([{ count: 1 }]);
});
