// Every town lies where GeoNames has it, and every place has been counted by somebody.
import { describe, expect, it } from "vitest";
import { positions } from "../content/positions.ts";
import { placeIds, townIds, type TownId } from "../names.ts";
import { countOf } from "../counts.ts";
import { place } from "../places.ts";
import { degrees } from "./degrees.ts";
import { geonamesOf } from "./geonames.ts";

/** Degrees by which two good sources may put the centre of a town apart. */
const NEAR = 0.05;

/** City limits and urban areas differ, and GeoNames counts are of mixed age. */
const SANE = 2.6;

const exemptFromPosition: { readonly [id in TownId]?: string } = {
  sarajevo: "GeoNames has the middle of the valley, 4 km west of the old town",
};

const exemptFromCount: { readonly [id in TownId]?: string } = {
  pristina: "GeoNames has a guess from before the census of 2011",
  venezia: "GeoNames counts the islands alone, we the municipality",
};

describe("towns", () => {
  it.each(without(exemptFromPosition))(
    "%s lies where GeoNames has it",
    (id) => {
      const { latitude, longitude, minutes } = place(id);
      const other = geonamesOf(id);
      for (const north of [latitude, minutes.latitude / 60])
        expect(Math.abs(north - (other?.latitude ?? NaN))).toBeLessThan(NEAR);
      for (const east of [longitude, minutes.longitude / 60])
        expect(Math.abs(east - (other?.longitude ?? NaN))).toBeLessThan(NEAR);
    },
  );

  it.each(without(exemptFromCount))("%s has a sane number of people", (id) => {
    const ratio = place(id).inhabitants / (geonamesOf(id)?.inhabitants ?? NaN);
    expect(ratio).toBeGreaterThan(1 / SANE);
    expect(ratio).toBeLessThan(SANE);
  });

  it("reach from Reykjavík to Tbilisi and from Tromsø to Nicosia", () => {
    expect(farthest("longitude")).toEqual(["reykjavik", "tbilisi"]);
    expect(farthest("latitude")).toEqual(["lefkosia", "tromso"]);
  });

  it.each([
    ["paris", 48.86, 2.35],
    ["madrid", 40.42, -3.7],
    ["london", 51.51, -0.13],
    ["praha", 50.09, 14.42],
    ["wien", 48.21, 16.37],
    ["berlin", 52.52, 13.4],
    ["budapest", 47.5, 19.04],
  ] as const)("[C9] %s lies at %d, %d", (id, latitude, longitude) => {
    expect(place(id).latitude).toBeCloseTo(latitude, 2);
    expect(place(id).longitude).toBeCloseTo(longitude, 2);
  });
});

describe("whole degrees", () => {
  it("[N1] are kept of seventy-six towns", () => {
    expect(Object.keys(degrees)).toHaveLength(76);
  });

  // Two sources must agree on them.
  it.each(Object.entries(degrees))("[N1] %s keeps %j", (town, cut) => {
    const id = town as TownId;
    const other = geonamesOf(id);
    for (const { latitude, longitude } of [place(id), inDegrees(id), other!])
      expect([Math.trunc(latitude) + 0, Math.trunc(longitude) + 0]).toEqual(
        cut,
      );
  });
});

describe("places", () => {
  it.each(placeIds)("%s is whole", (id) => {
    const { latitude, longitude, inhabitants } = place(id);
    expect(Object.is(latitude, -0) || Object.is(longitude, -0)).toBe(false);
    expect(Number.isSafeInteger(inhabitants) && inhabitants > 0).toBe(true);
  });

  it.each(placeIds)("%s was counted by somebody, in our century", (id) => {
    const { office, year, seen, isUndated } = countOf(id);
    expect(office).not.toBe("");
    expect(year).toBeGreaterThan(2000);
    expect(year).toBeLessThan(2100);
    // Of a copy that names no count, the number was read in that copy.
    if (isUndated) expect(seen).not.toBe("named");
  });

  it("[N1] degrees are the table's own, not rounded", () => {
    for (const id of townIds) {
      const [latitude, longitude] = positions[id];
      expect(place(id)).toMatchObject({ latitude, longitude });
    }
  });

  it.each(placeIds)("[C9] %s has whole minutes near its degrees", (id) => {
    const { latitude, longitude, minutes } = place(id);
    for (const minute of [minutes.latitude, minutes.longitude])
      expect(Number.isSafeInteger(minute) && !Object.is(minute, -0)).toBe(true);
    // Half a minute apart at most.
    expect(Math.abs(minutes.latitude - 60 * latitude)).toBeLessThan(0.51);
    expect(Math.abs(minutes.longitude - 60 * longitude)).toBeLessThan(0.51);
  });

  it("come in all degrees of fame", () => {
    for (const fame of [1, 2, 3] as const) {
      const tier = placeIds.filter((id) => place(id).fame === fame);
      expect(tier.length).toBeGreaterThan(placeIds.length / 10);
    }
  });
});

function without(exempt: object): readonly TownId[] {
  return townIds.filter((id) => !Object.hasOwn(exempt, id));
}

function inDegrees(id: TownId) {
  const { latitude, longitude } = place(id).minutes;
  return { latitude: latitude / 60, longitude: longitude / 60 };
}

function farthest(axis: "latitude" | "longitude") {
  const ordered = townIds.toSorted((a, b) => place(a)[axis] - place(b)[axis]);
  return [ordered[0], ordered.at(-1)];
}
