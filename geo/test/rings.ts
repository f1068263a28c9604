// Reads the paths that build/pen.ts writes, and tells whether they hold a spot.
import type { Spot } from "../projection.ts";

type Corner = readonly [x: number, y: number];
type Ring = readonly Corner[];

export function ringsOf(d: string): readonly Ring[] {
  return d.split("z").filter(Boolean).map(ringOf);
}

/** Whether a ray from the spot crosses the rings an odd number of times. */
export function holds(rings: readonly Ring[], { x, y }: Spot): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([bx, by], index) => {
      const [ax, ay] = ring.at(index - 1) ?? [bx, by];
      return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay);
    }),
  );
  return crossings.length % 2 === 1;
}

function ringOf(steps: string): Ring {
  const ring: Corner[] = [];
  for (const step of steps.slice(1).split(/[l ]/)) {
    const [dx = NaN, dy = NaN] = step.split(",").map(Number);
    const [x, y] = ring.at(-1) ?? [0, 0];
    ring.push([x + dx, y + dy]);
  }
  return ring;
}
