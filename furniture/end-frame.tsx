/** What stands around the map after a game of places: what is told of a place, and the lists beside the map. */

import type { Point, Spot } from "@stolik/geo/projection";
import type { ReactNode } from "react";
import styles from "./end-frame.module.css";
import type { Left } from "./leaving.tsx";

export interface EndPlace {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** By which its card is known among those that were left: from where it lay it comes. */
  readonly lay?: string | undefined;
  /** Whether it lay wrong there: its way stays to be seen. */
  readonly isWrong?: boolean;
}

/** Pass the same array as long as the places are the same: for a new one their names are laid out again. */
export interface ShownPlaces<Place extends EndPlace> {
  readonly places: readonly Place[];
  /** The id of the place that is pointed at. */
  readonly shown: Place["id"] | undefined;
  show(id: Place["id"]): void;
  /** What marks a place on the map. */
  readonly mark: (place: Place, at: Spot, radius: number) => ReactNode;
  /** What no name may cover; for a new array too the names are laid out again. */
  readonly keepOff?: readonly Spot[];
}

export interface EndMapProps<
  Place extends EndPlace,
> extends ShownPlaces<Place> {
  readonly title: string;
  /** Says what the map is. */
  readonly label: string;
  /** What is told of the place shown, above the map. */
  readonly caption?: string;
  readonly className?: string | undefined;
  readonly mapClassName?: string | undefined;
  /** Where cards lay before the map took their place; absent: they were not seen there. */
  readonly left?: Left | undefined;
  /** Drawn under the places; `pixel` is how many units of the map one pixel is. */
  readonly ground?: (
    pixel: number,
    spotOf: (point: Point) => Spot,
  ) => ReactNode;
  /** Beside the map. */
  readonly children: ReactNode;
}

export function EndFrame(
  props: Pick<
    EndMapProps<EndPlace>,
    "title" | "caption" | "className" | "children"
  > & {
    /** The map, in a place of its own. */
    readonly map: ReactNode;
  },
) {
  return (
    <section
      className={`${styles.end} ${props.className ?? ""}`}
      aria-label={props.title}
    >
      {props.caption !== undefined && (
        <p className={styles.caption} role="status">
          {props.caption}
        </p>
      )}
      <div className={styles.columns}>
        {props.map}
        {props.children}
      </div>
    </section>
  );
}
