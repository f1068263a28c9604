/** The least correction: it makes the answer right, and no smaller one does. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { contradictions, correctionAt, degrees } from "../rules/index.ts";
import type { Cell, Laid, Point } from "../rules/index.ts";
import { table } from "./table.ts";
import type { Lying } from "./table.ts";

const SIZE = 9;
const aCell = fc.record({
  row: fc.nat({ max: SIZE - 1 }),
  column: fc.nat({ max: SIZE - 1 }),
});
const aCity = fc.constantFrom(...cities);
/** Cards that were laid one after the other; those that were wrong do not stay (N13). */
const aBoard = fc
  .array(fc.record({ city: aCity, cell: aCell }), { maxLength: 40 })
  .map((lays) => {
    const laid: Laid[] = [{ city: "roma", row: 4, column: 4 }];
    for (const { city, cell } of lays)
      if (
        !laid.some((card) => card.city === city || isSame(card, cell)) &&
        contradictions(laid, backs, cell, backs[city]).length === 0
      )
        laid.push({ city, ...cell });
    return laid;
  });

it.each<[Lying, Point, string]>([
  ["milano 5 6", { latitude: 0, longitude: 0 }, "N10: it is right"],
  ["milano 5 8", { latitude: 0, longitude: -3 }, "N10: 9°E, not 12°E or more"],
  ["milano 7 6", { latitude: 2, longitude: 0 }, "N11: 45°N, not 43°N or less"],
  ["oslo 9 4", { latitude: 18, longitude: 0 }, "N10: 59°N, not 41°N or less"],
])("[N10] [N11] %s is off by %j (%s)", (card, off) => {
  const [name = "", row, column] = card.split(" ");
  const cell = { row: Number(row) - 1, column: Number(column) - 1 };
  expect(correctionAt(table(), cell, backs[name as City])).toEqual(off);
});

it("[N9] corrected by it a card is right, and by any less it is wrong", () => {
  fc.assert(
    fc.property(aBoard, aCell, aCity, (laid, cell, city) => {
      const printed = {
        latitude: degrees(backs[city].latitude),
        longitude: degrees(backs[city].longitude),
      };
      const off = correctionAt({ laid, backs }, cell, printed);
      const isRight = (north: number, east: number) => {
        const latitude = printed.latitude - north;
        const longitude = printed.longitude - east;
        const point = { latitude, longitude };
        return contradictions(laid, backs, cell, point).length === 0;
      };
      expect(isRight(off.latitude, off.longitude)).toBe(true);
      const { latitude, longitude } = off;
      if (latitude !== 0)
        expect(isRight(latitude - Math.sign(latitude), longitude)).toBe(false);
      if (longitude !== 0)
        expect(isRight(latitude, longitude - Math.sign(longitude))).toBe(false);
    }),
  );
});

function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}
