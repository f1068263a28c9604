/** Exercises: each asks again what an answer had wrong, as one comparison of two places. */

import { isPlaceId } from "@stolik/geo/names";
import type { PlaceId } from "@stolik/geo/names";
import type { Point } from "@stolik/geo/projection";
import { ordered } from "../greatest.ts";
import type { Arrow } from "../own-map/arrow.ts";

type Axis = keyof Point;

export type Way = "north" | "south" | "west" | "east";

export interface Side {
  readonly place: PlaceId;
  readonly truth: Point;
}

export interface Exercise {
  /** The same for the same comparison, whichever of the two was laid. */
  readonly key: string;
  readonly axis: Axis;
  readonly sides: readonly [Side, Side];
}

/** Less apart, in degrees, nobody could know it. */
const LEAST = 0.25;

/** Without repeats, the oldest answer first. */
export function exercisesOf(arrows: readonly Arrow[]): Exercise[] {
  const found = new Map<string, Exercise>();
  for (const arrow of arrows) {
    const exercise = exerciseOf(arrow, arrows);
    if (exercise && !found.has(exercise.key)) found.set(exercise.key, exercise);
  }
  return [...found.values()];
}

/** Which way is asked for changes from time to time, so that no answer is learnt by its button. */
export function wayOf({ axis }: Exercise, times: number): Way {
  const [one, other] =
    axis === "latitude"
      ? (["north", "south"] as const)
      : (["west", "east"] as const);
  return times % 2 === 0 ? one : other;
}

/** The one of the two that lies further that way. */
export function answerTo({ axis, sides }: Exercise, way: Way): Side {
  const [one, other] = sides;
  const isMore = way === "north" || way === "east";
  const isOne = one.truth[axis] > other.truth[axis] === isMore;
  return isOne ? one : other;
}

export function degreesApart({ axis, sides }: Exercise): number {
  const [one, other] = sides;
  return Math.abs(one.truth[axis] - other.truth[axis]);
}

function exerciseOf(
  arrow: Arrow,
  arrows: readonly Arrow[],
): Exercise | undefined {
  const { place, truth, other = partnerOf(arrow, arrows) } = arrow;
  if (!other || !isPlaceId(place) || !isPlaceId(other.place)) return undefined;
  const { axis } = other;
  const here: Side = { place, truth };
  const there: Side = { place: other.place, truth: other.truth };
  const sides: [Side, Side] =
    ordered(here.place, there.place) < 0 ? [here, there] : [there, here];
  const key = `${axis} ${sides.map((side) => side.place).join(" ")}`;
  const exercise = { key, axis, sides };
  return place !== other.place && degreesApart(exercise) >= LEAST
    ? exercise
    : undefined;
}

/** An older page kept no comparison: the earliest place of the map that makes a fair question on the axis that was more wrong. */
function partnerOf(
  { place, truth, correction }: Arrow,
  arrows: readonly Arrow[],
): Arrow["other"] {
  const isNorthSouth =
    Math.abs(correction.latitude) >= Math.abs(correction.longitude);
  const axis = isNorthSouth ? "latitude" : "longitude";
  const found = arrows.find(
    (one) =>
      one.place !== place && Math.abs(one.truth[axis] - truth[axis]) >= 1,
  );
  return found && { place: found.place, truth: found.truth, axis };
}
