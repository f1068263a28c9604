/** The search for the best plan is exact: nobody who tries every die and every field finds a better one. */

import { below, dealOf, fastRandom, shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { destinations, gniezno, journey, markerOn } from "../rules/index.ts";
import type { Field, View } from "../rules/index.ts";
import { fieldCount } from "../rules/roads.ts";
import { mixedMarkers } from "../rules/supply.ts";
import { daily } from "../daily/index.ts";
import { openOf, spendings } from "../daily/legs.ts";
import type { Open } from "../daily/legs.ts";
import { ordersOf } from "../daily/orders.ts";
import { planner } from "../daily/plans.ts";
import type { Deal } from "../daily/position.ts";

/** For tables as they are in a deal; only what moves is changed. */
const { start } = dealOn("2026-11-17");
const PATIENCE = 120_000;

describe("the most markers", () => {
  it(
    "are those that trying everything finds, from anywhere with few dice",
    () => {
      const random = fastRandom(16);
      const found = new Set<number>();
      for (let time = 0; time < 150; time += 1) {
        const open = drawn(random, 1 + below(random, 4));
        const most = tryEverything(open);
        expect(planner().best(open), JSON.stringify(open)).toHaveLength(most);
        found.add(most);
      }
      expect(found).toEqual(new Set([0, 1, 2, 3, 4]));
    },
    PATIENCE,
  );

  it(
    "and those of whole days, with all seven dice",
    () => {
      for (const day of ["2026-11-21", "2026-11-24"]) {
        const { pawns, markers, dice } = dealOn(day).start;
        const [pawn = 0] = pawns;
        const open = openOf({ pawn, markers, dice });
        expect(planner().best(open)).toHaveLength(tryEverything(open));
      }
    },
    PATIENCE,
  );
});

it("[J12] dice are spent together if none of them is too much", () => {
  expect(spendings([1, 6, 3, 3, 2], 6)).toEqual([[1], [6], [3, 3]]);
  expect(spendings([6, 3, 3, 2], 8)).toEqual([
    [6, 3],
    [6, 2],
    [3, 3, 2],
  ]);
  expect(spendings([3, 2], 6)).toEqual([]);
});

it(
  "orders are counted as whoever tries all of them counts",
  () => {
    const random = fastRandom(7);
    for (let time = 0; time < 40; time += 1) {
      const open = drawn(random, 3);
      const { length } = planner().best(open);
      if (length < 2) continue;
      expect(ordersOf(open, length, Infinity)).toBe(tryOrders(open, length));
    }
  },
  PATIENCE,
);

it("and no further than one wants to know", () => {
  // From Gniezno the first of them lies on the way to the second, and back (J15).
  const open = openOf({ pawn: gniezno, markers: [1, 2, 17], dice: [1, 1, 1] });
  expect(ordersOf(open, 3, Infinity)).toBe(4);
  expect(ordersOf(open, 3, 2)).toBe(2);
});

function dealOn(day: string): Deal {
  return dealOf(daily, journey.id, day) as Deal;
}

/** A pawn that stands on no marker, some markers and some dice. */
function drawn(random: Random, count: number): Open {
  const markers = mixedMarkers(random).slice(0, 2 + below(random, 6));
  const free = Array.from({ length: fieldCount }, (_, field) => field).filter(
    (field) => markerOn(markers, field) === 0,
  );
  const [pawn = 0] = shuffle(free, random);
  const dice = Array.from({ length: count }, () => 1 + below(random, 6));
  return openOf({ pawn, markers, dice });
}

/** Every field that every die leads to, by the rules of the game alone. */
function* everyTurn(
  { pawn, markers, dice }: Open,
  which: Iterable<number> = new Set(dice),
) {
  const view: View = { ...start, markers, pawns: [pawn] };
  for (const die of which)
    for (const to of destinations(view, pawn, die)) {
      const marker = to === pawn ? 0 : markerOn(markers, to);
      const left = [...dice];
      left.splice(left.indexOf(die), 1);
      const open: Open = {
        pawn: to,
        markers: markers.filter((other) => other !== marker),
        dice: left,
      };
      yield { marker, open };
    }
}

/** Wherever a pawn may stand once these markers and dice are left. */
interface Layer extends Omit<Open, "pawn"> {
  readonly pawns: Set<Field>;
}

function tryEverything({ pawn, markers, dice }: Open): number {
  let fewest = markers.length;
  let layers: Layer[] = [{ markers, dice, pawns: new Set([pawn]) }];
  while (layers.some((layer) => layer.dice.length > 0)) {
    const next = new Map<string, Layer>();
    const layerOf = (open: Omit<Open, "pawn">) => {
      const key = `${open.markers.join()} ${open.dice.join()}`;
      const layer = next.get(key) ?? { ...open, pawns: new Set() };
      next.set(key, layer);
      return layer;
    };
    for (const layer of layers)
      for (const { marker, open } of everyTurnOf(layer)) {
        layerOf(open).pawns.add(open.pawn);
        if (marker > 0) fewest = Math.min(fewest, open.markers.length);
      }
    layers = [...next.values()];
  }
  return markers.length - fewest;
}

/** Every turn of a layer, each once. */
function* everyTurnOf({ pawns, markers, dice }: Layer) {
  for (const die of new Set(dice)) {
    const seen = new Set<Field>();
    for (const pawn of pawns)
      for (const turn of everyTurn({ pawn, markers, dice }, [die])) {
        if (seen.has(turn.open.pawn)) continue;
        seen.add(turn.open.pawn);
        yield turn;
      }
  }
}

/** How many different lists of that number of markers there are. */
function tryOrders(open: Open, count: number): number {
  const known = new Map<string, readonly string[]>();
  function orders(at: Open): readonly string[] {
    const key = JSON.stringify(at);
    const before = known.get(key);
    if (before) return before;
    const found = new Set([""]);
    for (const { marker, open: next } of everyTurn(at))
      for (const order of orders(next))
        found.add(marker > 0 ? `${marker} ${order}` : order);
    known.set(key, [...found]);
    return [...found];
  }
  return orders(open).filter((order) => order.split(" ").length === count + 1)
    .length;
}
