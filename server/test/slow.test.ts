/** A subscriber that is too slow for the steps gets the whole view once it has recovered. */

import { expect, it } from "vitest";
import { startWatch } from "../live/watch.ts";
import {
  atRest,
  moveOn,
  startedIn,
  testContext,
  testSubscriber,
} from "./context.ts";

it("steps are left out while the subscriber is slow", async () => {
  const context = await testContext();
  const table = await startedIn(context);
  const subscriber = testSubscriber();
  const watch = startWatch(context, table, subscriber, undefined);
  await moveOn(context, table);
  subscriber.isStuck = true;
  await moveOn(context, table, 2);
  context.bus.publish(table.stored.id, { type: "table" });
  watch.resume();
  subscriber.isStuck = false;
  await moveOn(context, table);
  expect(types(subscriber)).toEqual(["table", "view", "steps"]);
  watch.resume();
  await atRest();
  expect(types(subscriber).slice(3)).toEqual(["table", "view"]);
  expect(subscriber.sent.at(-1)).toMatchObject({ seq: 4 });
  await moveOn(context, table);
  expect(subscriber.sent.at(-1)).toMatchObject({ steps: [{ seq: 5 }] });
  watch.end();
  await moveOn(context, table);
  expect(subscriber.sent).toHaveLength(6);
});

function types({ sent }: ReturnType<typeof testSubscriber>): string[] {
  return sent.map(({ type }) => type);
}
