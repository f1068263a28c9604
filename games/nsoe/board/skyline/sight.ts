/** What is to be seen in a city: its ground, what stands far off, and what it is known by. */

import { isShape } from "./shapes.ts";
import type { Shape } from "./shapes.ts";

/** In hundredths of the picture. */
export interface Landmark {
  readonly shape: Shape;
  /** Its left foot. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** How high above the ground it stands, on a hill. */
  readonly lift?: number;
}

export interface Sight {
  readonly ground: "land" | "water";
  readonly far: "hills" | "peaks" | "blocks" | "none";
  readonly near: readonly Landmark[];
}

/** `near`: shape, left foot, width, height and perhaps lift of each thing to be seen. */
export function sight(
  ground: Sight["ground"],
  far: Sight["far"],
  near: string,
): Sight {
  return { ground, far, near: near.split(", ").map(landmark) };
}

function landmark(text: string): Landmark {
  const [shape = "", ...numbers] = text.split(" ");
  const [x = 0, width = 0, height = 0, lift = 0] = numbers.map(Number);
  if (!isShape(shape)) throw new Error(`Nobody can cut a ${shape}.`);
  return { shape, x, width, height, lift };
}
