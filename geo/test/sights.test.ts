// Every sight lies in its country and near the town of its municipality.
import { describe, expect, it } from "vitest";
import { isSight, sightIds, townIds, type SightId } from "../names.ts";
import { loadEurope } from "../europe.ts";
import { municipality, place } from "../places.ts";
import { europe, project } from "../projection.ts";
import { namesake } from "./geonames.ts";
import { ringsOf } from "./rings.ts";

const europeOutline = await loadEurope();

/** Degrees between a sight and the middle of its municipality's town. */
const NEAR = 0.25;

/** Units of the map by which the outline of a coast is simplified. */
const COAST = 3;

/** Towns of municipalities whose own name is not that of a town in GeoNames. */
const towns: { readonly [id in SightId]?: string } = {
  "curonian-spit": "Nida",
  delphi: "Delphi",
  kinderdijk: "Nieuw-Lekkerland",
  meteora: "Kalampáka",
  nordkapp: "Honningsvåg",
  santorini: "Firá",
};

const exempt: { readonly [id in SightId]?: string } = {
  geysir: "GeoNames lists no town of a thousand people in Bláskógabyggð",
  hallstatt: "too small a village for the list",
  kizhi: "the middle of its district lies across the lake",
  "mont-saint-michel": "too small a village for the list",
  plitvice: "GeoNames has another, larger Korenica than that of the lakes",
  stromboli: "Lipari is another island, 40 km away",
};

describe("sights", () => {
  it("are told from towns", () => {
    expect(sightIds.every(isSight)).toBe(true);
    expect(townIds.some(isSight)).toBe(false);
  });

  it.each(sightIds.filter((id) => !Object.hasOwn(exempt, id)))(
    "%s lies near the town of its municipality",
    (id) => {
      const { latitude, longitude } = place(id);
      const town = namesake(id, [towns[id] ?? municipality(id)]);
      expect(Math.abs(latitude - (town?.latitude ?? NaN))).toBeLessThan(NEAR);
      expect(Math.abs(longitude - (town?.longitude ?? NaN))).toBeLessThan(NEAR);
    },
  );

  it.each(sightIds)("%s lies within the bounds of its country", (id) => {
    const { x, y } = project(europe, place(id));
    const { country } = place(id);
    const land = europeOutline.land.find(({ code }) => code === country);
    const corners = ringsOf(land?.d ?? "").flat();
    const across = corners.map(([east]) => east);
    const down = corners.map(([, south]) => south);
    expect(x).toBeGreaterThan(Math.min(...across) - COAST);
    expect(x).toBeLessThan(Math.max(...across) + COAST);
    expect(y).toBeGreaterThan(Math.min(...down) - COAST);
    expect(y).toBeLessThan(Math.max(...down) + COAST);
  });
});
