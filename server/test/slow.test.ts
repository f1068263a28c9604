/** A reader that is too slow for the steps gets the whole view once it has recovered. */

import { expect, it } from "vitest";
import { startWatch } from "../live/watch.ts";
import { atRest, moveOn, startedIn, testHall, testReader } from "./hall.ts";

it("steps are left out while the reader is slow", async () => {
  const hall = await testHall();
  const table = await startedIn(hall);
  const reader = testReader();
  const watch = startWatch(hall, table, reader, undefined);
  await moveOn(hall, table);
  reader.isStuck = true;
  await moveOn(hall, table, 2);
  hall.bus.publish(table.stored.id, { type: "table" });
  watch.resume();
  reader.isStuck = false;
  await moveOn(hall, table);
  expect(types(reader)).toEqual(["table", "view", "steps"]);
  watch.resume();
  await atRest();
  expect(types(reader).slice(3)).toEqual(["table", "view"]);
  expect(reader.sent.at(-1)).toMatchObject({ seq: 4 });
  await moveOn(hall, table);
  expect(reader.sent.at(-1)).toMatchObject({ steps: [{ seq: 5 }] });
  watch.end();
  await moveOn(hall, table);
  expect(reader.sent).toHaveLength(6);
});

function types({ sent }: ReturnType<typeof testReader>): string[] {
  return sent.map(({ type }) => type);
}
