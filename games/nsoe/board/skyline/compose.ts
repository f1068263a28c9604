/** Puts a skyline together: something far, a row of roofs, what the city is known by, and land or water below. */

import { diceOf } from "@stolik/furniture";
import type { Dice } from "@stolik/furniture";
import type { City } from "../../content/cities.ts";
import { sights } from "./landmarks.ts";
import type { Landmark, Sight } from "./sight.ts";
import { cut } from "./shapes.ts";

/** How wide and how high the picture is; the feet of all buildings stand on the shore. */
export const WIDTH = 100;
export const HEIGHT = 96;
const SHORE = { land: 90, water: 80 } as const;

const prints = ["dawn", "dusk", "night", "noon"] as const;

export interface Skyline {
  /** Which inks it is printed in. */
  readonly print: (typeof prints)[number];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly far: string;
  readonly middle: string;
  /** One cut each, so that overlapping silhouettes do not cancel out. */
  readonly near: readonly string[];
  readonly shore: number;
  /** Strokes of light on the water. */
  readonly ripples: string;
}

export function skylineOf(city: City): Skyline {
  const dice = diceOf(city);
  const sight = sights[city] ?? inventedSight(dice);
  const shore = SHORE[sight.ground];
  return {
    print: dice.pick(prints),
    sun: {
      x: dice.between(14, 86),
      y: dice.between(14, 34),
      r: dice.between(7, 12),
    },
    far: far(sight.far, shore, dice),
    middle: roofs(shore, dice),
    near: sight.near.map(({ shape, x, width, height, lift = 0 }) =>
      cut(shape, {
        x,
        base: shore + 0.5 - lift,
        width,
        height: height * 0.86,
      }),
    ),
    shore,
    ripples: sight.ground === "water" ? ripples(shore, dice) : "",
  };
}

const tall = [
  "spire",
  "clock",
  "dome",
  "onion",
  "battlements",
  "tiers",
] as const;
const low = ["gable", "roof", "steps", "hall", "block", "temple"] as const;
const trees = ["pine", "palm", "sail", "chimney", "bridge"] as const;

function inventedSight(dice: Dice): Sight {
  const near: Landmark[] = [];
  let x = dice.between(0, 6);
  let tallest = 0;
  while (x < 88) {
    const isTall = tallest < 2 && dice.next() < 0.42;
    if (isTall) tallest += 1;
    const width = isTall ? dice.between(13, 24) : dice.between(13, 26);
    const height = isTall ? dice.between(56, 84) : dice.between(24, 40);
    const shape = isTall ? dice.pick(tall) : dice.pick(low);
    near.push({ shape, x, width, height });
    x += width * dice.between(0.9, 1.15);
  }
  if (tallest === 0)
    near.push({
      shape: dice.pick(tall),
      x: 40,
      width: 16,
      height: dice.between(64, 80),
    });
  const shape = dice.pick(trees);
  const edge = dice.next() < 0.5 ? dice.between(0, 8) : dice.between(74, 84);
  near.push(
    shape === "bridge"
      ? { shape, x: 0, width: 100, height: 13 }
      : { shape, x: edge, width: 15, height: dice.between(26, 38) },
  );
  return {
    ground: dice.pick(["land", "water"]),
    far: dice.pick(["hills", "peaks", "blocks", "none"]),
    near,
  };
}

function far(kind: Sight["far"], shore: number, dice: Dice): string {
  if (kind === "none") return "";
  const shape = { hills: "hill", peaks: "peak", blocks: "block" } as const;
  const steps = kind === "blocks" ? 7 : 3;
  const pieces = Array.from({ length: steps }, (_, index) => {
    const width = (WIDTH / steps) * dice.between(1.1, 1.9);
    const x = (WIDTH / steps) * index - width * dice.between(0.1, 0.35);
    const height =
      kind === "hills" ? dice.between(22, 40) : dice.between(34, 58);
    return cut(shape[kind], { x, base: shore, width, height });
  });
  return pieces.join("");
}

function roofs(shore: number, dice: Dice): string {
  const pieces: string[] = [];
  for (let x = -4; x < WIDTH;) {
    const width = dice.between(9, 17);
    const shape = dice.pick(["gable", "roof", "block", "gable"]);
    pieces.push(
      cut(shape, { x, base: shore, width, height: dice.between(12, 28) }),
    );
    x += width;
  }
  return pieces.join("");
}

function ripples(shore: number, dice: Dice): string {
  const strokes = Array.from({ length: 5 }, (_, index) => {
    const y = shore + 4 + (index % 3) * 4;
    const x = dice.between(2, 74);
    return `M${x.toFixed(1)} ${y}h${dice.between(10, 24).toFixed(1)}`;
  });
  return strokes.join("");
}
