/** How large fields and names are drawn on a map 1000 units wide, and the box that a name fills. */

import { cityIds, locationIds, nudges, sideOf } from "./map.ts";
import type { FieldId, Side } from "./map.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const RADIUS = 8;
const LOCATION_RADIUS = 10;
const FONT = 14;
const LARGE_FONT = 17;
/** Of the font size: the mean width of a letter, and the height of a line. */
const LETTER = 0.58;
const LINE = 1.15;
const GAP = 3;

const locations: readonly FieldId[] = locationIds;
const cities: readonly FieldId[] = cityIds;

export function radiusOf(id: FieldId): number {
  return locations.includes(id) ? LOCATION_RADIUS : RADIUS;
}

function fontSizeOf(id: FieldId): number {
  return locations.includes(id) || cities.includes(id) ? LARGE_FONT : FONT;
}

/** Where the field is drawn, given where it lies. */
export function drawnAt(id: FieldId, { x, y }: Spot): Spot {
  const nudge = nudges[id] ?? { x: 0, y: 0 };
  return { x: x + nudge.x, y: y + nudge.y };
}

/** The box of the name beside the field drawn at the spot. */
export function labelBox(id: FieldId, name: string, spot: Spot): Box {
  const size = fontSizeOf(id);
  const width = name.length * size * LETTER;
  const height = size * LINE;
  const [across, down] = directions[sideOf(id)];
  const isDiagonal = across !== 0 && down !== 0;
  const gap = (radiusOf(id) + GAP) * (isDiagonal ? 0.6 : 1);
  const left = spot.x + across * gap + ((across - 1) / 2) * width;
  const top = spot.y + down * gap + ((down - 1) / 2) * height;
  return { left, top, right: left + width, bottom: top + height };
}

/** East and south are positive. */
const directions: Readonly<Record<Side, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};
