// Draws the outlines of Europe and Poland into dist/: node --import tsx geo/build/outlines.ts
import { mkdirSync, writeFileSync } from "node:fs";
import type { Outline } from "../outline.ts";
import { europe, poland, viewBox, type Frame } from "../projection.ts";
import { readCountries, type Country } from "./atlas.ts";
import { aroundEurope, aroundPoland } from "./countries.ts";
import { drawPath } from "./path.ts";

const folder = new URL("../dist/", import.meta.url);
mkdirSync(folder, { recursive: true });
write("europe", draw(europe, readCountries("50m", aroundEurope), 0.8));
write("poland", draw(poland, readCountries("10m", aroundPoland), 2));

function draw(
  frame: Frame,
  countries: readonly Country[],
  smallest: number,
): Outline {
  const land = countries
    .map(({ code, shape }) => ({ code, d: drawPath(shape, frame, smallest) }))
    .filter(({ d }) => d !== "");
  return { viewBox: viewBox(frame), land };
}

function write(name: string, outline: Outline): void {
  writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(outline));
}
