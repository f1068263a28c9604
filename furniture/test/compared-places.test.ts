/** The names of any two places on the map that compares them: inside the picture, off both dots and off each other. */

import { languages, placeIds, placeName } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";
import { describe, expect, it } from "vitest";
import { box, mapSpot, overlaps } from "../index.ts";
import { regionAround } from "../europe-map.tsx";
import { gapOf } from "../compared-places.tsx";
import { nameBox, placeNames } from "../compared-places-names.ts";

/** The one fault that is sometimes the least. */
const ON_LINE = "on the line";

const places = placeIds.map((id) => ({ id, point: place(id) }));

/** Each place alone and with every third of the others, near and far. */
const pairs = places.flatMap((one, index) => [
  [one],
  ...places
    .slice(index + 1)
    .filter((_, at) => at % 3 === 0)
    .map((other) => [one, other]),
]);

/** What is wrong with the names on one map; nothing, if all is well. */
function faults(
  shown: readonly (typeof places)[number][],
  ratio: number,
  axis: "latitude" | "longitude",
  language: (typeof languages)[number],
): string[] {
  const region = regionAround(
    shown.map(({ point }) => point),
    ratio,
  );
  const radius = region.width / 60;
  const dots = shown.map(({ id, point }) => ({
    name: placeName(id, language),
    ...mapSpot(point),
  }));
  const gap = shown.length > 1 ? gapOf(axis, dots) : undefined;
  const names = placeNames(dots, radius, region, gap);
  if (!names) return ["no room"];
  const areas = names.spots.map((spot, index) =>
    nameBox(dots[index]?.name ?? "", spot, names.size),
  );
  const [one, other] = areas;
  const marks = dots.map(({ x, y }) => box(x, y, radius, radius));
  const found: string[] = [];
  if (one && other && overlaps(one, other)) found.push("names meet");
  for (const area of areas) {
    if (gap && overlaps(area, gap)) found.push(ON_LINE);
    if (marks.some((mark) => overlaps(area, mark))) found.push("covers a dot");
    if (area.left < region.x || area.right > region.x + region.width)
      found.push("beside the picture");
    if (area.top < region.y || area.bottom > region.y + region.height)
      found.push("above or below the picture");
  }
  return found;
}

describe.each([1.5, 2.5])("at the ratio %s", (ratio) => {
  it("every name has its place, and few lie on the line between the places", () => {
    const wrong = pairs.flatMap((shown, index) => {
      const language = languages[index % languages.length] ?? "en";
      const axis = index % 2 === 0 ? "latitude" : "longitude";
      return faults(shown, ratio, axis, language).map((fault) => ({
        fault,
        places: shown.map(({ id }) => id),
      }));
    });
    const onLine = wrong.filter(({ fault }) => fault === ON_LINE);
    expect(wrong.filter(({ fault }) => fault !== ON_LINE)).toEqual([]);
    expect(onLine.length).toBeLessThan(pairs.length / 8);
  });
});
