/** Crowds come and go without being told of one by one. */

import { expect, it, vi } from "vitest";
import { tellPresence } from "../live/presence-notices.ts";
import { startWatch } from "../live/watch.ts";
import { localPresence } from "../people/presence.ts";
import { tableMessage } from "../tables/table-message.ts";
import { atRest, startedIn, testContext, testSubscriber } from "./context.ts";

const CROWD = 400;

/** Presence that is told when the test says so. */
async function crowded() {
  const context = await testContext();
  const table = await startedIn(context);
  const waiting: (() => void)[] = [];
  const stop = tellPresence(context.presence, context.bus, 400, (work) => {
    waiting.push(work);
    return () => {};
  });
  return { context, table, waiting, stop };
}

it("four hundred who arrive at one table cause a few messages each", async () => {
  const { context, table, waiting } = await crowded();
  const readers = Array.from({ length: CROWD }, (_, index) =>
    testSubscriber(index % 2 === 0 ? `person-${index}` : undefined),
  );
  const watches = readers.map((subscriber) =>
    startWatch(context, table, subscriber, undefined),
  );
  await atRest();
  expect(waiting).toHaveLength(1);
  waiting.pop()?.();
  const messages = readers.flatMap(({ sent }) => sent);
  expect(messages.length).toBeLessThanOrEqual(3 * CROWD);
  expect(messages.filter(({ type }) => type === "view")).toHaveLength(CROWD);
  for (const { sent } of readers)
    expect(sent.at(-1)).toMatchObject({ table: { spectators: CROWD } });

  for (const watch of watches.slice(1)) watch.end();
  expect(waiting).toHaveLength(1);
  waiting.pop()?.();
  expect(readers[0]?.sent.at(-1)).toMatchObject({ table: { spectators: 1 } });
});

it("what is told to all is written once for all who see the same", async () => {
  const { context, table } = await crowded();
  const stringify = vi.spyOn(JSON, "stringify");
  for (let count = 0; count < CROWD; count += 1)
    tableMessage(table, context, `person-${count}`);
  tableMessage(table, context, undefined);
  expect(stringify).toHaveBeenCalledTimes(1);
  tableMessage(table, context, "ala");
  expect(stringify).toHaveBeenCalledTimes(2);
  stringify.mockRestore();
});

it("a change of the table itself is told at once", async () => {
  const { context, table, waiting } = await crowded();
  const subscriber = testSubscriber();
  startWatch(context, table, subscriber, undefined);
  await atRest();
  const before = subscriber.sent.length;
  context.bus.publish(table.stored.id, { type: "table" });
  expect(subscriber.sent).toHaveLength(before + 1);
  expect(waiting).toHaveLength(1);
});

it("nothing is told after the end", async () => {
  const { context, waiting, stop } = await crowded();
  stop();
  context.presence.arrive("table", undefined);
  expect(waiting).toHaveLength(0);
});

it("people are counted once, connections without a cookie each", () => {
  const presence = localPresence();
  const arrivals: string[] = [];
  const unlisten = presence.onArrive((table) => arrivals.push(table));
  expect(presence.isWatched("table")).toBe(false);
  presence.arrive("table", "ala");
  presence.arrive("table", "ala");
  presence.arrive("table", undefined);
  presence.arrive("table", undefined);
  expect(presence.watchers("table")).toBe(3);
  expect(presence.isThere("table", "ala")).toBe(true);
  presence.leave("table", "ala");
  presence.leave("table", undefined);
  expect(presence.watchers("table")).toBe(2);
  presence.leave("table", "ala");
  presence.leave("table", undefined);
  expect(presence.isThere("table", "ala")).toBe(false);
  expect(presence.isWatched("table")).toBe(false);
  expect(arrivals).toEqual(["table"]);
  presence.arrive("table", undefined);
  expect(arrivals).toEqual(["table", "table"]);
  unlisten();
  presence.arrive("other", undefined);
  expect(arrivals).toHaveLength(2);
});
