/** What the ring and the strip are given, and what each of their stamps shows of it. */

import type { Seat } from "@stolik/kernel";
import { LAST } from "../../rules/effects.ts";
import type { View } from "../../rules/position.ts";
import type { Wording } from "../describe.ts";

export interface TrackProps {
  readonly view: View;
  readonly own: Seat | null;
  readonly wording: Wording;
  /** Where a card being looked at would bring one's marker. */
  readonly target: number | undefined;
  open(index: number): void;
}

export function stampProps(index: number, props: TrackProps) {
  const { view, own, wording, target } = props;
  const from = own === null ? LAST : (view.progress[own] ?? 0);
  const isOnTheWay = target !== undefined && index > from && index <= target;
  return {
    index,
    wording,
    own,
    seats: [...view.progress.keys()].filter(
      (seat) => view.progress[seat] === index,
    ),
    preview: isOnTheWay
      ? index === target
        ? ("end" as const)
        : ("pass" as const)
      : undefined,
    open: props.open,
  };
}
