/** Right or wrong: the rules' worked examples, row by row. */

import { place } from "@stolik/geo/places";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { contradictions, degrees } from "../rules/index.ts";
import { table } from "./table.ts";
import type { Lying } from "./table.ts";

interface Row {
  readonly rule: string;
  readonly laid: readonly Lying[];
  readonly card: Lying;
  /** The cities it contradicts; none: right. */
  readonly against: readonly City[];
  readonly why: string;
}

const roma = "roma 7 7";
const napoli = "napoli 7 8";
const rows: readonly Row[] = [
  {
    rule: "N10",
    laid: [roma],
    card: "milano 5 6",
    against: [],
    why: "north-west of Roma",
  },
  {
    rule: "N10",
    laid: [roma],
    card: "milano 5 8",
    against: ["roma"],
    why: "the column says east",
  },
  {
    rule: "N11",
    laid: [roma],
    card: "milano 7 6",
    against: ["roma"],
    why: "same row, 4° apart",
  },
  {
    rule: "N11",
    laid: [roma],
    card: "napoli 7 8",
    against: [],
    why: "same row, 1° apart",
  },
  {
    rule: "N11",
    laid: [roma, napoli],
    card: "barcelona 7 5",
    against: [],
    why: "1° and 0° apart",
  },
  {
    rule: "N11",
    laid: [roma, napoli],
    card: "palermo 9 8",
    against: [],
    why: "1° from Napoli",
  },
  {
    rule: "N11",
    laid: [roma],
    card: "kobenhavn 3 7",
    against: [],
    why: "0° from Roma",
  },
  {
    rule: "N11",
    laid: [roma, napoli, "palermo 9 8"],
    card: "kobenhavn 3 8",
    against: [],
    why: "2° from Napoli, 1° from Palermo",
  },
  {
    rule: "N10",
    laid: [roma, napoli],
    card: "kobenhavn 3 9",
    against: ["napoli"],
    why: "Napoli, further west on the board, has 14°E",
  },
  {
    rule: "N9",
    laid: [roma, "kobenhavn 3 7"],
    card: "berlin 2 8",
    against: ["kobenhavn"],
    why: "right against the reference is not enough",
  },
  {
    rule: "N9",
    laid: [roma, napoli],
    card: "milano 8 9",
    against: ["roma", "roma", "napoli", "napoli"],
    why: "wrong against both, on both axes",
  },
];

describe("right or wrong", () => {
  it.each(rows)("[$rule] $card: $why", ({ laid, card, against }) => {
    const { laid: lying } = table({ laid });
    const [placed] = table({ laid: [card] }).laid;
    if (!placed) throw new Error("no card");
    const found = contradictions(lying, backs, placed, backs[placed.city]);
    expect(found.map(({ city }) => city)).toEqual(against);
  });

  it("[N1] degrees are cut, not rounded, west negative", () => {
    expect(degrees(41.89)).toBe(41);
    expect(degrees(-3.7)).toBe(-3);
    expect(degrees(-0.13)).toBe(0);
    expect(Object.is(degrees(-0.13), 0)).toBe(true);
  });

  it.each([
    ["roma", 41, 12],
    ["milano", 45, 9],
    ["napoli", 40, 14],
    ["barcelona", 41, 2],
    ["palermo", 38, 13],
    ["kobenhavn", 55, 12],
    ["london", 51, 0],
  ] as const)("[N1] %s prints %i°N %i°E", (city, latitude, longitude) => {
    const point = backs[city];
    expect([degrees(point.latitude), degrees(point.longitude)]).toEqual([
      latitude,
      longitude,
    ]);
  });

  it("[N1] degrees are cut from the table's own value: 41.9965 is 41, though rounded it would be 42", () => {
    expect(degrees(place("skopje").latitude)).toBe(41);
    for (const city of cities) {
      const { latitude, longitude } = place(city);
      expect(backs[city]).toEqual({ latitude, longitude });
    }
  });

  it("[N10] equal whole degrees are right on either side: London 0°W beside 0°E", () => {
    const { laid } = table({ laid: ["paris 7 7"] });
    const world = { ...backs, paris: { latitude: 40, longitude: 0.9 } };
    for (const column of [5, 9]) {
      expect(
        contradictions(laid, world, { row: 2, column }, backs.london),
      ).toEqual([]);
    }
  });

  it("[N10] names the axis and how it failed", () => {
    const { laid } = table();
    expect(
      contradictions(laid, backs, { row: 6, column: 8 }, backs.milano),
    ).toEqual([
      { city: "roma", axis: "longitude", type: "order" },
      { city: "roma", axis: "latitude", type: "apart" },
    ]);
  });

  it("[N9] a card is right against another exactly when that one is right against it", () => {
    const line = fc.integer({ min: 0, max: 12 });
    const point = fc.record({
      latitude: fc.double({ min: 34, max: 71, noNaN: true }),
      longitude: fc.double({ min: -24, max: 45, noNaN: true }),
    });
    const cell = fc.record({ row: line, column: line });
    fc.assert(
      fc.property(cell, cell, point, point, (one, other, here, there) => {
        const world = { ...backs, roma: here, oslo: there };
        const forth = contradictions(
          [{ city: "roma", ...one }],
          world,
          other,
          there,
        );
        const reverse = contradictions(
          [{ city: "oslo", ...other }],
          world,
          one,
          here,
        );
        expect(forth.map(({ axis, type }) => [axis, type])).toEqual(
          reverse.map(({ axis, type }) => [axis, type]),
        );
      }),
    );
  });
});
