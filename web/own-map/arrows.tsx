/** A place on one's own map: a dot where it truly is, and an arrow to it from where each answer had it. */

import { mapSpot } from "@stolik/furniture";
import type { Spot } from "@stolik/geo/projection";
import styles from "./own-map.module.css";
import type { OwnPlace } from "./places.ts";
import type { Arrow } from "./arrow.ts";

export function Arrows(props: {
  readonly place: OwnPlace;
  readonly at: Spot;
  readonly radius: number;
  readonly isShown: boolean;
}) {
  const { place, at, radius, isShown } = props;
  return (
    <g className={isShown ? styles.shown : styles.place}>
      {place.arrows.map((arrow, index) => (
        <path
          key={index}
          className={styles.arrow}
          strokeWidth={radius * 0.45}
          d={arrowPath(tailOf(arrow), at, radius)}
        />
      ))}
      <circle className={styles.dot} cx={at.x} cy={at.y} r={radius * 0.8} />
    </g>
  );
}

/** Points along the arrows, close enough that no name fits between two of them. */
export function alongArrows(places: readonly OwnPlace[]): Spot[] {
  return places.flatMap(({ point: truth, arrows }) =>
    arrows.flatMap((arrow) => {
      const [from, to] = [tailOf(arrow), mapSpot(truth)];
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / CLOSE);
      return Array.from({ length: steps }, (_, step) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));
    }),
  );
}

/** In units of the map, which is a thousand wide: less than a name is high. */
const CLOSE = 8;

/** Where the answer had the place. */
function tailOf({ truth, correction }: Arrow): Spot {
  return mapSpot({
    latitude: truth.latitude - correction.latitude,
    longitude: truth.longitude - correction.longitude,
  });
}

/** A shaft that ends at the dot, and two strokes for its head; nothing where the dot hides it all. */
function arrowPath(tail: Spot, at: Spot, radius: number): string {
  const length = Math.hypot(at.x - tail.x, at.y - tail.y);
  const gap = radius * 1.3;
  if (length <= gap) return "";
  const across = (at.x - tail.x) / length;
  const down = (at.y - tail.y) / length;
  const tip = { x: at.x - across * gap, y: at.y - down * gap };
  const barb = Math.min(radius * 1.6, length - gap);
  const side = (turn: 1 | -1) =>
    `M${point(tip)}l${point({
      x: -barb * (across - turn * 0.55 * down),
      y: -barb * (down + turn * 0.55 * across),
    })}`;
  return `M${point(tail)}L${point(tip)}${side(1)}${side(-1)}`;
}

function point({ x, y }: Spot): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
