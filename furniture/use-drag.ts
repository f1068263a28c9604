/** Dragging a card or a tile: a lifted copy follows the pointer, mouse or finger, to where it may be dropped. */

import { useEffect, useMemo, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent, RefObject } from "react";

export interface Lifted<Item, Target> {
  readonly item: Item;
  readonly x: number;
  readonly y: number;
  /** As wide as what was grabbed. */
  readonly width: number;
  /** What lies under the pointer. */
  readonly target: Target | undefined;
}

export interface Drag<Item, Target> {
  readonly lifted: Lifted<Item, Target> | undefined;
  grab(event: ReactPointerEvent, item: Item): void;
  /** Whether the click that just came ended a drag rather than chose something. */
  hasDragged(): boolean;
}

/** Where nothing can be dragged. */
export const NO_DRAG: Drag<never, never> = {
  lifted: undefined,
  grab: () => undefined,
  hasDragged: () => false,
};

export interface Dragging<Item, Target> {
  /** Where something dropped on this element would land. */
  targetOf(under: Element | null): Target | undefined;
  onLift?(item: Item): void;
  onDrop(item: Item, target: Target | undefined, byMouse: boolean): void;
}

/** A pointer that moved less than this, in pixels, has lifted nothing. */
const SLACK = 8;

export function useDrag<Item, Target>(
  dragging: Dragging<Item, Target>,
): Drag<Item, Target> {
  const [lifted, setLifted] = useState<Lifted<Item, Target>>();
  const dragged = useRef(false);
  const calls = useRef(dragging);
  useEffect(() => {
    calls.current = dragging;
  });
  // No state: a press alone draws nothing anew.
  const grip = useRef<AbortController>(undefined);
  useEffect(() => () => grip.current?.abort(), []);

  const hold = useMemo(() => {
    const targetAt = (x: number, y: number) =>
      calls.current.targetOf(document.elementFromPoint(x, y));

    function grab(event: ReactPointerEvent, item: Item): void {
      if (event.button !== 0) return;
      const { pointerId: pointer, clientX: startX, clientY: startY } = event;
      const { width } = event.currentTarget.getBoundingClientRect();
      const { signal } = letGo(grip);
      dragged.current = false;
      function move(moved: PointerEvent): void {
        if (moved.pointerId !== pointer) return;
        const [x, y] = [moved.clientX, moved.clientY];
        if (!dragged.current) {
          if (Math.hypot(x - startX, y - startY) < SLACK) return;
          dragged.current = true;
          calls.current.onLift?.(item);
        }
        setLifted({ item, x, y, width, target: targetAt(x, y) });
      }
      function end(ended: PointerEvent): void {
        if (ended.pointerId !== pointer) return;
        letGo(grip);
        setLifted(undefined);
        if (!dragged.current || ended.type === "pointercancel") return;
        const target = targetAt(ended.clientX, ended.clientY);
        calls.current.onDrop(item, target, ended.pointerType === "mouse");
      }
      window.addEventListener("pointermove", move, { signal });
      window.addEventListener("pointerup", end, { signal });
      window.addEventListener("pointercancel", end, { signal });
    }

    return { grab, hasDragged: () => dragged.current };
  }, []);

  return useMemo(() => ({ ...hold, lifted }), [hold, lifted]);
}

/** What was held is held no longer; the next grip ends with the controller that is returned. */
function letGo(grip: RefObject<AbortController | undefined>): AbortController {
  grip.current?.abort();
  grip.current = new AbortController();
  return grip.current;
}
