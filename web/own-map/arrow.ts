/** An arrow of a map: one wrong answer, as a browser or a file keeps it. */

import type { Compared, Misplaced } from "@stolik/furniture";
import { isObject, isOneOf } from "@stolik/kernel";
import { isName, isTime } from "../bounds.ts";

/** One wrong answer, and the match it was given in. Its places may be some that this edition does not know any more. */
export interface Arrow extends Omit<Misplaced, "place" | "other"> {
  readonly place: string;
  readonly other?: Omit<Compared, "place"> & { readonly place: string };
  readonly match: string;
  /** When the match was over, in milliseconds; absent: an older page kept it. */
  readonly at?: number;
}

/** Longer than any match or place is called; the key of an arrow has both in it, and is a name too. */
const LONGEST = 64;

type Point = Arrow["truth"];
type Other = NonNullable<Arrow["other"]>;

/** Undefined: it is none. Its members always stand in the same order. */
export function readArrow(raw: unknown): Arrow | undefined {
  if (!isObject(raw)) return undefined;
  const { match, place, at, mayBeBluff } = raw;
  const truth = readPoint(raw["truth"]);
  const correction = readDegrees(raw["correction"]);
  const other = readOther(raw["other"]);
  if (!isName(match, LONGEST) || !isName(place, LONGEST)) return undefined;
  if (!truth || !correction || !isOnEarth(tailOf(truth, correction)))
    return undefined;
  return {
    place,
    truth,
    correction,
    ...(mayBeBluff === true ? { mayBeBluff } : {}),
    ...(other ? { other } : {}),
    match,
    ...(isTime(at) ? { at } : {}),
  };
}

function readOther(raw: unknown): Other | undefined {
  if (!isObject(raw)) return undefined;
  const { place, axis } = raw;
  const truth = readPoint(raw["truth"]);
  if (!isName(place, LONGEST) || !truth) return undefined;
  if (!isOneOf(axis, ["latitude", "longitude"])) return undefined;
  return { place, truth, axis };
}

function readPoint(raw: unknown): Point | undefined {
  const point = readDegrees(raw);
  return point && isOnEarth(point) ? point : undefined;
}

function readDegrees(raw: unknown): Point | undefined {
  if (!isObject(raw)) return undefined;
  const { latitude, longitude } = raw;
  return isNumber(latitude) && isNumber(longitude)
    ? { latitude, longitude }
    : undefined;
}

/** Where the answer put the place: the arrow is drawn from there. */
function tailOf(truth: Point, correction: Point): Point {
  return {
    latitude: truth.latitude - correction.latitude,
    longitude: truth.longitude - correction.longitude,
  };
}

function isOnEarth({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function isNumber(raw: unknown): raw is number {
  return Number.isFinite(raw);
}
