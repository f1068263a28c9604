/** What waits for a store that does not keep up is bounded, and refused beyond that as `unavailable`. */

import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { requestsUnderWay } from "../http/under-way.ts";
import { noMetrics } from "../operations/metrics.ts";
import { StoreFailure } from "../store/failure.ts";
import { batchedReads } from "../tables/batched-reads.ts";
import { liveServer } from "./live-server.ts";

it("so many requests may wait for the store; pages that ask it nothing are not among them", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorate("metrics", noMetrics);
  app.decorateRequest("ws", false);
  const requests = requestsUnderWay(app, 2);
  const answers: (() => void)[] = [];
  let came = () => {};
  app.get("/api/slow", async () => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
      came();
    });
    return {};
  });
  app.get("/", () => "the page");
  const twoCame = new Promise<void>((resolve) => {
    came = () => {
      if (answers.length === 2) resolve();
    };
  });
  const first = [app.inject("/api/slow"), app.inject("/api/slow")];
  await twoCame;
  const refused = await app.inject("/api/slow");
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: "unavailable" });
  expect(refused.headers["retry-after"]).toBe("1");
  expect(await app.inject("/")).toMatchObject({ statusCode: 200 });
  for (const answer of answers.splice(0)) answer();
  for (const answered of await Promise.all(first))
    expect(answered.statusCode).toBe(200);
  await requests.answered();
  const next = app.inject("/api/slow");
  await new Promise<void>((resolve) => {
    came = resolve;
  });
  answers.pop()?.();
  expect(await next).toMatchObject({ statusCode: 200 });
});

it("so many single reads may wait for the one that is under way", async () => {
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

it("there are so many connections at most, live ones and others", async () => {
  const { app } = await liveServer({ connections: 7 });
  expect(app.server.maxConnections).toBe(10_007);
});
