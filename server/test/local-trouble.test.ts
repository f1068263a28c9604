/** What is wrong with one node is no table's fault: only rules that a table was written with can find it broken. */

import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { OtherRules } from "../store/failure.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { secrets } from "./secrets.ts";

const failing = {
  apply() {
    throw new Error("These rules are broken.");
  },
};

/** A table after one move, as a node with other rules finds it: written by a program from before patches. */
async function foundBy(rules: Partial<AnyGame>) {
  const sound = await testContext(secrets);
  const table = await startedIn(sound);
  await moveOn(sound, table);
  const store = { ...sound.store, patches: async () => new Map() };
  const other = await testContext({ ...secrets, ...rules }, { store });
  return { sound, table, other, id: table.stored.id };
}

it("rules of the table's own version that cannot fold its log stop it", async () => {
  const { other, id } = await foundBy(failing);
  const found = await openTable(other, id);
  expect(found?.stored.status).toBe("stopped");
  expect(await other.store.table(id)).toMatchObject({ status: "stopped" });
});

it.each([
  ["newer rules", { rulesVersion: 2, migrate: (state: unknown) => state }],
  ["other content", { contentVersion: "another" }],
])("%s that cannot fold it leave it alone", async (_name, rules) => {
  const { sound, table, other, id } = await foundBy({ ...failing, ...rules });
  await expect(openTable(other, id)).rejects.toThrow(OtherRules);
  expect(await other.store.table(id)).toMatchObject({ status: "playing" });
  await moveOn(sound, table);
  expect(table.match?.position.seq).toBe(2);
});
