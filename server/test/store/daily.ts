/** What every store must do with results of the deals of the days. */

import { expect, it } from "vitest";
import type { DailyResult, DealKey } from "../../store/stored.ts";
import type { OpenStore } from "./samples.ts";

function deal(change: Partial<DealKey> = {}): DealKey {
  const day = "2026-11-17";
  return { day, game: "nsoe", contentVersion: "a", version: 1, ...change };
}

function result(
  person: string,
  change: Partial<DailyResult> = {},
): DailyResult {
  return {
    ...deal(),
    person,
    score: 9,
    at: 1_700_000_000_000,
    ...change,
  };
}

export function dailySuite(open: OpenStore): void {
  it("keeps a person's first result of a day and a game", async () => {
    const { store } = await open();
    expect(await store.saveDailyResult(result("ala"))).toBe(true);
    const better = result("ala", { score: 12 });
    expect(await store.saveDailyResult(better)).toBe(false);
    expect(await store.dailyScore(deal(), "ala")).toBe(9);
    expect(await store.saveDailyResult(result("ala", { game: "cross" }))).toBe(
      true,
    );
    expect(
      await store.saveDailyResult(result("ala", { day: "2026-11-18" })),
    ).toBe(true);
    expect(await store.dailyScore(deal(), "ola")).toBeUndefined();
  });

  it("of two results at once exactly one counts", async () => {
    const { store } = await open();
    const kept = await Promise.all(
      [3, 4, 5].map((score) => store.saveDailyResult(result("ewa", { score }))),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    const first = [3, 4, 5][kept.indexOf(true)];
    expect(await store.dailyScore(deal(), "ewa")).toBe(first);
  });

  it("counts who reached what, the lowest first, shares of a point too", async () => {
    const { store } = await open();
    const day = "2026-10-01";
    const scores = { a: 12, b: 9, c: 12, d: 104.5, e: 9, f: 9 };
    for (const [person, score] of Object.entries(scores))
      await store.saveDailyResult(result(person, { day, score }));
    expect(await store.dailyScores(deal({ day }))).toEqual([
      { score: 9, people: 3 },
      { score: 12, people: 2 },
      { score: 104.5, people: 1 },
    ]);
    expect(await store.dailyScores(deal({ day, game: "letters" }))).toEqual([]);
  });

  it("tells apart what was reached in another make of a day's deal", async () => {
    const { store } = await open();
    const day = "2026-10-02";
    const others = [{ contentVersion: "b" }, { version: 2 }];
    await store.saveDailyResult(result("ala", { day }));
    for (const [index, other] of others.entries()) {
      const score = 20 + index;
      const key = { day, ...other };
      await store.saveDailyResult(result(`${index}`, { ...key, score }));
      expect(await store.dailyScore(deal(key), "ala")).toBeUndefined();
      expect(await store.dailyScores(deal(key))).toEqual([
        { score, people: 1 },
      ]);
    }
    expect(await store.dailyScores(deal({ day }))).toEqual([
      { score: 9, people: 1 },
    ]);
  });

  it("deletes the results of days long past", async () => {
    const { store } = await open();
    for (const day of ["2025-12-31", "2026-01-01"])
      await store.saveDailyResult(result("jan", { day }));
    await store.deleteDailyResults("2026-01-01");
    expect(
      await store.dailyScore(deal({ day: "2025-12-31" }), "jan"),
    ).toBeUndefined();
    expect(await store.dailyScore(deal({ day: "2026-01-01" }), "jan")).toBe(9);
  });
}
