/** Which part of a map a sheet of paper shows: as large as can be, with every spot on it and, where the map goes on, room for its name. */

import type { Spot } from "@stolik/geo/projection";

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cut {
  /** How many units of the paper one of the map is. */
  readonly scale: number;
  /** Where the paper's corner lies on the map. */
  readonly left: number;
  readonly top: number;
}

/** How much of the paper stays free on each side of the outermost spots, as a share. */
const FREE = 0.12;

/** `least`: not less of the map than so wide, or nobody would recognise the coast. */
export function cutFor(
  spots: readonly Spot[],
  paper: Size,
  map: Size,
  least: number,
): Cut {
  const across = rangeOf(spots.map(({ x }) => x));
  const down = rangeOf(spots.map(({ y }) => y));
  const room = 1 - 2 * FREE;
  const whole = Math.min(paper.width / map.width, paper.height / map.height);
  const scale = Math.max(
    whole,
    Math.min(
      paper.width / least,
      (paper.width * room) / across.length,
      (paper.height * room) / down.length,
    ),
  );
  return {
    scale,
    left: begin(across.middle, paper.width / scale, map.width),
    top: begin(down.middle, paper.height / scale, map.height),
  };
}

function rangeOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A single spot is as wide as a point, and no paper is large enough for that.
  return { middle: (least + most) / 2, length: Math.max(1, most - least) };
}

/** Around the middle, and within the map as far as that is long enough. */
function begin(middle: number, shown: number, whole: number): number {
  const wanted = middle - shown / 2;
  return shown >= whole
    ? (whole - shown) / 2
    : Math.max(0, Math.min(whole - shown, wanted));
}
