/** Dragging a card or a tile: a lifted copy follows the pointer, mouse or finger, to where it may be dropped. */

import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";

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

interface Grip<Item> {
  readonly item: Item;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A pointer that moved less than this, in pixels, has lifted nothing. */
const SLACK = 8;

export function useDrag<Item, Target>(
  dragging: Dragging<Item, Target>,
): Drag<Item, Target> {
  const [lifted, setLifted] = useState<Lifted<Item, Target>>();
  const [grip, setGrip] = useState<Grip<Item>>();
  const dragged = useRef(false);
  const calls = useRef(dragging);
  useEffect(() => {
    calls.current = dragging;
  });

  useEffect(() => {
    if (!grip) return undefined;
    const { item, pointer, width, x: startX, y: startY } = grip;
    const targetAt = (x: number, y: number) =>
      calls.current.targetOf(document.elementFromPoint(x, y));
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!dragged.current) {
        if (Math.hypot(x - startX, y - startY) < SLACK) return;
        dragged.current = true;
        calls.current.onLift?.(item);
      }
      setLifted({ item, x, y, width, target: targetAt(x, y) });
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      setGrip(undefined);
      setLifted(undefined);
      if (!dragged.current || event.type === "pointercancel") return;
      const target = targetAt(event.clientX, event.clientY);
      calls.current.onDrop(item, target, event.pointerType === "mouse");
    }
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, [grip]);

  return {
    lifted,
    grab(event, item) {
      if (event.button !== 0) return;
      dragged.current = false;
      setGrip({
        item,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        width: event.currentTarget.getBoundingClientRect().width,
      });
    },
    hasDragged: () => dragged.current,
  };
}
