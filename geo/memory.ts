// What a bot remembers of the map: every place displaced by an error of its own, until the table reveals it.
import type { Random } from "@stolik/kernel";
import type { PlaceId } from "./names.ts";
import { normal } from "./normal.ts";
import { place, type Fame } from "./places.ts";
import type { Point } from "./point.ts";

export type { Point };

/** From somebody who has been to a few capitals to somebody who draws maps. */
export const knowledges = [
  "tourist",
  "reader",
  "pupil",
  "wanderer",
  "traveller",
  "geographer",
] as const;

export type Knowledge = (typeof knowledges)[number];

/** Standard deviation of the error, in degrees of a great circle (111 km), by fame. */
export const spreads = {
  tourist: { 1: 2.5, 2: 5, 3: 8 },
  reader: { 1: 2, 2: 4, 3: 6.4 },
  pupil: { 1: 1.8, 2: 3.6, 3: 5.5 },
  wanderer: { 1: 1.5, 2: 3, 3: 5 },
  traveller: { 1: 1.2, 2: 2.5, 3: 4 },
  geographer: { 1: 0.5, 2: 1, 3: 1.8 },
} as const satisfies Readonly<
  Record<Knowledge, Readonly<Record<Fame, number>>>
>;

/** Standard deviation of the error of the natural logarithm of the inhabitants, by fame. */
export const headcountSpreads = {
  tourist: { 1: 0.8, 2: 1.2, 3: 1.6 },
  reader: { 1: 0.7, 2: 1.05, 3: 1.4 },
  pupil: { 1: 0.6, 2: 0.9, 3: 1.2 },
  wanderer: { 1: 0.55, 2: 0.8, 3: 1.1 },
  traveller: { 1: 0.4, 2: 0.6, 3: 0.9 },
  geographer: { 1: 0.15, 2: 0.25, 3: 0.4 },
} as const satisfies Readonly<
  Record<Knowledge, Readonly<Record<Fame, number>>>
>;

/** How many one believes to live in a place, and how sure one is. */
export interface Headcount {
  readonly inhabitants: number;
  /** Standard deviation of the natural logarithm of the inhabitants; 0 is certainty. */
  readonly spread: number;
}

/** Where one believes a place to be, and how sure one is. Not cut at the poles, so that the error stays normal. */
export interface Recollection extends Point {
  /** Standard deviations in degrees of latitude and of longitude; 0 is certainty. */
  readonly spread: Point;
}

export type Memory<Id extends PlaceId = PlaceId> = Readonly<
  Record<Id, Recollection>
>;

export function remember<Id extends PlaceId>(
  ids: readonly Id[],
  knowledge: Knowledge,
  random: Random,
): Memory<Id> {
  const recollections = ids.map(
    (id) => [id, recall(id, knowledge, random)] as const,
  );
  return Object.fromEntries(recollections) as Record<Id, Recollection>;
}

/** The same memory with one place known exactly, because the table has seen it. */
export function correct<Id extends PlaceId>(
  memory: Memory<Id>,
  id: Id,
  { latitude, longitude }: Point,
): Memory<Id> {
  const spread = { latitude: 0, longitude: 0 };
  return { ...memory, [id]: { latitude, longitude, spread } };
}

/** What one remembers of how many live there: too many or too few by a factor, as people err about sizes. */
export function rememberInhabitants<Id extends PlaceId>(
  ids: readonly Id[],
  knowledge: Knowledge,
  random: Random,
): Readonly<Record<Id, Headcount>> {
  const headcounts = ids.map((id) => {
    const truth = place(id);
    const spread = headcountSpreads[knowledge][truth.fame];
    const inhabitants = truth.inhabitants * Math.exp(spread * normal(random));
    return [id, { inhabitants, spread }] as const;
  });
  return Object.fromEntries(headcounts) as Record<Id, Headcount>;
}

function recall(
  id: PlaceId,
  knowledge: Knowledge,
  random: Random,
): Recollection {
  const truth = place(id);
  const spread = spreads[knowledge][truth.fame];
  const latitude = truth.latitude + spread * normal(random);
  // Stretched by the remembered latitude: the true one would show through the spread.
  const stretched = spread * stretch(latitude);
  const longitude = truth.longitude + stretched * normal(random);
  const both = { latitude: spread, longitude: stretched };
  return { latitude, longitude, spread: both };
}

/** A kilometre is more degrees of longitude the further north it lies. */
function stretch(latitude: number): number {
  const inhabited = Math.min(Math.abs(latitude), NORTHERNMOST);
  return 1 / Math.cos((inhabited * Math.PI) / 180);
}

/** No one believes a city to lie nearer to a pole. */
const NORTHERNMOST = 75;
