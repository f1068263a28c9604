/** What is under way is bounded, whoever goes away meanwhile: requests that wait for the store, what one connection sends ahead, reads. */

import { once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { requestsUnderWay } from "../http/under-way.ts";
import type { Bounds } from "../http/under-way.ts";
import { noMetrics } from "../operations/metrics.ts";
import { StoreFailure } from "../store/failure.ts";
import { openPool } from "../store/postgres/pool.ts";
import { batchedReads } from "../tables/batched-reads.ts";
import { liveServer } from "./live-server.ts";

const SLOW = "GET /api/slow HTTP/1.1\r\nhost: here\r\n\r\n";
const QUICK = "GET /api/quick HTTP/1.1\r\nhost: here\r\n\r\n";

/** A server with an answer that waits until it is released. */
function boundedApp(bounds: Bounds = { mostWaiting: 2, mostOpen: 16 }) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorate("metrics", noMetrics);
  app.decorateRequest("ws", false);
  const requests = requestsUnderWay(app, bounds);
  const held: (() => void)[] = [];
  let asked = 0;
  let hear = () => {};
  app.get("/api/slow", () => {
    asked += 1;
    return new Promise<object>((resolve) => {
      held.push(() => resolve({}));
      hear();
    });
  });
  app.get("/api/quick", () => {
    asked += 1;
    hear();
    return {};
  });
  app.get("/api/broken", () => {
    throw new Error("a handler that throws");
  });
  app.get("/", () => "the page");
  return {
    app,
    requests,
    asked: () => asked,
    /** Until so many requests have reached their handler. */
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        hear = () => {
          if (asked === count) resolve();
        };
        hear();
      }),
    release() {
      for (const answer of held.splice(0)) answer();
    },
  };
}

/** A connection that sends all of it at once; `gone` resolves when the server knows that it has ended. */
async function sendAhead(app: FastifyInstance, sent: string) {
  const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const gone = new Promise<void>((resolve) => {
    app.server.once("connection", (far: Socket) => {
      far.once("close", () => resolve());
    });
  });
  const near = connect(Number(url.port), url.hostname);
  near.on("error", () => {});
  near.write(sent);
  return { near, gone };
}

it("only so many requests wait for the store at a time; pages that ask it nothing do not count", async () => {
  const { app, requests, reached, release } = boundedApp();
  const first = [app.inject("/api/slow"), app.inject("/api/slow")];
  await reached(2);
  const refused = await app.inject("/api/quick");
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: "unavailable" });
  expect(refused.headers["retry-after"]).toBe("1");
  expect(await app.inject("/")).toMatchObject({ statusCode: 200 });
  release();
  for (const answered of await Promise.all(first))
    expect(answered.statusCode).toBe(200);
  await requests.answered();
  expect(await app.inject("/api/quick")).toMatchObject({ statusCode: 200 });
});

it("an answer that failed has given its place back", async () => {
  const { app } = boundedApp();
  for (let count = 0; count < 3; count += 1)
    expect(await app.inject("/api/broken")).toMatchObject({ statusCode: 500 });
  expect(await app.inject("/api/quick")).toMatchObject({ statusCode: 200 });
});

it("whoever sends ahead and goes away leaves no place taken, and nothing to wait for", async () => {
  const { app, requests, reached, release } = boundedApp();
  const { near, gone } = await sendAhead(app, QUICK + SLOW + QUICK + QUICK);
  await reached(4);
  near.destroy();
  await gone;
  release();
  await requests.answered();
  expect(await app.inject("/api/quick")).toMatchObject({ statusCode: 200 });
});

it("whoever goes away keeps their place as long as the store is asked for them", async () => {
  const { app, reached, release } = boundedApp();
  const { near, gone } = await sendAhead(app, SLOW + SLOW);
  await reached(2);
  near.destroy();
  await gone;
  expect(await app.inject("/api/quick")).toMatchObject({ statusCode: 503 });
  release();
  await new Promise(setImmediate);
  expect(await app.inject("/api/quick")).toMatchObject({ statusCode: 200 });
});

it("a connection that has sent too much ahead is cut off, and nothing more is done for it", async () => {
  const { app, asked, requests } = boundedApp({ mostWaiting: 10, mostOpen: 3 });
  const { gone } = await sendAhead(app, SLOW + QUICK.repeat(9));
  await gone;
  expect(asked()).toBe(3);
  await requests.answered();
});

it("a connection that waits for its answers may send as much as it likes", async () => {
  const { app } = boundedApp({ mostWaiting: 10, mostOpen: 1 });
  const { near } = await sendAhead(app, QUICK);
  for (let count = 0; count < 3; count += 1) {
    const [answer] = (await once(near, "data")) as [Buffer];
    expect(answer.toString()).toContain("200 OK");
    near.write(QUICK);
  }
  near.destroy();
});

it("only so many single reads wait for the one that is under way", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reads = batchedReads({
    heads: () => held.then(() => new Map()),
    rowsAfter: () => held.then(() => new Map()),
  });
  const waiting = Array.from({ length: 10_000 }, () => reads.head("table"));
  await expect(reads.head("table")).rejects.toThrow(StoreFailure);
  release();
  await Promise.all(waiting);
  expect(await reads.head("table")).toBeUndefined();
});

it("only so many wait for a connection to PostgreSQL", async () => {
  const asked: Socket[] = [];
  const silent = createServer((socket) => void asked.push(socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://ala@127.0.0.1:${port}/stolik`;
  const pool = openPool(
    { url, size: 1, connectTimeout: 60_000, hasTimeouts: true },
    2,
  );
  const waiting = Promise.allSettled([1, 2, 3].map(() => pool.connect()));
  await expect(pool.connect()).rejects.toThrow("Too many reads");
  await expect(pool.connect()).rejects.toThrow(StoreFailure);
  if (asked.length === 0) await once(silent, "connection");
  silent.close();
  for (const socket of asked) socket.destroy();
  const ended = await waiting;
  expect(ended.map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => "rejected"),
  );
  await pool.end();
});

it("there are so many connections at most, live ones and others", async () => {
  const { app } = await liveServer({ connections: 7 });
  expect(app.server.maxConnections).toBe(10_007);
});
