/** What of the board there is room for: on a phone one grid at a time, the one that is spoken of. */

import { useWidth } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useDeferredValue, useEffect, useState } from "react";
import type { RefObject } from "react";
import type { Pointed } from "./tally.tsx";

/** The least width at which both grids are large, and the least at which there is room beside them. */
const BOTH = 700;
const BESIDE = 1000;
const TAP = 150;

export function useRoom(surface: RefObject<HTMLElement | null>) {
  const width = useWidth(surface, 1280);
  return { isWide: width >= BOTH, isBeside: width >= BESIDE };
}

/** On a phone the grid that is shown: the one that is pointed at, or was turned to in this move, or one's own. */
export function useNear(pointed: Seat | undefined, own: Seat, seq: number) {
  const [turned, setTurned] = useState<{ seat: Seat; seq: number }>();
  // What was tapped answers first; a whole grid that takes the other's place comes after.
  const near = useDeferredValue(
    pointed ?? (turned?.seq === seq ? turned.seat : own),
  );
  const turnTo = (seat: Seat | undefined) =>
    setTurned(seat === undefined ? undefined : { seat, seq });
  return { near, turnTo };
}

/** On a phone the grid that something points at may be out of sight. */
export function useGridInSight(
  surface: RefObject<HTMLElement | null>,
  pointed: Pointed | undefined,
): void {
  useEffect(() => {
    if (!pointed) return undefined;
    // The tap that asked for it ends first.
    const timer = setTimeout(() => {
      const grid = surface.current?.querySelector("[data-grid]");
      grid?.scrollIntoView?.({ block: "nearest" });
    }, TAP);
    return () => clearTimeout(timer);
  }, [surface, pointed]);
}
