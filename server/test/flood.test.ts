/** Attacks on the live connection, over real sockets: the one who floods is shown out, the others are served. */

import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { WebSocket } from "ws";
import { CLOSE_TOO_MANY } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Page } from "./client.ts";
import { liveServer, upgrade } from "./live-server.ts";
import { nsoe, playOn } from "./play.ts";
import { rawRequest } from "./raw-request.ts";
import { testFolder } from "./server.ts";

const game = nsoe();
const FRAMES = 5_000;
/** Two hundred at once and forty a second, on a machine that is slow to begin with. */
const MOST_HEARD = 400;

async function aMatch(moves: number) {
  const { context, url, calls } = await liveServer();
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests);
  const pages: Page[] = [];
  for (const { cookie } of guests) {
    const page = await openPage(url, cookie);
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
    pages.push(page);
  }
  await playOn(game, table, pages, moves);
  return { context, url, calls, table, pages };
}

it("a socket without a cookie that asks for the same again and again is shown out, at no cost to the store", async () => {
  const { context, url, calls, table, pages } = await aMatch(62);
  const attacker = await openPage(url);
  calls.length = 0;
  const watch = JSON.stringify({ v: 1, type: "watch", table, from: 3 });
  for (let count = 0; count < FRAMES; count += 1) attacker.socket.send(watch);
  const others = fetch(`${url}/api/tables/${table}`);
  await playOn(game, table, pages, 2);
  expect((await others).status).toBe(200);
  expect(await attacker.closed).toBe(CLOSE_TOO_MANY);
  // What was read and written is what the others asked for.
  expect(calls.filter((name) => name !== "append")).toEqual([]);
  expect(calls).toHaveLength(2);
  // Its budget is two hundred frames and forty a second; each is answered by two messages at most.
  expect(attacker.frames.length).toBeLessThanOrEqual(2 * MOST_HEARD);
  await pages[0]?.when(() => context.presence.watchers(table) === 2);
});

it.each([
  ["malformed", "{"],
  ["unheard of", JSON.stringify({ v: 1, type: "watch", table: "nowhere" })],
  [
    "refused",
    JSON.stringify({
      v: 1,
      type: "move",
      table: "nowhere",
      id: "1",
      seq: 0,
      move: 1,
    }),
  ],
])(
  "messages that are %s are read no longer once it is shown out",
  async (_name, text) => {
    const { url, calls } = await liveServer();
    const attacker = await openPage(url);
    calls.length = 0;
    for (let count = 0; count < FRAMES; count += 1) attacker.socket.send(text);
    expect([1008, CLOSE_TOO_MANY]).toContain(await attacker.closed);
    expect(attacker.frames.length).toBeLessThanOrEqual(MOST_HEARD);
    expect(calls.length).toBeLessThanOrEqual(MOST_HEARD);
  },
);

it("pings are counted too", async () => {
  const { url } = await liveServer();
  const attacker = await openPage(url);
  for (let count = 0; count < FRAMES; count += 1) attacker.socket.ping();
  expect(await attacker.closed).toBe(CLOSE_TOO_MANY);
});

it("connections beyond what an address may have are refused, and let in when others have gone", async () => {
  const { url } = await liveServer({ connectionsPerAddress: 2 });
  const [first] = [await openPage(url), await openPage(url)];
  const refused = await upgrade(url);
  expect(refused.status).toBe(429);
  expect(refused.type).toContain("application/problem+json");
  expect(JSON.parse(refused.text)).toMatchObject({ code: "too-many" });
  await first.close();
  const again = await vi.waitFor(() => openPage(url));
  await again.close();
});

it("connections beyond what the server may have are refused", async () => {
  const { url } = await liveServer({ connections: 1 });
  await openPage(url);
  expect((await upgrade(url)).status).toBe(429);
});

/** What asks for a socket, by hand. */
function asking(path: string): string {
  return [
    `GET ${path} HTTP/1.1`,
    "host: x",
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    `sec-websocket-key: ${Buffer.alloc(16).toString("base64")}`,
    "\r\n",
  ].join("\r\n");
}

describe("a socket is opened nowhere else", () => {
  it.each([
    ["the page", "/"],
    ["a page that reads its path", "/t/nowhere"],
    ["what is no page", "/.x"],
    ["the API", "/api/me"],
    ["what the API has not", "/api/nothing"],
    ["a probe", "/healthz"],
    ["what is no path", "/api/%ED%A0%80"],
  ])("%s refuses, and closes the connection", async (_name, path) => {
    const webFolder = testFolder();
    mkdirSync(join(webFolder, "assets"));
    writeFileSync(join(webFolder, "index.html"), "<p>Stolik");
    const { app, url } = await liveServer({ webFolder });
    const answer = await rawRequest(url, asking(path));
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toContain("application/problem+json");
    expect(app.websocketServer.clients.size).toBe(0);
  });
});

it("whoever is shown out is not read any more, and is gone without an answer", async () => {
  const { app, url } = await liveServer();
  const came = once(app.websocketServer, "connection");
  const attacker = await openPage(url);
  const [socket, { socket: stream }] = (await came) as [
    WebSocket,
    { readonly socket: { readonly bytesRead: number } },
  ];
  const gone = once(socket, "close");
  // It never reads that it was closed.
  attacker.socket.pause();
  const malformed = "x".repeat(1_000);
  for (let count = 0; count < FRAMES; count += 1)
    attacker.socket.send(malformed);
  await gone;
  expect(stream.bytesRead).toBeLessThan(1_000_000);
  attacker.socket.terminate();
});

it("a message may come in a few pieces, not in thousands of empty ones", async () => {
  const { url } = await liveServer();
  const page = await openPage(url);
  const inPieces = (text: string, pieces: number) => {
    page.socket.send(text, { fin: false });
    for (let count = 2; count < pieces; count += 1)
      page.socket.send("", { fin: false });
    page.socket.send("", { fin: true });
  };
  inPieces(JSON.stringify({ v: 1, type: "watch", table: "nowhere" }), 16);
  await page.when(() => page.messages.length > 0);
  expect(page.messages).toMatchObject([{ refusal: { code: "unknown-table" } }]);
  inPieces("{", 17);
  await page.closed;
  expect(page.messages).toHaveLength(1);
});

it("a connection that says goodbye and stays is gone after a second", async () => {
  const { app, url } = await liveServer();
  const { hostname, port } = new URL(url);
  const came = once(app.websocketServer, "connection");
  const client = connect({
    host: hostname,
    port: Number(port),
    allowHalfOpen: true,
  });
  client.resume().write(asking("/api/live"));
  const [socket] = (await came) as [WebSocket];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const gone = once(socket, "close");
  const emptyClose = [0x88, 0x80, 0, 0, 0, 0];
  client.write(Buffer.from(emptyClose));
  await once(client, "end");
  vi.advanceTimersByTime(1_000);
  await gone;
  client.destroy();
});
