// Reads countries from the world atlas and draws their borders as most of the world does.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { MultiPolygon, Position } from "geojson";
import { feature, merge } from "topojson-client";
import type {
  GeometryCollection,
  MultiPolygon as Arcs,
  Polygon as PolygonArcs,
  Topology,
} from "topojson-specification";

export interface Country {
  readonly code: string;
  readonly shape: MultiPolygon;
}

type Scale = "10m" | "50m";
type Atlas = Topology<{
  countries: GeometryCollection;
}>;
type Shape = Arcs | PolygonArcs;

/** Chosen countries only: others may hold rings turned inside out, which flood a clip. */
export function readCountries(
  scale: Scale,
  chosen: Readonly<Record<string, string>>,
): readonly Country[] {
  const atlas = readAtlas(scale);
  const pieces = new Map<string, PolygonArcs[]>();
  for (const geometry of atlas.objects.countries.geometries) {
    const name = geometry.id ?? nameOf(geometry);
    const code = chosen[name];
    if (code === undefined || !isShape(geometry)) continue;
    for (const polygon of polygons(geometry)) {
      const owner = isCrimea(atlas, polygon) ? "UA" : code;
      pieces.set(owner, [...(pieces.get(owner) ?? []), polygon]);
    }
  }
  return [...pieces]
    .map(([code, parts]) => ({ code, shape: merge(atlas, parts) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function readAtlas(scale: Scale): Atlas {
  const require = createRequire(import.meta.url);
  const path = require.resolve(`world-atlas/countries-${scale}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Atlas;
}

/** Kosovo and Northern Cyprus have no number. */
function nameOf({
  properties,
}: {
  readonly properties?: object | undefined;
}): string {
  if (properties === undefined || !("name" in properties)) return "";
  return String(properties.name);
}

function isShape(geometry: {
  readonly type: string | null;
}): geometry is Shape {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}

function polygons(shape: Shape): readonly PolygonArcs[] {
  if (shape.type === "Polygon") return [shape];
  return shape.arcs.map((arcs) => ({ type: "Polygon", arcs }));
}

/** The atlas gives Crimea to whoever holds it; the law gives it to Ukraine. */
function isCrimea(atlas: Atlas, polygon: PolygonArcs): boolean {
  const { geometry } = feature(atlas, polygon);
  if (geometry.type !== "Polygon") return false;
  return geometry.coordinates.flat().every(isAroundCrimea);
}

function isAroundCrimea([longitude = 0, latitude = 0]: Position): boolean {
  return longitude > 32 && longitude < 37 && latitude > 44 && latitude < 46.5;
}
