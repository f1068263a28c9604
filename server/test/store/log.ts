/** What every store must do with logs, snapshots and outcomes. */

import { expect, it } from "vitest";
import type { SeatingEntry } from "@stolik/kernel";
import { aMove, aSeating, aTable, make } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

const seatings: readonly SeatingEntry[] = [
  { type: "away", seat: 0 },
  { type: "choice", seat: 1, choice: "stand-in" },
  { type: "stand-in", seat: 0 },
  { type: "return", seat: 0 },
];

export function logSuite(open: OpenStore): void {
  it("gives a place in the log to one of two", async () => {
    const { store } = await open();
    const id = await make(store);
    const one = aMove(id, 1);
    const other = { ...one, row: { ...one.row, moveId: "other" } };
    const won = await Promise.all([store.append(one), store.append(other)]);
    expect(won.toSorted()).toEqual(["kept", "lost"]);
    const winner = won[0] === "kept" ? one : other;
    expect(await store.log(id, 0)).toEqual([winner.row]);
  });

  it("keeps the log of a table that was made, and no other", async () => {
    const { store } = await open();
    await expect(store.append(aMove("nowhere", 0))).rejects.toThrow(Error);
    expect(await store.log("nowhere", 0)).toEqual([]);
  });

  it("reads the log from anywhere, in order", async () => {
    const { store } = await open();
    const id = await make(store);
    for (const seq of [0, 1, 2, 3]) await store.append(aMove(id, seq));
    const rows = await store.log(id, 2);
    expect(rows).toEqual([aMove(id, 2).row, aMove(id, 3).row]);
  });

  it("keeps entries about the seats among the moves, and is read back", async () => {
    const { store, reopen } = await open();
    const id = await make(store);
    await store.append(aMove(id, 0));
    for (const [index, entry] of seatings.entries())
      await store.append(aSeating(id, index + 1, entry));
    await store.append(aMove(id, seatings.length + 1));
    const again = await reopen();
    expect(await again.table(id)).toMatchObject({ contentVersion: "x" });
    const rows = await again.log(id, 1);
    expect(rows.slice(0, -1).map(({ seating }) => seating)).toEqual(seatings);
    expect(rows.at(-1)).not.toHaveProperty("seating");
    const after = await again.rowsAfter([{ table: id, seq: 0 }], 100);
    expect(after.get(id)).toEqual(rows);
  });

  it("ends a match by agreement: over, without an outcome, and no bot is due", async () => {
    const { store } = await open();
    const id = await make(store);
    await store.append(aMove(id, 1, { dueIn: 0 }));
    const end = { ...aSeating(id, 2, { type: "end" }), isEnded: true as const };
    expect(await store.append(end)).toBe("kept");
    expect(await store.table(id)).toMatchObject({ status: "over" });
    expect(await store.outcome(id)).toBe(undefined);
    expect(await store.dueTables(10, 1000)).not.toContain(id);
  });

  it("gives one place to a move or to a change of seats, and leaves nothing of the other", async () => {
    const { store } = await open();
    const id = await make(store);
    const end = { ...aSeating(id, 1, { type: "end" }), isEnded: true as const };
    const won = await Promise.all([
      store.append(aMove(id, 1)),
      store.append(end),
    ]);
    expect(won.toSorted()).toEqual(["kept", "lost"]);
    const status = won[0] === "kept" ? "playing" : "over";
    expect(await store.table(id)).toMatchObject({ status });
  });

  it("finds the latest snapshot, or the latest before", async () => {
    const { store } = await open();
    const id = await make(store);
    for (const seq of [0, 50]) {
      const snapshot = { seq, rulesVersion: 1, state: { seq } };
      await store.append(aMove(id, seq, { snapshot }));
    }
    await store.saveSnapshot(id, { seq: 60, rulesVersion: 1, state: {} });
    expect(await store.snapshot(id)).toMatchObject({ seq: 60 });
    expect(await store.snapshot(id, 59)).toMatchObject({
      seq: 50,
      state: { seq: 50 },
    });
    expect(await store.snapshot("nowhere")).toBeUndefined();
  });

  it("a lost race leaves nothing else behind", async () => {
    const { store } = await open();
    const id = await make(store);
    await store.append(aMove(id, 1));
    const outcome = { winners: [0], scores: [1], reason: "out" };
    const snapshot = { seq: 1, rulesVersion: 1, state: {} };
    expect(await store.append(aMove(id, 1, { outcome, snapshot }))).toBe(
      "lost",
    );
    expect(await store.outcome(id)).toBeUndefined();
    expect(await store.snapshot(id)).toBeUndefined();
  });

  it("keeps the outcome and ends the table", async () => {
    const { store } = await open();
    const table = aTable("playing");
    await store.createTable(table);
    const outcome = { winners: [0], scores: [1, 2, 3], reason: "out" };
    await store.append(aMove(table.id, 1, { dueIn: 0 }));
    await store.append(aMove(table.id, 2, { outcome }));
    expect(await store.outcome(table.id)).toEqual(outcome);
    expect(await store.table(table.id)).toMatchObject({ status: "over" });
    expect(await store.dueTables(10, 1_000)).toEqual([]);
  });

  it("keeps many writes that arrive together", async () => {
    const { store, reopen } = await open();
    const ids = await Promise.all(
      Array.from({ length: 200 }, () => make(store)),
    );
    const kept = await Promise.all(ids.map((id) => store.append(aMove(id, 1))));
    expect(new Set(kept)).toEqual(new Set(["kept"]));
    const again = await reopen();
    for (const id of ids) expect(await again.log(id, 0)).toHaveLength(1);
  });

  it("keeps a row with its snapshot and when a bot is due, whatever arrives with it", async () => {
    const { store } = await open();
    const ids = [await make(store), await make(store), await make(store)];
    const snapshot = { seq: 1, rulesVersion: 1, state: { cards: [1] } };
    const outcome = { winners: [0], scores: [1], reason: "out" };
    const [plain = "", due = "", over = ""] = ids;
    expect(
      await Promise.all([
        store.append(aMove(plain, 1, { snapshot })),
        store.append(aMove(due, 1, { dueIn: 0 })),
        store.append(aMove(over, 1, { outcome, dueIn: 0 })),
        store.append(aMove(plain, 2)),
      ]),
    ).toEqual(["kept", "kept", "kept", "kept"]);
    expect(await store.snapshot(plain)).toEqual(snapshot);
    expect(await store.log(plain, 0)).toHaveLength(2);
    expect(await store.dueTables(10, 1_000)).toEqual([due]);
    expect(await store.outcome(over)).toEqual(outcome);
  });

  it("tells where many tables stand", async () => {
    const { store } = await open();
    const [dealt, empty] = [await make(store), await make(store)];
    for (const seq of [0, 1, 2]) await store.append(aMove(dealt, seq));
    await store.stopTable(empty);
    const heads = await store.heads([empty, "nowhere", dealt]);
    expect(Object.fromEntries(heads)).toEqual({
      [dealt]: { seq: 2, status: "playing", revision: 0 },
      [empty]: { seq: -1, status: "stopped", revision: 0 },
    });
    expect(await store.heads([])).toEqual(new Map());
  });

  it("reads what many logs have since, in order and not too much at once", async () => {
    const { store } = await open();
    const [one, other, none] = [
      await make(store),
      await make(store),
      await make(store),
    ];
    for (const seq of [0, 1, 2])
      for (const id of [one, other]) await store.append(aMove(id, seq));
    const places = [
      { table: other, seq: 1 },
      { table: one, seq: -1 },
      { table: none, seq: -1 },
      { table: "nowhere", seq: -1 },
    ];
    const rows = async (limit: number) =>
      Object.fromEntries(await store.rowsAfter(places, limit));
    const move = (id: string, seq: number) => aMove(id, seq).row;
    const ofOne = [move(one, 0), move(one, 1), move(one, 2)];
    expect(await rows(10)).toEqual({ [one]: ofOne, [other]: [move(other, 2)] });
    expect(await rows(2)).toEqual({ [one]: ofOne.slice(0, 2) });
    expect(await store.rowsAfter([], 10)).toEqual(new Map());
  });
}
