/** Lettering and names on maps: nothing is cut, nothing touches. */

import { expect, it } from "vitest";
import { ANY, DISPLAY, fit, narrowed, LEADING, widthOf } from "../index.ts";
import { placeLabels } from "../map-labels.ts";
import { cutFor } from "../paper.ts";

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

it("a line is set narrower only where it is too long for its room", () => {
  expect(narrowed("Rome", 11, 40)).toEqual({});
  expect(narrowed("Thessaloniki", 11, 40)).toEqual({
    textLength: 40,
    lengthAdjust: "spacingAndGlyphs",
  });
});

it("names on a map are left out rather than cover one another, and stay on it", () => {
  const dot = { x: 50, y: 50, name: "Bratislava" };
  const crowd = Array.from({ length: 9 }, (_, n) => ({
    ...dot,
    x: 46 + (n % 3) * 4,
    y: 46 + Math.floor(n / 3) * 4,
  }));
  const edge = { width: 300, height: 300 };
  const look = { radius: 3, size: 12, edge };
  const placed = placeLabels(crowd, look);
  expect(placed.filter(Boolean).length).toBeLessThan(crowd.length);
  expect(placed).toHaveLength(crowd.length);
  const [atEdge] = placeLabels([{ ...dot, x: 298 }], look);
  expect(atEdge?.anchor).toBe("end");
  const free = { ...dot, x: 150 };
  const [beside] = placeLabels([free], {
    ...look,
    keepOff: [{ x: 170, y: 50 }],
  });
  expect(beside?.anchor).toBe("end");
  // Letters of a face that nobody knows may run wider.
  const near = { ...dot, x: 228 };
  expect(placeLabels([near], look)[0]?.anchor).toBe("start");
  expect(placeLabels([near], { ...look, face: ANY })[0]?.anchor).toBe("end");
});

it.each([
  ["a few in the middle", [spot(400, 300), spot(600, 420)]],
  ["from one end to the other", [spot(20, 80), spot(980, 700)]],
  ["at the edge", [spot(990, 10), spot(900, 90)]],
  ["one alone", [spot(5, 735)]],
])("a sheet shows every spot: %s", (_, spots) => {
  const paper = { width: 560, height: 630 };
  const map = { width: 1000, height: 740 };
  const { scale, left, top } = cutFor(spots, paper, map, 360);
  expect(paper.width / scale).toBeGreaterThanOrEqual(360);
  for (const { x, y } of spots) {
    expect((x - left) * scale).toBeGreaterThanOrEqual(0);
    expect((x - left) * scale).toBeLessThanOrEqual(paper.width);
    expect((y - top) * scale).toBeGreaterThanOrEqual(0);
    expect((y - top) * scale).toBeLessThanOrEqual(paper.height);
  }
});

function spot(x: number, y: number) {
  return { x, y };
}
