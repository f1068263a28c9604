/** Asking for both sides of a card: by pointing with a mouse, by holding a finger, by a key. */

import { useStable } from "@stolik/furniture";
import { useEffect, useMemo, useRef } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

/** How long a finger rests on a card that is asked about. */
const HOLD = 450;
/** A finger that moved further than this holds nothing. */
const SLACK = 8;

export interface Ask<Thing> {
  handlers(thing: Thing | undefined): {
    onPointerEnter(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onPointerLeave(): void;
    onContextMenu(event: { preventDefault(): void }): void;
  };
  /** Whether the key asked; then it has been answered. */
  key(event: KeyboardEvent, thing: Thing | undefined): boolean;
  /** Whether the tap that just came ended a hold: then it does nothing else. */
  hasHeld(): boolean;
}

/** `point`: what the mouse is over; `open`: what was asked for. */
export function useAsk<Thing>(
  point: (thing: Thing) => void,
  open: (thing: Thing) => void,
): Ask<Thing> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pointNow = useStable(point);
  const openNow = useStable(open);
  return useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    return {
      handlers: (thing) => ({
        onPointerEnter(event) {
          if (thing && event.pointerType === "mouse") pointNow(thing);
        },
        onPointerDown(event) {
          held.current = false;
          start.current = { x: event.clientX, y: event.clientY };
          stop();
          if (!thing || event.button !== 0) return;
          timer.current = setTimeout(() => {
            held.current = true;
            openNow(thing);
          }, HOLD);
        },
        onPointerMove(event) {
          const { x, y } = start.current;
          if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) stop();
        },
        onPointerUp: stop,
        onPointerCancel: stop,
        onPointerLeave: stop,
        onContextMenu(event) {
          if (held.current) event.preventDefault();
        },
      }),
      key(event, thing) {
        if (!thing || event.key.toLowerCase() !== "i") return false;
        event.preventDefault();
        openNow(thing);
        return true;
      },
      hasHeld() {
        const was = held.current;
        held.current = false;
        return was;
      },
    };
  }, [pointNow, openNow]);
}
