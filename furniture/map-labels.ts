/** Names beside dots on a map, as many as fit without touching each other, another dot or the edge. */

import type { Spot } from "@stolik/geo/projection";
import { box, overlaps } from "./box.ts";
import type { Box } from "./box.ts";
import { widthOf } from "./lettering.ts";
import type { Face } from "./lettering.ts";

export interface NamedSpot extends Spot {
  readonly name: string;
}

export interface MapLabel extends Spot {
  readonly anchor: "start" | "middle" | "end";
}

export interface Labelling {
  /** Of a dot. */
  readonly radius: number;
  /** Of the letters. */
  readonly size: number;
  readonly edge: { readonly width: number; readonly height: number };
  /** No name covers one of these. */
  readonly keepOff?: readonly Spot[] | undefined;
  readonly face?: Face;
}

/** One entry for each dot, in order; undefined where no side is free. Those that come first choose first. */
export function placeLabels(
  dots: readonly NamedSpot[],
  { radius, size, edge, keepOff = [], face }: Labelling,
): readonly (MapLabel | undefined)[] {
  const taken: Box[] = [
    ...dots.map(({ x, y }) => box(x, y, radius, radius)),
    ...keepOff.map(({ x, y }) => box(x, y, radius / 4, radius / 4)),
  ];
  return dots.map((dot) => {
    for (const label of candidates(dot, radius, size)) {
      const area = labelBox(dot.name, label, size, face);
      if (area.left < 0 || area.right > edge.width) continue;
      if (area.top < 0 || area.bottom > edge.height) continue;
      if (taken.some((other) => overlaps(area, other))) continue;
      taken.push(area);
      return label;
    }
    return undefined;
  });
}

function candidates({ x, y }: Spot, radius: number, size: number): MapLabel[] {
  const gap = radius * 1.4;
  return [
    { x: x + gap, y: y + size * 0.34, anchor: "start" },
    { x: x - gap, y: y + size * 0.34, anchor: "end" },
    { x, y: y - gap, anchor: "middle" },
    { x, y: y + gap + size * 0.72, anchor: "middle" },
  ];
}

/** What a name covers, beside its dot or across it. */
export function labelBox(
  name: string,
  label: MapLabel,
  size: number,
  face?: Face,
): Box {
  const width = widthOf(name, size, face);
  const shift = { start: width / 2, middle: 0, end: -width / 2 }[label.anchor];
  return box(label.x + shift, label.y - size * 0.32, width / 2, size * 0.46);
}
