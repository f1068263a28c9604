// Turns the shape of a country into an SVG path inside a frame.
import { geoIdentity, geoPath, type GeoContext } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { project, type Frame } from "../projection.ts";
import { penOf, type Pen } from "./pen.ts";

/** Beyond the frame, so that the cut edge is never seen. */
const MARGIN = 5;

/** The path of all parts large enough to be seen, of the largest anyhow; empty outside the frame. */
export function drawPath(
  shape: MultiPolygon,
  frame: Frame,
  smallest: number,
): string {
  const path = geoPath(clip(frame));
  const parts = shape.coordinates
    .map((rings) => flatten(rings, frame))
    .toSorted((a, b) => path.area(b) - path.area(a))
    .filter((part, index) => index === 0 || path.area(part) >= smallest);
  const pen = penOf();
  for (const part of parts) geoPath(clip(frame), contextOf(pen))(part);
  return pen.path();
}

function clip({ width, height }: Frame) {
  return geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [width + MARGIN, height + MARGIN],
  ]);
}

function contextOf(pen: Pen): GeoContext {
  return {
    ...pen,
    beginPath: () => undefined,
    arc: () => {
      throw new Error("countries have no points to draw");
    },
  };
}

function flatten(rings: readonly Position[][], frame: Frame): Polygon {
  const coordinates = rings.map((ring) =>
    unwrap(ring).map(([longitude = 0, latitude = 0]) => {
      const { x, y } = project(frame, { latitude, longitude });
      return [x, y];
    }),
  );
  return { type: "Polygon", coordinates };
}

/** Russia crosses the 180th meridian: without this its east would streak across the map. */
function unwrap(ring: readonly Position[]): readonly Position[] {
  const isCrossing = ring.some(([longitude = 0], index) => {
    const [next = longitude] = ring[index + 1] ?? [];
    return Math.abs(next - longitude) > 180;
  });
  if (!isCrossing) return ring;
  return ring.map(([longitude = 0, latitude = 0]) => [
    longitude < 0 ? longitude + 360 : longitude,
    latitude,
  ]);
}
