/** Where the names of compared places stand: beside, above or below their dots, and never over a dot or each other. */

import type { Spot } from "@stolik/geo/projection";
import { box, overlaps } from "./box.ts";
import type { Box } from "./box.ts";
import type { MapRegion } from "./sea.tsx";
import { widthOf } from "./lettering.ts";
import { labelBox } from "./map-labels.ts";
import type { NamedSpot } from "./map-labels.ts";

export interface PlacedNames {
  readonly size: number;
  /** The middle of each name's baseline, in the order of the dots. */
  readonly spots: readonly Spot[];
}

/** How far letters must be from the edge, in ems: a hook or an accent reaches beyond their box. */
const MARGIN = 0.25;

/** Clear of the line between the places if that can be; undefined where there is no room for every name. */
export function placeNames(
  dots: readonly NamedSpot[],
  radius: number,
  region: MapRegion,
  line: Box | undefined,
): PlacedNames | undefined {
  const widest = Math.max(...dots.map(({ name }) => widthOf(name, 1)));
  const size = Math.min(region.width / 15, (region.width * 0.9) / widest);
  const taken = dots.map(({ x, y }) => box(x, y, radius, radius));
  const drawing = { radius, size, region };
  const spots =
    (line && spotsFor(dots, drawing, [...taken, line])) ??
    spotsFor(dots, drawing, taken);
  return spots && { size, spots };
}

interface Drawing {
  readonly radius: number;
  readonly size: number;
  readonly region: MapRegion;
}

/** The first name takes another side if the rest would find none. */
function spotsFor(
  [dot, ...rest]: readonly NamedSpot[],
  drawing: Drawing,
  taken: readonly Box[],
): readonly Spot[] | undefined {
  if (!dot) return [];
  for (const spot of sides(dot, drawing)) {
    const area = nameBox(dot.name, spot, drawing.size);
    if (!isInside(area, drawing)) continue;
    if (taken.some((other) => overlaps(area, other))) continue;
    const others = spotsFor(rest, drawing, [...taken, area]);
    if (others) return [spot, ...others];
  }
  return undefined;
}

/** Beside, above and below; there also to one side, and never across the picture's edge. */
function sides({ name, x, y }: NamedSpot, drawing: Drawing): readonly Spot[] {
  const { radius, size, region } = drawing;
  const gap = radius * 1.9;
  const half = widthOf(name, size) / 2;
  const least = region.x + half + size * MARGIN;
  const most = region.x + region.width - half - size * MARGIN;
  const level = y + size * 0.34;
  const heights = [y - gap, y + gap + size * 0.7];
  return [
    { x: x + gap + half, y: level },
    { x: x - gap - half, y: level },
    ...[x, x + half, x - half].flatMap((wanted) => {
      const slid = Math.max(least, Math.min(most, wanted));
      return heights.map((height) => ({ x: slid, y: height }));
    }),
  ];
}

export function nameBox(name: string, spot: Spot, size: number): Box {
  return labelBox(name, { ...spot, anchor: "middle" }, size);
}

function isInside(area: Box, { size, region }: Drawing): boolean {
  const margin = size * MARGIN;
  // Sliding to the edge must not fail by a rounding error.
  const slack = size / 1000;
  return (
    area.left >= region.x + margin - slack &&
    area.right <= region.x + region.width - margin + slack &&
    area.top >= region.y + margin - slack &&
    area.bottom <= region.y + region.height - margin + slack
  );
}
