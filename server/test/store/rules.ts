/** What every store must do when the rules of a table change: one version plays it at a time. */

import { expect, it } from "vitest";
import { aMove, make } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

export function rulesSuite(open: OpenStore): void {
  it("keeps nothing that other rules played", async () => {
    const { store } = await open();
    const id = await make(store);
    await store.append(aMove(id, 0));
    const outcome = { winners: [0], scores: [1], reason: "out" };
    const snapshot = { seq: 1, rulesVersion: 2, state: {} };
    const newer = { rulesVersion: 2, outcome, snapshot, dueIn: 0 };
    expect(await store.append(aMove(id, 1, newer))).toBe("fenced");
    // Though its place was taken as well.
    expect(await store.append(aMove(id, 0, newer))).toBe("fenced");
    await store.saveSnapshot(id, { seq: 0, rulesVersion: 2, state: {} });
    await store.stopTable(id, 2);
    expect(await store.log(id, 0)).toHaveLength(1);
    expect(await store.outcome(id)).toBeUndefined();
    expect(await store.snapshot(id)).toBeUndefined();
    expect(await store.dueTables(10, 1_000)).toEqual([]);
    expect(await store.table(id)).toMatchObject({ status: "playing" });
  });

  it("newer rules take a table over at its head", async () => {
    const { store } = await open();
    const id = await make(store);
    const older = { seq: 0, rulesVersion: 1, state: { cards: [1] } };
    await store.append(aMove(id, 0, { snapshot: older }));
    const newer = { seq: 0, rulesVersion: 2, state: { cards: [101] } };
    expect(await store.upgradeTable(id, 1, newer)).toBe(true);
    expect(await store.snapshot(id)).toEqual(newer);
    expect(await store.table(id)).toMatchObject({
      rulesVersion: 2,
      dealtVersion: 1,
    });
    expect(await store.append(aMove(id, 1))).toBe("fenced");
    expect(await store.append(aMove(id, 1, { rulesVersion: 2 }))).toBe("kept");
    await store.stopTable(id, 2);
    expect(await store.table(id)).toMatchObject({ status: "stopped" });
  });

  it("takes no table over that has moved on, or was taken over before", async () => {
    const { store } = await open();
    const id = await make(store);
    for (const seq of [0, 1]) await store.append(aMove(id, seq));
    const upgrade = (from: number, seq: number) =>
      store.upgradeTable(id, from, { seq, rulesVersion: from + 1, state: {} });
    expect(await upgrade(1, 0)).toBe(false);
    expect(await store.snapshot(id)).toBeUndefined();
    expect(await upgrade(2, 1)).toBe(false);
    const won = await Promise.all([upgrade(1, 1), upgrade(1, 1)]);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.append(aMove(id, 2, { rulesVersion: 2 }))).toBe("kept");
  });
}
