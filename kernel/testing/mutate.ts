/** Moves gone wrong: by a little, by a value borrowed from another move, or beyond recognition. */

import { copy } from "../copy.ts";
import { below, pick } from "../random.ts";
import type { Random } from "../random.ts";

/** What no game should mistake for a move or options; all of it can come out of JSON. */
export const garbage: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.5,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  "",
  "x",
  "__proto__",
  [],
  [null],
  [[]],
  {},
  { type: null },
  { type: 0 },
  { type: "constructor" },
  { type: "__proto__" },
  { type: { toString: 1 } },
  JSON.parse('{"__proto__":{"type":"x"}}'),
];

/** A variation of a move, which may happen to be legal; `others` are moves to borrow from. */
export function mutated(
  move: unknown,
  others: readonly unknown[],
  random: Random,
): unknown {
  const box = { move: copy(move) };
  const place = pick(placesOf(box), random);
  const other = others.length > 0 ? pick(others, random) : move;
  switch (below(random, 8)) {
    case 0:
    case 1:
    case 2:
      put(place, borrowed(place, other, random));
      break;
    case 3:
      put(place, near(valueAt(place), random));
      break;
    case 4:
      put(place, pick(garbage, random));
      break;
    case 5:
      reshape(place, random);
      break;
    case 6:
      return copy(other);
    default:
      put(place, near(valueAt(place), random));
      return mutatedOnce(box, random);
  }
  return box.move;
}

/** A container and which of its members. */
interface Place {
  readonly path: string;
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function mutatedOnce(box: { move: unknown }, random: Random): unknown {
  const place = pick(placesOf(box), random);
  put(place, near(valueAt(place), random));
  return box.move;
}

function placesOf(holder: object, path = ""): Place[] {
  return Object.entries(holder).flatMap(([name, inner]: [string, unknown]) => {
    const here = `${path}.${name}`;
    const place = { path: here, holder: holder as Place["holder"], name };
    return typeof inner === "object" && inner !== null
      ? [place, ...placesOf(inner, here)]
      : [place];
  });
}

function valueAt(place: Place): unknown {
  return place.holder[place.name];
}

function put(place: Place, value: unknown): void {
  place.holder[place.name] = structuredClone(value);
}

/** The other move's value in the same place, or else in any. */
function borrowed(place: Place, other: unknown, random: Random): unknown {
  const places = placesOf({ move: other });
  const match = places.find(({ path }) => path === place.path);
  return valueAt(match ?? pick(places, random));
}

function near(value: unknown, random: Random): unknown {
  if (typeof value === "number")
    return pick(
      [value + 1, value - 1, -value, value + 0.5, value * 1e9, `${value}`],
      random,
    );
  if (typeof value === "string")
    return pick(
      ["", `${value}x`, value.toUpperCase(), value.slice(1), [value]],
      random,
    );
  return typeof value === "boolean" ? !value : pick(garbage, random);
}

/** Drops, adds, repeats or reverses. */
function reshape(place: Place, random: Random): void {
  const value = valueAt(place);
  if (Array.isArray(value)) {
    const item: unknown = value.length > 0 ? pick(value, random) : 0;
    const shapes = [[...value, item], value.toReversed(), value.slice(1)];
    put(place, pick(shapes, random));
    return;
  }
  if (typeof value === "object" && value !== null) {
    const names = Object.keys(value);
    if (names.length > 0 && below(random, 2) === 0)
      Reflect.deleteProperty(value, pick(names, random));
    else put(place, { ...value, extra: 1 });
    return;
  }
  if (!Array.isArray(place.holder))
    Reflect.deleteProperty(place.holder, place.name);
}
