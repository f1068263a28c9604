// Writes an SVG path: rounded to tenths, each point as a step from the last, points that fall together once.

export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  path(): string;
}

type Tenths = readonly [x: number, y: number];

export function penOf(): Pen {
  const rings: Tenths[][] = [];
  let ring: Tenths[] = [];
  return {
    moveTo(x, y) {
      ring = [tenths(x, y)];
    },
    lineTo(x, y) {
      const next = tenths(x, y);
      if (!isSame(next, ring.at(-1))) ring.push(next);
    },
    closePath() {
      if (isSame(ring.at(-1), ring[0])) ring.pop();
      if (ring.length >= 3) rings.push(ring);
    },
    path: () => rings.map(written).join(""),
  };
}

function tenths(x: number, y: number): Tenths {
  return [Math.round(x * 10), Math.round(y * 10)];
}

function isSame(a: Tenths | undefined, b: Tenths | undefined): boolean {
  return a?.[0] === b?.[0] && a?.[1] === b?.[1];
}

function written(ring: readonly Tenths[]): string {
  const steps = ring.map(([x, y], index) => {
    const [fromX, fromY] = ring[index - 1] ?? [0, 0];
    return `${(x - fromX) / 10},${(y - fromY) / 10}`;
  });
  const [start, ...others] = steps;
  return `M${start}l${others.join(" ")}z`;
}
