// The projection is Miller's, keeps order, and fills its frame.
import { geoMercator } from "d3-geo";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeIds } from "../names.ts";
import { place } from "../places.ts";
import { europe, poland, project, viewBox } from "../projection.ts";

const frames = [
  ["europe", europe],
  ["poland", poland],
] as const;
const latitudes = fc.double({ min: -89, max: 89, noNaN: true });
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
/** Far enough apart to differ after rounding. */
const APART = 1e-6;

describe.each(frames)("the projection onto %s", (_, frame) => {
  it("fills the frame from corner to corner", () => {
    const { west, east, south, north, width, height } = frame;
    const corner = project(frame, { latitude: north, longitude: west });
    const opposite = project(frame, { latitude: south, longitude: east });
    expect(corner).toEqual({ x: 0, y: 0 });
    expect(opposite.x).toBeCloseTo(width, 9);
    expect(opposite.y).toBeCloseTo(height, 9);
    expect(viewBox(frame)).toBe(`0 0 ${width} ${height}`);
  });

  it("is Mercator's of four fifths of the latitude, stretched by five quarters", () => {
    const mercator = geoMercator().scale(1).translate([0, 0]);
    const scale = 1000 / (((frame.east - frame.west) * Math.PI) / 180);
    const heightOf = (latitude: number) =>
      -1.25 * (mercator([0, 0.8 * latitude])?.[1] ?? NaN);
    fc.assert(
      fc.property(latitudes, longitudes, (latitude, longitude) => {
        const { x, y } = project(frame, { latitude, longitude });
        const down = heightOf(frame.north) - heightOf(latitude);
        expect(x).toBeCloseTo(
          ((longitude - frame.west) * 1000) / (frame.east - frame.west),
        );
        // The height of a frame is rounded to a whole number.
        expect(Math.abs(y - scale * down)).toBeLessThanOrEqual(
          Math.abs(y) * (1 / frame.height) + 1e-9,
        );
      }),
    );
  });

  it("puts what is further east further right", () => {
    fc.assert(
      fc.property(
        latitudes,
        latitudes,
        longitudes,
        longitudes,
        (a, b, c, d) => {
          fc.pre(d - c > APART);
          const west = project(frame, { latitude: a, longitude: c });
          const east = project(frame, { latitude: b, longitude: d });
          expect(west.x).toBeLessThan(east.x);
        },
      ),
    );
  });

  it("puts what is further north higher", () => {
    fc.assert(
      fc.property(
        latitudes,
        latitudes,
        longitudes,
        longitudes,
        (a, b, c, d) => {
          fc.pre(b - a > APART);
          const south = project(frame, { latitude: a, longitude: c });
          const north = project(frame, { latitude: b, longitude: d });
          expect(north.y).toBeLessThan(south.y);
        },
      ),
    );
  });
});

it.each(placeIds)("%s lies well within the frame of Europe", (id) => {
  const { x, y } = project(europe, place(id));
  expect(Math.min(x, europe.width - x)).toBeGreaterThan(20);
  expect(Math.min(y, europe.height - y)).toBeGreaterThan(20);
});
