/** What every store must do with bots' work: what is due by its own clock, and who has leased it. */

import { expect, it } from "vitest";
import type { Store } from "../../store/store.ts";
import { aMove, aTable, make } from "./samples.ts";
import type { OpenStore } from "./samples.ts";

/** Long enough that it does not end while a test runs. */
const HOUR = 3_600_000;
const terms = { lease: HOUR, longestWait: 2 * HOUR };

/** Due for so many milliseconds. */
async function dueSince(store: Store, ago: number): Promise<string> {
  const id = await make(store);
  await store.append(aMove(id, 1, { dueIn: -ago }));
  return id;
}

async function leased(store: Store, count = 10): Promise<readonly string[]> {
  const leases = await store.leaseDue(count, terms);
  return leases.map(({ table }) => table);
}

export function dueSuite(open: OpenStore): void {
  it("finds what is due, longest due first", async () => {
    const { store } = await open();
    const later = await dueSince(store, 5_000);
    const late = await dueSince(store, 10_000);
    const stopped = await dueSince(store, 15_000);
    await dueSince(store, -HOUR);
    await store.stopTable(stopped);
    expect(await store.dueTables(10, 2 * HOUR)).toEqual([late, later]);
    expect(await store.dueTables(1, 2 * HOUR)).toEqual([late]);
    await store.append(aMove(late, 2, { dueIn: null }));
    await store.append(aMove(later, 2));
    expect(await store.dueTables(10, 2 * HOUR)).toEqual([later]);
  });

  it("finds what is due later than any bot waits, by a clock that was set back", async () => {
    const { store } = await open();
    const id = await dueSince(store, -HOUR);
    expect(await store.dueTables(10, 2 * HOUR)).toEqual([]);
    expect(await store.dueTables(10, 1_000)).toEqual([id]);
  });

  it("pauses the bots of a table and resumes them", async () => {
    const { store } = await open();
    const id = await dueSince(store, -HOUR);
    // Only what was paused becomes due anew.
    const wait = (await store.resumeBots(id)) ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(HOUR);
    await store.pauseBots(id);
    expect(await store.dueTables(10, 1_000)).toEqual([]);
    expect(await store.resumeBots(id)).toBeLessThanOrEqual(0);
    expect(await store.dueTables(10, 1_000)).toEqual([id]);
    await store.stopTable(id);
    expect(await store.resumeBots(id)).toBeUndefined();
  });

  it("resumes nothing where no bot is to move, though a node was behind and paused it", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    await store.pauseBots(id);
    await store.append(aMove(id, 2, { dueIn: null }));
    expect(await store.resumeBots(id)).toBeUndefined();
    await store.pauseBots(id);
    expect(await store.resumeBots(id)).toBeUndefined();
    expect(await store.dueTables(10, 1_000)).toEqual([]);
  });

  it("leases what is due once, longest due first", async () => {
    const { store } = await open();
    const third = await dueSince(store, 1_000);
    const first = await dueSince(store, 3_000);
    const second = await dueSince(store, 2_000);
    await dueSince(store, -HOUR);
    const [lease, ...others] = await store.leaseDue(1, terms);
    expect(others).toEqual([]);
    expect(lease).toEqual({
      table: first,
      until: expect.any(Number) as number,
      game: "nsoe",
      rulesVersion: 1,
      host: "ala",
    });
    expect(await leased(store)).toEqual([second, third]);
    expect(await leased(store)).toEqual([]);
    // They are due all the same.
    expect(await store.dueTables(10, 2 * HOUR)).toHaveLength(3);
  });

  it("leases only what is wanted, and tells what is still free", async () => {
    const { store } = await open();
    const first = await dueSince(store, 3_000);
    const second = await dueSince(store, 2_000);
    const later = await dueSince(store, -HOUR);
    const wanted = [second, later, "nowhere"];
    const leases = await store.leaseDue(3, terms, wanted);
    expect(leases.map(({ table }) => table)).toEqual([second]);
    expect(await store.leaseDue(3, terms, wanted)).toEqual([]);
    expect(await store.leaseDue(3, terms, [])).toEqual([]);
    const { lease, longestWait } = terms;
    expect(await store.dueTables(10, longestWait, lease)).toEqual([first]);
  });

  it("a lease that has run out is taken by another, and cannot be released any more", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    const [old] = await store.leaseDue(1, { ...terms, lease: -1 });
    expect(await leased(store)).toEqual([id]);
    if (old) await store.releaseLease(old);
    expect(await leased(store)).toEqual([]);
  });

  it("a lease longer than any was taken by a clock that has been set back since", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    expect(await leased(store)).toEqual([id]);
    const shorter = { ...terms, lease: 1_000 };
    expect(await store.leaseDue(1, shorter)).toMatchObject([{ table: id }]);
  });

  it("a lease taken by a statement that began a moment later is not free", async () => {
    const { store } = await open();
    await dueSince(store, 1_000);
    await store.leaseDue(1, terms);
    const earlier = { ...terms, lease: terms.lease - 1_000 };
    expect(await store.leaseDue(1, earlier)).toEqual([]);
  });

  it("a released lease is free again", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    const [lease] = await store.leaseDue(1, terms);
    if (lease) await store.releaseLease(lease);
    expect(await leased(store)).toEqual([id]);
  });

  it("a lease ends with the move that changes when the table is due", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    expect(await leased(store)).toEqual([id]);
    await store.append(aMove(id, 2));
    expect(await leased(store)).toEqual([]);
    await store.append(aMove(id, 3, { dueIn: 0 }));
    expect(await leased(store)).toEqual([id]);
  });

  it("a lease outlasts a pause by a node that did not know who is there", async () => {
    const { store } = await open();
    const id = await dueSince(store, 1_000);
    const [lease] = await store.leaseDue(1, terms);
    await store.pauseBots(id);
    await store.resumeBots(id);
    expect(await leased(store)).toEqual([]);
    if (lease) await store.releaseLease(lease);
    expect(await leased(store)).toEqual([id]);
  });

  it("leases nothing at a table that is over", async () => {
    const { store } = await open();
    const over = aTable("over");
    await store.createTable(over);
    await store.append(aMove(over.id, 1, { dueIn: 0 }));
    expect(await leased(store)).toEqual([]);
  });
}
