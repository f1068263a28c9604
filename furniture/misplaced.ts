/** A wrong answer about where a place lies, as the least correction that would have made it right. */

import type { PlaceId } from "@stolik/geo/names";
import type { Point } from "@stolik/geo/projection";

export interface Misplaced {
  readonly place: PlaceId;
  /** Where it truly lies. */
  readonly truth: Point;
  /** By how many degrees it truly lies further north and further east than the answer had it. */
  readonly correction: Point;
  /** It may have been wrong on purpose; only who gave the answer knows. */
  readonly mayBeBluff?: true;
  /** What the answer had wrong, as one comparison. */
  readonly other: Compared;
}

/** The place that another was compared with. */
export interface Compared {
  readonly place: PlaceId;
  readonly truth: Point;
  readonly axis: "latitude" | "longitude";
}
