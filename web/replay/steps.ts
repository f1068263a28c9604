/** Where each way of going through a replay leads from a position. */

import { stretchOf } from "../session/place.ts";
import type { Place, Replay } from "../session/replay-messages.ts";

/** Undefined: nowhere. */
export interface Steps {
  readonly start: number | undefined;
  readonly earlier: number | undefined;
  readonly back: number | undefined;
  readonly forward: number | undefined;
  readonly later: number | undefined;
  readonly end: number | undefined;
}

export function stepsFrom(
  place: Place,
  replay: Pick<Replay, "first" | "last">,
  turningPoints: readonly number[],
): Steps {
  const { at, branch } = place;
  const { first, last } = stretchOf(place, replay);
  const points = branch ? [] : turningPoints;
  const isFirst = at <= first;
  const isLast = at >= last;
  return {
    start: isFirst ? undefined : first,
    earlier: points.findLast((point) => point < at),
    back: isFirst ? undefined : at - 1,
    forward: isLast ? undefined : at + 1,
    later: points.find((point) => point > at),
    end: isLast ? undefined : last,
  };
}

const KEYS: Readonly<Record<string, keyof Steps>> = {
  Home: "start",
  PageUp: "earlier",
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageDown: "later",
  End: "end",
};

/** Which step a key asks for; undefined: none. */
export function stepOfKey(key: string): keyof Steps | undefined {
  return KEYS[key];
}
