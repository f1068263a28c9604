// Every place lies where GeoNames has it and is counted as GeoNames counts it.
import { describe, expect, it } from "vitest";
import { placeIds, type PlaceId } from "../names.ts";
import { place, sources } from "../places.ts";
import { geonamesOf } from "./geonames.ts";

/** Degrees by which two good sources may put the centre of a city apart. */
const NEAR = 0.05;

/** City limits and urban areas differ, and GeoNames counts are of mixed age. */
const SANE = 2.6;

const exemptFromPosition: { readonly [id in PlaceId]?: string } = {
  sarajevo: "GeoNames has the middle of the valley, 4 km west of the old town",
};

const exemptFromCount: { readonly [id in PlaceId]?: string } = {
  venezia: "GeoNames counts the islands alone, the office the municipality",
};

describe("places", () => {
  it.each(without(exemptFromPosition))(
    "%s lies where GeoNames has it",
    (id) => {
      const { latitude, longitude } = place(id);
      const other = geonamesOf(id);
      expect(Math.abs(latitude - (other?.latitude ?? NaN))).toBeLessThan(NEAR);
      expect(Math.abs(longitude - (other?.longitude ?? NaN))).toBeLessThan(
        NEAR,
      );
    },
  );

  it.each(without(exemptFromCount))("%s has a sane number of people", (id) => {
    const ratio = place(id).inhabitants / (geonamesOf(id)?.inhabitants ?? NaN);
    expect(ratio).toBeGreaterThan(1 / SANE);
    expect(ratio).toBeLessThan(SANE);
  });

  it.each(placeIds)("%s is whole", (id) => {
    const { latitude, longitude, inhabitants, source, date } = place(id);
    expect(Object.is(latitude, -0) || Object.is(longitude, -0)).toBe(false);
    expect(Number.isSafeInteger(inhabitants) && inhabitants > 0).toBe(true);
    expect(sources).toHaveProperty(source);
    expect(date).toMatch(/^20\d\d(-\d\d)?$/);
  });

  // N1 cuts degrees, so two sources must agree on the whole ones.
  it.each(placeIds)("%s has sure whole degrees", (id) => {
    const { latitude, longitude } = place(id);
    const other = geonamesOf(id);
    expect(Math.trunc(latitude)).toBe(Math.trunc(other?.latitude ?? NaN));
    expect(Math.trunc(longitude)).toBe(Math.trunc(other?.longitude ?? NaN));
  });

  it("reach from Reykjavík to Tbilisi and from Tromsø to Nicosia", () => {
    expect(farthest("longitude")).toEqual(["reykjavik", "tbilisi"]);
    expect(farthest("latitude")).toEqual(["lefkosia", "tromso"]);
  });

  it("come in all degrees of fame", () => {
    for (const fame of [1, 2, 3] as const) {
      const tier = placeIds.filter((id) => place(id).fame === fame);
      expect(tier.length).toBeGreaterThan(placeIds.length / 10);
    }
  });

  it.each([
    ["roma", 41, 12],
    ["milano", 45, 9],
    ["napoli", 40, 14],
    ["barcelona", 41, 2],
    ["palermo", 38, 13],
    ["kobenhavn", 55, 12],
    ["london", 51, -0],
  ] as const)("[N1] %s is cut to %d, %d", (id, latitude, longitude) => {
    expect(Math.trunc(place(id).latitude)).toBe(latitude);
    expect(Math.trunc(place(id).longitude)).toBe(longitude);
  });

  it.each([
    ["paris", 48.86, 2.35],
    ["madrid", 40.42, -3.7],
    ["london", 51.51, -0.13],
    ["praha", 50.09, 14.42],
    ["wien", 48.21, 16.37],
    ["berlin", 52.52, 13.4],
    ["budapest", 47.5, 19.04],
  ] as const)("[C9] %s is printed at %d, %d", (id, latitude, longitude) => {
    expect(place(id)).toMatchObject({ latitude, longitude });
  });
});

function without(exempt: object): readonly PlaceId[] {
  return placeIds.filter((id) => !Object.hasOwn(exempt, id));
}

function farthest(axis: "latitude" | "longitude") {
  const ordered = placeIds.toSorted((a, b) => place(a)[axis] - place(b)[axis]);
  return [ordered[0], ordered.at(-1)];
}
