/** A plan comes from its seed alone, has every fault in it, and leaves a node to play on. */

import { describe, expect, it } from "vitest";
import { faultsOf, faultTypes, makePlan } from "../plan.ts";
import type { Fault, Plan } from "../plan.ts";

const MINUTE = 60_000;
const seeds = Array.from({ length: 50 }, (_, seed) => seed);

function planFor(seed: number, minutes: number): Plan {
  const nodes = 3;
  const faults = faultsOf({ nodes, hasPostgres: true, hasRedis: true });
  return makePlan({ seed, milliseconds: minutes * MINUTE, nodes, faults });
}

describe("a plan", () => {
  it("is the same for the same seed, and another for another", () => {
    expect(planFor(5, 1)).toEqual(planFor(5, 1));
    expect(planFor(5, 1).plan).not.toEqual(planFor(6, 1).plan);
  });

  it("of 20 minutes has every fault many times", () => {
    for (const seed of seeds)
      for (const type of faultTypes) {
        const { plan } = planFor(seed, 20);
        const count = plan.filter((one) => one.type === type).length;
        expect(count, `${type}, seed ${seed}`).toBeGreaterThanOrEqual(8);
      }
  });

  it.each([0.5, 1, 5, 20])(
    "of %d minutes ends with a quiet part",
    (minutes) => {
      for (const seed of seeds) {
        const { plan, milliseconds } = planFor(seed, minutes);
        const healed = Math.max(...plan.map(endOf));
        expect(healed).toBeLessThanOrEqual(milliseconds - 10_000);
      }
    },
  );

  it("leaves a node to play on", () => {
    for (const seed of seeds) {
      const { plan } = planFor(seed, 20);
      for (const { at } of plan) {
        const away = new Set(
          plan
            .filter((one) => one.at <= at && at < endOf(one))
            .filter(({ type }) => type.startsWith("node-"))
            .map(({ node }) => node),
        );
        expect(away.size).toBeLessThan(3);
      }
    }
  });

  it("touches nothing twice at the same time", () => {
    for (const seed of seeds) {
      const { plan } = planFor(seed, 20);
      for (const one of plan)
        for (const other of plan.slice(plan.indexOf(one) + 1)) {
          const isSame =
            one.node !== undefined
              ? one.node === other.node
              : one.type === other.type;
          if (isSame) expect(other.at).toBeGreaterThanOrEqual(endOf(one));
        }
    }
  });
});

describe("faults", () => {
  it("befall only what a house has", () => {
    const alone = faultsOf({
      nodes: 1,
      hasPostgres: false,
      hasRedis: false,
    });
    expect(alone).toEqual([
      "node-killed",
      "node-stopped",
      "connections-cut",
      "rolling-restart",
    ]);
    const without = faultsOf({
      nodes: 3,
      hasPostgres: true,
      hasRedis: false,
    });
    expect(without.some((type) => type.startsWith("redis"))).toBe(false);
  });
});

function endOf({ at, lasts }: Fault): number {
  return at + lasts;
}
