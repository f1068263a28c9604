/** Limits hold for all nodes together, and for each alone while they cannot share. */

import { expect, it, onTestFinished } from "vitest";
import { addressBudget } from "../limits/address-budget.ts";
import { tokenBucket } from "../limits/token-bucket.ts";
import { admission } from "../live/admission.ts";
import { sharedLedger } from "../nodes/shared-ledger.ts";
import type { Board } from "../store/board.ts";
import { openBoard } from "../store/postgres/board.ts";
import { migratePostgres } from "../store/postgres/migrate.ts";
import { postgresDefaults } from "../store/postgres/settings.ts";
import { ask, describePostgres, testDatabase } from "./postgres.ts";

const ADDRESS = "192.0.2.1";
const LIMIT = 10;
const plenty = { perSecond: 1_000, burst: 1_000 };
const limits = {
  connections: 1_000,
  connectionsPerAddress: LIMIT,
  budget: plenty,
  addressBudget: plenty,
};

/** The limits of one node, by a clock that stands until it is set. */
function nodeOn(board: Board, name: string) {
  const clock = { now: 0 };
  const ledger = sharedLedger(board, name, LIMIT);
  const budget = { perSecond: 1, burst: LIMIT };
  const now = () => clock.now;
  const isLet = addressBudget(budget, now, ledger.share("guests"));
  const door = admission(limits, now, ledger);
  return {
    clock,
    ledger,
    door,
    /** How many of so many are let. */
    ask: (count: number) =>
      Array.from({ length: count }, () => isLet(ADDRESS)).filter(Boolean)
        .length,
  };
}

async function twoNodes() {
  const url = await testDatabase();
  await migratePostgres({ ...postgresDefaults, url });
  const open = async (name: string) => {
    const board = openBoard(url);
    onTestFinished(() => board.close());
    await board.introduce(name, []);
    return { board, ...nodeOn(board, name) };
  };
  return { url, one: await open("one"), other: await open("other") };
}

it("a bucket can be charged for what somebody else let through, up to what it holds", () => {
  let now = 0;
  const bucket = tokenBucket({ perSecond: 1, burst: 10 }, () => now);
  bucket.charge(15);
  expect(bucket.left()).toBe(-5);
  bucket.charge(100);
  expect(bucket.left()).toBe(-10);
  now = 11_000;
  expect(bucket.take(1)).toBe(true);
});

describePostgres("limits on two nodes", () => {
  it("what an address has had on one is charged on the other, once", async () => {
    const { one, other } = await twoNodes();
    expect(one.ask(8)).toBe(8);
    await one.ledger.exchange();
    await other.ledger.exchange();
    await other.ledger.exchange();
    expect(other.ask(LIMIT)).toBe(2);
    await other.ledger.exchange();
    await one.ledger.exchange();
    expect(one.ask(LIMIT)).toBe(0);
    one.clock.now = 3_000;
    expect(one.ask(LIMIT)).toBe(3);
  });

  it("both at once let through no more than one exchange's worth, and it is made up for", async () => {
    const { one, other } = await twoNodes();
    expect(one.ask(LIMIT) + other.ask(LIMIT)).toBe(2 * LIMIT);
    await one.ledger.exchange();
    await other.ledger.exchange();
    await one.ledger.exchange();
    one.clock.now = 10_000;
    expect(one.ask(LIMIT)).toBe(0);
    one.clock.now = 12_000;
    expect(one.ask(LIMIT)).toBe(2);
  });

  it("an address holds so many connections on all nodes, and those of a dead one no more", async () => {
    const { url, one, other } = await twoNodes();
    const passes = Array.from({ length: 7 }, () => one.door.enter(ADDRESS));
    await one.ledger.exchange();
    await other.ledger.exchange();
    const enter = (count: number) =>
      Array.from({ length: count }, () => other.door.enter(ADDRESS)).filter(
        Boolean,
      ).length;
    expect(enter(LIMIT)).toBe(3);
    passes[0]?.leave();
    await one.ledger.exchange();
    await other.ledger.exchange();
    expect(enter(LIMIT)).toBe(1);
    await ask("update nodes set seen_at = 0 where id = 'one'", url);
    await other.ledger.exchange();
    expect(enter(LIMIT)).toBe(6);

    // Swept and back again, it tells what it holds anew.
    await other.board.sweep();
    await one.board.introduce("one", []);
    one.ledger.tellAgain();
    await one.ledger.exchange();
    await other.ledger.exchange();
    expect(other.ledger.heldElsewhere(ADDRESS)).toBe(6);
  });

  it("while the board is away each node counts for itself", async () => {
    const away = () => Promise.reject(new Error("The board is away."));
    const { one } = await twoNodes();
    const node = nodeOn(
      { ...one.board, exchangeSpent: away, exchangeHeld: away },
      "lonely",
    );
    expect(node.ask(4)).toBe(4);
    await expect(node.ledger.exchange()).rejects.toThrow("away");
    expect(node.ask(LIMIT)).toBe(6);
    expect(node.door.enter(ADDRESS)).toBeDefined();
  });
});
