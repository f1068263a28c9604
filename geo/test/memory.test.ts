// A bot's memory of the map errs as much as its knowledge says, and learns from the table.
import type { Random } from "@stolik/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  correct,
  headcountSpreads,
  knowledges,
  remember,
  rememberInhabitants,
  spreads,
} from "../memory.ts";
import { placeIds } from "../names.ts";
import { normal, normalBelow } from "../normal.ts";
import { place } from "../places.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const levels = fc.constantFrom(...knowledges);
const ids = fc.constantFrom(...placeIds);

describe("normalBelow", () => {
  it.each([
    [-Infinity, 0],
    [-1.959964, 0.025],
    [0, 0.5],
    [1, 0.841345],
    [2.326348, 0.99],
    [Infinity, 1],
  ])("of %d is %d", (z, share) => {
    expect(normalBelow(z)).toBeCloseTo(share, 6);
  });
});

describe("normal", () => {
  it("has mean 0, deviation 1 and the tails of a normal deviate", () => {
    const random = stream(1);
    const sample = Array.from({ length: 20_000 }, () => normal(random));
    expect(Math.abs(mean(sample))).toBeLessThan(0.03);
    expect(Math.abs(deviation(sample) - 1)).toBeLessThan(0.03);
    const beyondTwo = sample.filter((value) => Math.abs(value) > 2).length;
    expect(Math.abs(beyondTwo / sample.length - 0.0455)).toBeLessThan(0.01);
  });

  it("is finite at both ends of the stream", () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 2 ** 32 - 1), seeds, (first, second) => {
        const values = [first, second];
        const random = { next: () => values.shift() ?? 0 };
        expect(normal(random)).toSatisfy(Number.isFinite);
      }),
    );
  });
});

describe("remember", () => {
  it("is the same for the same stream", () => {
    fc.assert(
      fc.property(seeds, levels, (seed, knowledge) => {
        const once = remember(placeIds, knowledge, stream(seed));
        const again = remember(placeIds, knowledge, stream(seed));
        expect(again).toEqual(once);
      }),
    );
  });

  it("recalls exactly the places asked for", () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(ids), (seed, some) => {
        const memory = remember(some, "tourist", stream(seed));
        expect(Object.keys(memory)).toEqual(some);
      }),
    );
  });

  it("survives JSON", () => {
    fc.assert(
      fc.property(seeds, levels, (seed, knowledge) => {
        const memory = remember(placeIds, knowledge, stream(seed));
        expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
      }),
    );
  });

  it.each(knowledges)("errs by its spread (%s)", (knowledge) => {
    const random = stream(2);
    const errors = Array.from({ length: 200 }, () =>
      relativeErrors(knowledge, random),
    ).flat();
    for (const axis of ["latitude", "longitude"] as const) {
      const sample = errors.map((error) => error[axis]);
      expect(Math.abs(mean(sample))).toBeLessThan(0.05);
      expect(Math.abs(deviation(sample) - 1)).toBeLessThan(0.05);
    }
  });

  it("has the spread of its knowledge and the fame of the place", () => {
    fc.assert(
      fc.property(seeds, levels, ids, (seed, knowledge, id) => {
        const { spread } = remember([id], knowledge, stream(seed))[id];
        expect(spread.latitude).toBe(spreads[knowledge][place(id).fame]);
        expect(spread.longitude).toBeGreaterThanOrEqual(spread.latitude);
      }),
    );
  });

  it("is less sure of a longitude the further north it believes a place", () => {
    const { tromso } = remember(["tromso"], "geographer", stream(3));
    const { tbilisi } = remember(["tbilisi"], "geographer", stream(3));
    expect(tromso.spread.longitude).toBeGreaterThan(tbilisi.spread.longitude);
  });

  it("does not tell the true latitude by the spread", () => {
    const { latitude, spread } = remember(["oslo"], "tourist", stream(4)).oslo;
    const ratio = spread.latitude / spread.longitude;
    expect((Math.acos(ratio) * 180) / Math.PI).toBeCloseTo(latitude);
  });

  it("errs less the more it knows, and less about what is famous", () => {
    const errors = knowledges.map(meanError);
    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
    for (const knowledge of knowledges) {
      const { 1: known, 2: heardOf, 3: obscure } = spreads[knowledge];
      expect(known).toBeLessThan(heardOf);
      expect(heardOf).toBeLessThan(obscure);
    }
  });
});

describe("rememberInhabitants", () => {
  it.each(knowledges)("errs by its spread, by a factor (%s)", (knowledge) => {
    const random = stream(6);
    const errors = Array.from({ length: 200 }, () => {
      const memory = rememberInhabitants(placeIds, knowledge, random);
      return placeIds.map((id) => {
        const { inhabitants, spread } = memory[id];
        return Math.log(inhabitants / place(id).inhabitants) / spread;
      });
    }).flat();
    expect(Math.abs(mean(errors))).toBeLessThan(0.05);
    expect(Math.abs(deviation(errors) - 1)).toBeLessThan(0.05);
  });

  it("is the same for the same stream, and as sure as knowledge and fame allow", () => {
    fc.assert(
      fc.property(seeds, levels, ids, (seed, knowledge, id) => {
        const once = rememberInhabitants([id], knowledge, stream(seed));
        const again = rememberInhabitants([id], knowledge, stream(seed));
        expect(again).toEqual(once);
        expect(once[id].spread).toBe(
          headcountSpreads[knowledge][place(id).fame],
        );
      }),
    );
  });
});

describe("correct", () => {
  it("makes one place exact and leaves the others and the old memory alone", () => {
    fc.assert(
      fc.property(seeds, levels, ids, (seed, knowledge, id) => {
        const before = remember(placeIds, knowledge, stream(seed));
        const untouched = structuredClone(before);
        const { latitude, longitude } = place(id);
        const after = correct(before, id, { latitude, longitude });
        const spread = { latitude: 0, longitude: 0 };
        expect(after[id]).toEqual({ latitude, longitude, spread });
        expect({ ...after, [id]: before[id] }).toEqual(before);
        expect(before).toEqual(untouched);
      }),
    );
  });
});

/** A linear congruential generator whose low bits are dropped. */
function stream(seed: number): Random {
  let state = BigInt(seed);
  return {
    next() {
      state = BigInt.asUintN(
        64,
        state * 6364136223846793005n + 1442695040888963407n,
      );
      return Number(state >> 32n);
    },
  };
}

function relativeErrors(
  knowledge: (typeof knowledges)[number],
  random: Random,
) {
  const memory = remember(placeIds, knowledge, random);
  return placeIds.map((id) => {
    const { latitude, longitude, spread } = memory[id];
    return {
      latitude: (latitude - place(id).latitude) / spread.latitude,
      longitude: (longitude - place(id).longitude) / spread.longitude,
    };
  });
}

function meanError(knowledge: (typeof knowledges)[number]): number {
  const memory = remember(placeIds, knowledge, stream(5));
  return mean(
    placeIds.map((id) => Math.abs(memory[id].latitude - place(id).latitude)),
  );
}

function mean(sample: readonly number[]): number {
  return sample.reduce((sum, value) => sum + value, 0) / sample.length;
}

function deviation(sample: readonly number[]): number {
  const centre = mean(sample);
  return Math.sqrt(mean(sample.map((value) => (value - centre) ** 2)));
}
