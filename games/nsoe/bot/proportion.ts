/** Where a map stretched over the board would have a city: in proportion between the cards that lie around it. */

import type { Fixed } from "./lines.ts";

/** Any map of Europe ends there, in degrees. */
export const europe = {
  longitude: { low: -25, high: 47 },
  latitude: { low: 33, high: 71 },
} as const;

/** The line, and what part of the way to the next, of a coordinate; half a line beyond the outermost are the map's edges. */
export function inProportion(
  count: number,
  fixed: readonly Fixed[],
  edges: { readonly low: number; readonly high: number },
  coordinate: number,
): number {
  let from: Fixed = { line: -0.5, coordinate: edges.low };
  let to: Fixed = { line: count - 0.5, coordinate: edges.high };
  for (const card of fixed) {
    if (card.coordinate <= coordinate && card.coordinate >= from.coordinate)
      from = card;
    if (card.coordinate > coordinate && card.coordinate <= to.coordinate)
      to = card;
  }
  const way =
    (coordinate - from.coordinate) / (to.coordinate - from.coordinate);
  return from.line + way * (to.line - from.line);
}
