/** Geography as a player knows it who hears the English names of places. */

import { placeIds, placeName } from "@stolik/geo/names";
import { place } from "@stolik/geo/places";

const points = new Map(placeIds.map((id) => [placeName(id, "en"), place(id)]));

export type Side = "north" | "south" | "west" | "east";

/** One comparison that the page speaks of: "west of Kyiv", "further west than Kyiv". */
export interface Relation {
  readonly side: Side;
  readonly of: string;
}

/** "west of Trieste and east of Lisbon", with commas or without. */
export function relationsIn(told: string): readonly Relation[] {
  const spoken =
    /(north|south|west|east) (?:of|than) (.+?)(?=(?:,| and|, and) (?:further )?(?:north|south|west|east) (?:of|than) |, (?:in one|only) |[.?]|$)/gu;
  return [...told.matchAll(spoken)].map(([, side, of]) => ({
    side: side as Side,
    of: of ?? "",
  }));
}

/** Whether the place really lies on that side, or as far; of unknown places one believes it. */
export function isTrue(name: string, { side, of }: Relation): boolean {
  const [one, other] = [points.get(name), points.get(of)];
  if (!one || !other) return true;
  switch (side) {
    case "north":
      return one.latitude >= other.latitude;
    case "south":
      return one.latitude <= other.latitude;
    case "west":
      return one.longitude <= other.longitude;
    case "east":
      return one.longitude >= other.longitude;
  }
}
