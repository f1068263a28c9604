/** What pictures are cut from: flat shapes in a few inks, on a sheet of 100 by 64 with the ground at 57. */

export const SHEET = { width: 100, height: 64, ground: 57 } as const;

/** Four inks to fill with, and two to draw lines with. */
const inks = ["dark", "mid", "light", "hot", "line", "scratch"] as const;
type Ink = (typeof inks)[number];

export type Shape = readonly [ink: Ink, path: string];
export type Motif = readonly Shape[];

export function box(x: number, y: number, width: number, height: number) {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A window or a door with a round top, standing on its sill. */
export function arch(x: number, y: number, width: number, height: number) {
  const half = width / 2;
  return `M${x} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}Z`;
}

/** The same shape again and again, in rows and columns. */
export function rows(
  shape: (x: number, y: number) => string,
  from: { readonly x: number; readonly y: number },
  step: { readonly x: number; readonly y: number },
  columns: number,
  lines = 1,
): string {
  let path = "";
  for (let line = 0; line < lines; line += 1)
    for (let column = 0; column < columns; column += 1)
      path += shape(from.x + column * step.x, from.y + line * step.y);
  return path;
}

/** Panes, all alike. */
export function panes(
  x: number,
  y: number,
  columns: number,
  lines: number,
  step: { readonly x: number; readonly y: number } = { x: 6, y: 8 },
): string {
  return rows(
    (left, top) => box(left, top, 3, 4.6),
    { x, y },
    step,
    columns,
    lines,
  );
}

/** A wheel's rim, hub and spokes, as lines. */
export function wheel(x: number, y: number, radius: number): string {
  const slant = radius * 0.7;
  return `${disc(x, y, radius)}M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}M${x - slant} ${y - slant}L${x + slant} ${y + slant}M${x + slant} ${y - slant}L${x - slant} ${y + slant}`;
}
