/** What every store must do when the rules of a table change: one version plays it at a time. */

import { expect, it } from "vitest";
import { aMove, aSeating, aTakeOver, make } from "./samples.ts";
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

  it("newer rules take a table over at its head, by a row of its log", async () => {
    const { store, reopen } = await open();
    const id = await make(store);
    const older = { seq: 0, rulesVersion: 1, state: { cards: [1] } };
    await store.append(aMove(id, 0, { snapshot: older }));
    await store.append(aSeating(id, 1, { type: "away", seat: 0 }));
    const change = { ...aTakeOver(id, 2, 1, "y"), dueIn: 0 };
    expect(await store.takeOver(change)).toBe(true);
    const again = await reopen();
    expect(await again.table(id)).toMatchObject({
      rulesVersion: 2,
      dealtVersion: 1,
      contentVersion: "y",
    });
    expect(await again.log(id, 2)).toEqual([change.row]);
    const after = await again.rowsAfter([{ table: id, seq: 1 }], 10);
    expect(after.get(id)).toEqual([change.row]);
    expect(await again.snapshot(id)).toEqual(older);
    expect(await again.dueTables(10, 1_000)).toContain(id);
    expect(await again.append(aMove(id, 3))).toBe("fenced");
    expect(await again.append(aMove(id, 3, { rulesVersion: 2 }))).toBe("kept");
    await again.stopTable(id, 2);
    expect(await again.table(id)).toMatchObject({ status: "stopped" });
  });

  it("keeps nothing of older rules at a table of which it kept moves", async () => {
    const { store } = await open();
    const id = await make(store);
    for (const seq of [0, 1, 2]) await store.append(aMove(id, seq));
    expect(await store.append(aMove(id, 2))).toBe("lost");
    expect(await store.append(aMove(id, 3, { rulesVersion: 2 }))).toBe(
      "fenced",
    );
    expect(await store.takeOver(aTakeOver(id, 3))).toBe(true);
    expect(await store.append(aMove(id, 4))).toBe("fenced");
    expect(await store.append(aMove(id, 4, { rulesVersion: 2 }))).toBe("kept");
    expect(await store.log(id, 4)).toEqual([aMove(id, 4).row]);
  });

  it("ends a match that is over by the newer rules", async () => {
    const { store } = await open();
    const id = await make(store);
    await store.append(aMove(id, 0));
    const outcome = { winners: [0], scores: [1], reason: "out" };
    expect(await store.takeOver({ ...aTakeOver(id, 1), outcome })).toBe(true);
    expect(await store.outcome(id)).toEqual(outcome);
    expect(await store.table(id)).toMatchObject({ status: "over" });
  });

  it("takes no table over that has moved on, is over, or was taken over before", async () => {
    const { store } = await open();
    const id = await make(store);
    for (const seq of [0, 1]) await store.append(aMove(id, seq));
    expect(await store.takeOver(aTakeOver(id, 1))).toBe(false);
    expect(await store.takeOver(aTakeOver(id, 2, 2))).toBe(false);
    expect(await store.table(id)).toMatchObject({ rulesVersion: 1 });
    expect(await store.log(id, 0)).toHaveLength(2);
    const won = await Promise.all([
      store.takeOver(aTakeOver(id, 2)),
      store.takeOver(aTakeOver(id, 2)),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.append(aMove(id, 3, { rulesVersion: 2 }))).toBe("kept");
    const outcome = { winners: [0], scores: [1], reason: "out" };
    await store.append(aMove(id, 4, { rulesVersion: 2, outcome }));
    expect(await store.takeOver(aTakeOver(id, 5, 2))).toBe(false);
  });

  it("keeps what each row changed of the state", async () => {
    const { store, reopen } = await open();
    const id = await make(store);
    const patch = ["{", { turn: ["=", 1] }, []] as const;
    const text = JSON.stringify(patch);
    await store.append(aMove(id, 0, { patch: text }));
    await store.append(aMove(id, 1, { patch: null }));
    await store.append(aMove(id, 2, { patch: text }));
    await store.append(aMove(id, 3));
    const again = await reopen();
    expect(await again.patches(id, 0)).toEqual(
      new Map([
        [1, null],
        [2, patch],
      ]),
    );
    expect(await again.patches("nowhere", 0)).toEqual(new Map());
  });
}
