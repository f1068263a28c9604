// Miller's cylindrical projection onto a frame: further east is further right and further north is higher, always.
import type { Point } from "./point.ts";

export type { Point };

const RADIANS_PER_DEGREE = Math.PI / 180;

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const europe = frame({ west: -25.5, east: 47, south: 33.5, north: 72 });

export const poland = frame({ west: 13.8, east: 24.5, south: 48.8, north: 55 });

export function project(on: Frame, { latitude, longitude }: Point): Spot {
  const top = miller(on.north);
  return {
    x: (on.width * (longitude - on.west)) / (on.east - on.west),
    y: (on.height * (top - miller(latitude))) / (top - miller(on.south)),
  };
}

export function viewBox(of: Frame): string {
  return `0 0 ${of.width} ${of.height}`;
}

function frame(bounds: Omit<Frame, "width" | "height">): Frame {
  const { west, east, south, north } = bounds;
  const width = 1000;
  const proportion =
    (miller(north) - miller(south)) / ((east - west) * RADIANS_PER_DEGREE);
  return { width, height: Math.round(width * proportion), ...bounds };
}

/** How far above the equator a latitude is drawn, in radians of longitude. */
function miller(latitude: number): number {
  const angle = Math.PI / 4 + 0.4 * latitude * RADIANS_PER_DEGREE;
  return 1.25 * Math.log(Math.tan(angle));
}
