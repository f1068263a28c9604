/** Lettering and names on maps: nothing is cut, nothing touches. */

import { expect, it } from "vitest";
import { DISPLAY, fit, LEADING, widthOf } from "../index.ts";
import { placeLabels } from "../map-labels.ts";

const room = { width: 90, height: 40, largest: 20, lines: 3 };

it.each([
  ["Roma", ["Roma"]],
  ["Cluj-Napoca", ["Cluj-", "Napoca"]],
  ["Stary Most w Mostarze", ["Stary", "Most w", "Mostarze"]],
])("%s is broken between words or after a hyphen", (name, lines) => {
  expect(fit(name, { ...room, width: 60, height: 60 }).lines).toEqual(lines);
});

it.each(["Roma", "Castello di Český Krumlov", "Kamieniec-Podolski"])(
  "%s stays within its room at the size found",
  (name) => {
    for (const face of [undefined, DISPLAY]) {
      const { lines, size } = fit(name, room, face);
      expect(size).toBeLessThanOrEqual(room.largest);
      expect(lines.length).toBeLessThanOrEqual(room.lines);
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(40.01);
      for (const line of lines)
        expect(widthOf(line, size, face)).toBeLessThanOrEqual(90.01);
      expect(lines.join("").replaceAll(/[ -]/g, "")).toBe(
        name.replaceAll(/[ -]/g, ""),
      );
    }
  },
);

it("a name that may take one line only is shrunk", () => {
  const { lines, size } = fit("Stary Most w Mostarze", { ...room, lines: 1 });
  expect(lines).toHaveLength(1);
  expect(size).toBeLessThan(10);
});

it("names on a map are left out rather than cover one another, and stay on it", () => {
  const dot = { x: 50, y: 50, name: "Bratislava" };
  const crowd = Array.from({ length: 9 }, (_, n) => ({
    ...dot,
    x: 46 + (n % 3) * 4,
    y: 46 + Math.floor(n / 3) * 4,
  }));
  const edge = { width: 300, height: 300 };
  const placed = placeLabels(crowd, 3, 12, edge);
  expect(placed.filter(Boolean).length).toBeLessThan(crowd.length);
  expect(placed).toHaveLength(crowd.length);
  const [atEdge] = placeLabels([{ ...dot, x: 298 }], 3, 12, edge);
  expect(atEdge?.anchor).toBe("end");
});
