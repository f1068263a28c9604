/** The arithmetic of the lens: which part of the field is drawn, and how near. */

import type { Geometry, Place, Size } from "./geometry.ts";

export interface Lens {
  /** 1: the whole field. */
  readonly scale: number;
  /** The point of the field in the upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** As wide as a cell is drawn when it is looked at from near, in pixels: a name and its degrees can be read. */
const NEAR = 66;
/** How far beyond the field's edge one may go, in its units: what lies over a corner hides no cell for good. */
const BEYOND = 110;

/** `pixels`: how large one unit is on the screen. */
export function near(geometry: Geometry, pixels: number): number {
  return Math.max(1, NEAR / (geometry.cellWidth * pixels));
}

/** With this point of the field in the middle. */
export function centred(point: Place, scale: number, room: Size): Lens {
  return {
    scale,
    x: point.x - room.width / scale / 2,
    y: point.y - room.height / scale / 2,
  };
}

/** Nearer or further, while what lies under this point of the room stays there. */
export function zoomed(lens: Lens, scale: number, about: Place): Lens {
  return {
    scale,
    x: lens.x + about.x / lens.scale - about.x / scale,
    y: lens.y + about.y / lens.scale - about.y / scale,
  };
}

/** Never past the field's edge by more than a cell; a field that is smaller than the room stands in its middle. */
export function within(lens: Lens, field: Size, room: Size): Lens {
  const { scale } = lens;
  const beyond = scale > 1 ? BEYOND : 0;
  const along = (at: number, size: number, seen: number) =>
    seen >= size + 2 * beyond
      ? (size - seen) / 2
      : Math.max(-beyond, Math.min(size + beyond - seen, at));
  return {
    scale,
    x: along(lens.x, field.width, room.width / scale),
    y: along(lens.y, field.height, room.height / scale),
  };
}
