/** Names beside fields, as many as fit without touching another name or field; the important ones first. */

import { box, overlaps } from "@stolik/furniture";
import type { Box } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { fieldName } from "../../content/field-names.ts";
import { fieldIds, sideOf, sides } from "../../content/map.ts";
import type { Field } from "../../content/map.ts";
import { locationFields } from "../../rules/roads.ts";
import { widthOf } from "../lettering.ts";
import { cities, MAP, spotOf, spots } from "./spots.ts";
import type { Spot } from "./spots.ts";
import { groupSize, SHARED } from "./standing.ts";

export interface Label {
  readonly field: Field;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly size: number;
  readonly isBold: boolean;
}

/** The fields that have a name however small the map is. */
const important = spots.filter((_, field) => isImportant(field));

/** Larger than this, small towns stay unnamed: the map is on a phone and shown whole. */
const CROWDED = 22;

const WHOLE: Box = { left: 0, right: MAP.width, top: 0, bottom: MAP.height };

/** `size`: of small names, in units of the map; `radius`: of a field; `token`: of a marker or a pawn; `region`: what is seen of the map. */
export function placeLabels(
  language: Language,
  size: number,
  radius: number,
  token: number,
  marked: ReadonlySet<Field>,
  pawns: readonly Field[],
  region: Box = WHOLE,
): readonly Label[] {
  const things = spots.map(({ x, y }, field) => {
    const standing = pawns.filter((pawn) => pawn === field).length;
    // A pawn stands above the middle of its field; several stand beside it.
    if (standing === 1) return box(x, y - token * 0.6, token, token * 1.2);
    const own = marked.has(field) ? token : radius;
    const around = box(x, y, own, own);
    if (standing === 0) return around;
    const group = groupSize(standing, token * SHARED);
    return { ...around, right: x + group.x, bottom: y + group.y };
  });
  const large = things.filter(
    (_, field) => marked.has(field) || pawns.includes(field),
  );
  const labels: Label[] = [];
  for (const field of byImportance(marked)) {
    const isBold = isImportant(field);
    if (!isBold && size > CROWDED) continue;
    const names = labels.map(areaOf);
    const others = things.filter((_, index) => index !== field);
    const choices = choicesFor(field, language, isBold ? size * 1.14 : size, {
      radius: marked.has(field) ? token : radius * 1.35,
      thing: things[field] ?? box(0, 0, 0, 0),
      isHeld: pawns.includes(field),
      isBold,
    });
    const fits = (obstacles: readonly Box[], rivals: readonly Spot[]) =>
      choices.find((label) => {
        const area = areaOf(label);
        return (
          isInside(area, region) &&
          isNearest(spotOf(field), rivals, area) &&
          !obstacles.some((box) => overlaps(area, box))
        );
      });
    // A city's name may run over a small dot, never over another name, a marker or a pawn, nor towards another city.
    const label =
      fits([...others, ...names], spots) ??
      (isBold
        ? fits(
            [...large.filter((each) => each !== things[field]), ...names],
            important,
          )
        : undefined);
    if (label) labels.push(label);
  }
  return labels;
}

interface Room {
  readonly radius: number;
  readonly thing: Box;
  readonly isHeld: boolean;
  readonly isBold: boolean;
}

function choicesFor(
  field: Field,
  language: Language,
  size: number,
  { radius, thing, isHeld, isBold }: Room,
): Label[] {
  const id = fieldIds[field];
  if (!id) return [];
  const { x, y } = spotOf(field);
  return [sideOf(id), ...sides].map((side) => {
    const across = side.includes("e") ? 1 : side.includes("w") ? -1 : 0;
    const down = side.startsWith("s") ? 1 : side.startsWith("n") ? -1 : 0;
    const isAslant = across !== 0 && down !== 0;
    const held = across < 0 ? x - thing.left : thing.right - x;
    const reachAcross = isHeld ? held : radius;
    const reachUp = isHeld ? y - thing.top : radius;
    const reachDown = isHeld ? thing.bottom - y : radius;
    const part = isAslant && !isHeld ? 0.9 : 1.2;
    const middle = y + size * 0.34;
    const away = (down < 0 ? reachUp : reachDown) * part;
    return {
      field,
      name: fieldName(id, language),
      x: x + across * reachAcross * part,
      y:
        down === 0
          ? middle
          : middle + down * (away + size * (isAslant ? 0.3 : 0.45)),
      anchor: across > 0 ? "start" : across < 0 ? "end" : "middle",
      size,
      isBold,
    };
  });
}

/** Whether a name stands nearest to its own field; or else it would be read as another's. */
function isNearest(own: Spot, rivals: readonly Spot[], area: Box): boolean {
  const away = distance(area, own);
  return rivals.every((spot) => distance(area, spot) >= away);
}

function distance({ left, right, top, bottom }: Box, { x, y }: Spot): number {
  const across = Math.max(left - x, 0, x - right);
  return Math.hypot(across, Math.max(top - y, 0, y - bottom));
}

function isInside({ left, right, top, bottom }: Box, region: Box): boolean {
  return (
    left > region.left + 2 &&
    right < region.right - 2 &&
    top > region.top + 2 &&
    bottom < region.bottom - 2
  );
}

function isImportant(field: Field): boolean {
  return cities.has(field) || locationFields.includes(field);
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

function areaOf({ name, x, y, anchor, size }: Label): Box {
  const width = widthOf(name, size);
  const shift = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  return box(x + shift, y - size * 0.34, width / 2, size * 0.45);
}
