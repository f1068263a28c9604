/** After the match: every journey drawn into the map, side by side where they shared a road. */

import { seatMark } from "@stolik/furniture";
import type { HeardEvents } from "@stolik/kernel";
import type { Field } from "../../content/map.ts";
import type { Event } from "../../rules/position.ts";
import styles from "./map.module.css";
import { spotOf } from "./spots.ts";

interface Leg {
  readonly seat: number;
  readonly from: Field;
  readonly to: Field;
  readonly byTrain: boolean;
}

export function Routes(props: {
  readonly heard: readonly HeardEvents<Event>[];
  readonly seats: number;
  readonly width: number;
}) {
  const { heard, seats, width } = props;
  return (
    <g aria-hidden>
      {legsOf(heard).map(({ seat, from, to, byTrain }) => {
        const [a, b] = [spotOf(from), spotOf(to)];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        // Always to the same side, whichever way it was walked.
        const side = (seat - (seats - 1) / 2) * width * 1.15;
        const across = (-(b.y - a.y) / length) * side;
        const down = ((b.x - a.x) / length) * side;
        return (
          <path
            key={`${seat}-${from}-${to}`}
            className={byTrain ? styles.rail : styles.route}
            style={{ stroke: seatMark(seat).colour }}
            strokeWidth={width}
            d={`M${a.x + across} ${a.y + down}L${b.x + across} ${b.y + down}`}
          />
        );
      })}
    </g>
  );
}

/** Each road once for each seat that used it. */
function legsOf(heard: readonly HeardEvents<Event>[]): Leg[] {
  const legs = new Map<string, Leg>();
  for (const { events } of heard)
    for (const event of events) {
      if (event.type !== "moved") continue;
      const { seat, path, by } = event;
      for (const [index, field] of path.entries()) {
        const next = path[index + 1];
        if (next === undefined) continue;
        const [from, to] = [Math.min(field, next), Math.max(field, next)];
        const leg = { seat, from, to, byTrain: by === "train" };
        legs.set(`${seat}-${from}-${to}`, leg);
      }
    }
  return [...legs.values()];
}
