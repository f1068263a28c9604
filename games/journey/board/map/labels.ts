/** Names beside fields, as many as fit without touching another name or field; the important ones first. */

import type { Language } from "@stolik/kernel";
import { fieldName } from "../../content/field-names.ts";
import { fieldIds, sideOf, sides } from "../../content/map.ts";
import type { Field, Side } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import { widthOf } from "../lettering.ts";
import { cities, MAP, spotOf, spots } from "./spots.ts";

export interface Label {
  readonly field: Field;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
  readonly isBold: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `size`: of small names, in units of the map; `radius`: of a field; `token`: of a field with a location marker. */
export function placeLabels(
  language: Language,
  size: number,
  radius: number,
  token: number,
  marked: ReadonlySet<Field>,
  /** Fields under a pawn, which needs as much room as a marker. */
  held: ReadonlySet<Field>,
): readonly Label[] {
  const isLarge = (field: Field) => marked.has(field) || held.has(field);
  const taken: Box[] = spots.map(({ x, y }, field) => {
    // A pawn stands above the middle of its field.
    if (held.has(field)) return box(x, y - token * 0.6, token, token * 1.2);
    const reach = marked.has(field) ? token : radius;
    return box(x, y, reach, reach);
  });
  const labels: Label[] = [];
  for (const field of byImportance(marked)) {
    const id = fieldIds[field];
    if (!id) continue;
    const isBold = cities.has(field) || locationFields.includes(field);
    const gap = isLarge(field) ? token : radius * 1.35;
    const others = taken.filter((_, index) => index !== field);
    for (const side of [sideOf(id), ...sides]) {
      const label: Label = {
        field,
        name: fieldName(id, language),
        ...beside(
          field,
          side,
          gap * (held.has(field) && side.startsWith("n") ? 1.9 : 1.25),
          isBold ? size * 1.14 : size,
        ),
        isBold,
      };
      const area = areaOf(label);
      if (area.left < 2 || area.right > MAP.width - 2) continue;
      if (area.top < 2 || area.bottom > MAP.height - 2) continue;
      if (others.some((other) => overlaps(area, other))) continue;
      taken.push(area);
      labels.push(label);
      break;
    }
  }
  return labels;
}

/** Marked locations, cities, the other locations, the rest. */
function byImportance(marked: ReadonlySet<Field>): Field[] {
  const rank = (field: Field) => {
    if (marked.has(field)) return 0;
    if (cities.has(field)) return 1;
    return locationFields.includes(field) ? 2 : 3;
  };
  return [...spots.keys()].toSorted((one, other) => rank(one) - rank(other));
}

function beside(field: Field, side: Side, gap: number, size: number) {
  const { x, y } = spotOf(field);
  const across = side.includes("e") ? 1 : side.includes("w") ? -1 : 0;
  const down = side.startsWith("s") ? 1 : side.startsWith("n") ? -1 : 0;
  const isAslant = across !== 0 && down !== 0;
  const reach = gap * (isAslant ? 0.75 : 1);
  const middle = y + size * 0.34;
  return {
    x: x + across * reach,
    y:
      down === 0
        ? middle
        : middle + down * (reach + size * (isAslant ? 0.3 : 0.45)),
    anchor: across > 0 ? "start" : across < 0 ? "end" : "middle",
    size,
  } as const;
}

function areaOf({ name, x, y, anchor, size }: Label): Box {
  const width = widthOf(name, size);
  const shift = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  return box(x + shift, y - size * 0.34, width / 2, size * 0.45);
}

function box(x: number, y: number, across: number, up: number): Box {
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
