/** While the map is magnified: arrows at its edge that point to the markers out of sight. */

import { locationFields } from "../../rules/roads.ts";
import styles from "./map.module.css";
import { MAP, spotOf } from "./spots.ts";
import type { Spot } from "./spots.ts";

/** How far from the edge an arrow stands, in pixels. */
const MARGIN = 12;

export function EdgeArrows(props: {
  readonly markers: readonly number[];
  /** What is seen of the map. */
  readonly region: Spot & { readonly scale: number };
  /** Units of the whole map for a pixel. */
  readonly pixel: number;
}) {
  const { region, pixel } = props;
  return (
    <g aria-hidden>
      {props.markers.map((marker) => {
        const arrow = arrowTo(
          spotOf(locationFields[marker - 1] ?? 0),
          region,
          MARGIN * pixel,
        );
        return (
          arrow && (
            <path
              key={marker}
              className={styles.arrow}
              data-arrow={marker}
              d="M9 0L-6 -7L-6 7Z"
              transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.turn}) scale(${pixel})`}
            />
          )
        );
      })}
    </g>
  );
}

/** Undefined: it is in sight. */
export function arrowTo(
  spot: Spot,
  region: Spot & { readonly scale: number },
  margin: number,
) {
  const x = (spot.x - region.x) * region.scale;
  const y = (spot.y - region.y) * region.scale;
  const at = {
    x: Math.max(margin, Math.min(MAP.width - margin, x)),
    y: Math.max(margin, Math.min(MAP.height - margin, y)),
  };
  if (at.x === x && at.y === y) return undefined;
  const turn = (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI;
  return { ...at, turn };
}
