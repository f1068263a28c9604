/** What a picture is cut from: flat shapes and strokes in a few printing inks. */

const inks = ["ink", "light", "hot", "gold", "mid", "blue"] as const;
type Ink = (typeof inks)[number];

/** A shape in a square from −20 to 20; with a width it is a stroke, without one it is filled. */
export type Part = readonly [ink: Ink, d: string, width?: number];

export function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export function box(x: number, y: number, width: number, height: number) {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
