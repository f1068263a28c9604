/** Upright rectangles, for names that must not touch. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around a point: so far to each side, and up and down. */
export function box(x: number, y: number, across: number, up: number): Box {
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
