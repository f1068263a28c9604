/** Where the fields and roads of the map are drawn. */

import { poland, project } from "@stolik/geo/projection";
import type { Spot } from "@stolik/geo/projection";
import {
  cityIds,
  fieldIds,
  fieldOf,
  nudges,
  positionOf,
  roads,
} from "../../content/map.ts";
import type { Field } from "../../content/map.ts";

export type { Spot };

export const MAP = { width: poland.width, height: poland.height } as const;

export const spots: readonly Spot[] = fieldIds.map((id) => {
  const { x, y } = project(poland, positionOf(id));
  const nudge = nudges[id] ?? { x: 0, y: 0 };
  return { x: x + nudge.x, y: y + nudge.y };
});

export const cities: ReadonlySet<Field> = new Set(cityIds.map(fieldOf));

export function spotOf(field: Field): Spot {
  return spots[field] ?? { x: 0, y: 0 };
}

/** All roads as one path. */
export const roadPath: string = roads
  .map(([one, other]) => {
    const from = spotOf(fieldOf(one));
    const to = spotOf(fieldOf(other));
    return `M${at(from)}L${at(to)}`;
  })
  .join("");

export function lineThrough(fields: readonly Field[]): string {
  return fields
    .map((field, i) => `${i ? "L" : "M"}${at(spotOf(field))}`)
    .join("");
}

/** The field of those given that lies nearest, if it is near enough. */
export function nearest(
  among: Iterable<Field>,
  { x, y }: Spot,
  within: number,
): Field | undefined {
  let found: Field | undefined;
  let least = within;
  for (const field of among) {
    const spot = spotOf(field);
    const away = Math.hypot(spot.x - x, spot.y - y);
    if (away < least) [found, least] = [field, away];
  }
  return found;
}

const TURNS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

/** The next field in the direction of an arrow key: near, and not far off to the side. */
export function inDirection(
  among: Iterable<Field>,
  from: Field,
  key: string,
): Field | undefined {
  const turn = TURNS[key as keyof typeof TURNS] as Spot | undefined;
  if (!turn) return undefined;
  const start = spotOf(from);
  let found: Field | undefined;
  let least = Infinity;
  for (const field of among) {
    const spot = spotOf(field);
    const [across, down] = [spot.x - start.x, spot.y - start.y];
    const ahead = across * turn.x + down * turn.y;
    const aside = Math.abs(across * turn.y) + Math.abs(down * turn.x);
    if (field === from || ahead <= 0) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [found, least] = [field, cost];
  }
  return found;
}

function at({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
