/** The key that goes from marker to marker on the map, for those who do not see where they lie. */

import type { Field } from "../../content/map.ts";
import type { View } from "../../rules/position.ts";
import { markerOn } from "../../rules/roads.ts";

/** M goes to the next marker among these fields, with Shift to the one before; undefined: another key, or there is none. */
export function markerByKey(
  key: string,
  from: Field,
  among: Iterable<Field>,
  markers: View["markers"],
): Field | undefined {
  if (key !== "m" && key !== "M") return undefined;
  const marked = [...among]
    .filter((field) => markerOn(markers, field) > 0)
    .toSorted((one, other) => one - other);
  return key === "m"
    ? (marked.find((field) => field > from) ?? marked[0])
    : (marked.findLast((field) => field < from) ?? marked.at(-1));
}
