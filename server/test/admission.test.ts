/** Budgets of what connections say, and how many there may be; by a clock that stands until it is set. */

import { expect, it } from "vitest";
import { tokenBucket } from "../limits/token-bucket.ts";
import { admission } from "../live/admission.ts";
import type { Limits, Pass } from "../live/admission.ts";

const LIMITS: Limits = {
  connections: 10,
  connectionsPerAddress: 4,
  budget: { perSecond: 2, burst: 10 },
  addressBudget: { perSecond: 5, burst: 25 },
};

function atTheDoor(limits = LIMITS) {
  const clock = { now: 0 };
  const door = admission(limits, () => clock.now);
  /** Comes in, and counts how often it was shown out. */
  const enter = (address: string) => {
    const pass = door.enter(address);
    if (!pass) return undefined;
    const guest = { pass, shownOut: 0 };
    pass.onOverspent = () => {
      guest.shownOut += 1;
      pass.leave();
    };
    return guest;
  };
  return { clock, door, enter };
}

function spend(pass: Pass, times: number): void {
  for (let count = 0; count < times; count += 1) pass.spend(1);
}

it("a bucket gives what it holds and fills up with time", () => {
  let now = 0;
  const bucket = tokenBucket({ perSecond: 2, burst: 10 }, () => now);
  expect(bucket.take(10)).toBe(true);
  expect(bucket.take(1)).toBe(false);
  now = 500;
  expect(bucket.take(1)).toBe(true);
  expect(bucket.take(1)).toBe(false);
  now = 3_600_000;
  expect(bucket.left()).toBe(10);
  expect(bucket.take(11)).toBe(false);
  expect(bucket.take(10)).toBe(true);
});

it("a connection that says too much is shown out", () => {
  const { enter, clock } = atTheDoor();
  const guest = enter("a");
  if (!guest) throw new Error("There was no room.");
  spend(guest.pass, 10);
  expect(guest.shownOut).toBe(0);
  clock.now = 1_000;
  spend(guest.pass, 2);
  expect(guest.shownOut).toBe(0);
  spend(guest.pass, 1);
  expect(guest.shownOut).toBe(1);
});

it("when an address sends too much, its busiest connection is closed", () => {
  const { enter } = atTheDoor();
  const [quiet, loud, louder] = [enter("a"), enter("a"), enter("a")];
  if (!quiet || !loud || !louder) throw new Error("There was no room.");
  spend(loud.pass, 9);
  spend(louder.pass, 10);
  // Three tokens went for coming in, so three are left.
  spend(quiet.pass, 3);
  expect([quiet.shownOut, loud.shownOut, louder.shownOut]).toEqual([0, 0, 0]);
  spend(quiet.pass, 1);
  expect([quiet.shownOut, loud.shownOut, louder.shownOut]).toEqual([0, 0, 1]);
  spend(quiet.pass, 1);
  expect([quiet.shownOut, loud.shownOut, louder.shownOut]).toEqual([0, 1, 1]);
});

it("coming again does not renew an address's budget", () => {
  const { enter, clock } = atTheDoor();
  let said = 0;
  for (let guest = enter("a"); guest; guest = enter("a")) {
    spend(guest.pass, 4);
    said += 4;
    guest.pass.leave();
  }
  expect(said).toBeLessThanOrEqual(25);
  expect(enter("b")).toBeDefined();
  clock.now = 1_000;
  expect(enter("a")).toBeDefined();
});

it("so many may come from one address, and so many in all", () => {
  const { enter } = atTheDoor();
  const first = enter("a");
  for (let count = 1; count < 4; count += 1) expect(enter("a")).toBeDefined();
  expect(enter("a")).toBeUndefined();
  for (let count = 4; count < 10; count += 1)
    expect(enter(`b${count}`)).toBeDefined();
  expect(enter("c")).toBeUndefined();
  first?.pass.leave();
  first?.pass.leave();
  expect(enter("c")).toBeDefined();
  expect(enter("d")).toBeUndefined();
});

it("a class of forty that comes back at once is let in and heard", () => {
  const { enter } = atTheDoor({
    connections: 10_000,
    connectionsPerAddress: 400,
    budget: { perSecond: 40, burst: 200 },
    addressBudget: { perSecond: 400, burst: 2_000 },
  });
  const pages = Array.from({ length: 300 }, () => enter("school"));
  for (const page of pages) spend(page?.pass ?? fail(), 5);
  expect(pages.every((page) => page?.shownOut === 0)).toBe(true);
});

function fail(): never {
  throw new Error("There was no room.");
}
