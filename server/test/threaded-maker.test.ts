/** The orders that wait for the thread of deals: in which order, and how many. */

import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import type { MadeDeal } from "../daily/maker.ts";
import type { DealAnswer, DealOrder } from "../daily/orders.ts";
import { threadedMaker } from "../daily/threaded-maker.ts";
import { atRest } from "./context.ts";

const deal: MadeDeal = {
  day: "2026-11-17",
  game: "toy",
  contentVersion: "toy",
  version: 1,
  best: 1,
  json: "{}",
};

/** A thread that answers when it is told to. */
function slowMaker() {
  const given: string[] = [];
  const events = new EventEmitter();
  const thread = Object.assign(events, {
    unref() {},
    terminate: () => Promise.resolve(0),
    postMessage: (order: DealOrder) =>
      given.push(order.type === "make" ? order.day : order.type),
  });
  const maker = threadedMaker(() => thread as unknown as Worker);
  const answer = async () => {
    events.emit("message", { ok: true, value: deal } satisfies DealAnswer);
    await atRest();
  };
  return { maker, given, answer };
}

it("scores come first, then today's deals, then all others", async () => {
  const { maker, given, answer } = slowMaker();
  const asked = [
    maker.make("toy", "2026-11-18", false),
    maker.make("toy", "2026-11-19", false),
    maker.make("toy", "2026-11-17", true),
    maker.score(deal, []),
  ];
  for (const _ of asked) await answer();
  await Promise.all(asked);
  expect(given).toEqual(["2026-11-18", "score", "2026-11-17", "2026-11-19"]);
});

it("refuses those for whom there is no room, and nobody else", async () => {
  const { maker, given, answer } = slowMaker();
  const asked = Array.from({ length: 150 }, () =>
    maker.score(deal, []).then(
      () => "done",
      () => "refused",
    ),
  );
  expect(given).toHaveLength(1);
  for (const _ of asked) await answer();
  const told = await Promise.all(asked);
  // One at work and a hundred that wait.
  expect(told.lastIndexOf("done")).toBe(100);
  expect(told.indexOf("refused")).toBe(101);
});
