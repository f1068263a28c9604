/** Dragging a tile: a lifted copy follows the pointer, mouse or finger, to a field or back to the rack. */

import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";

export type Target =
  | { readonly type: "field"; readonly field: number }
  | { readonly type: "rack" };

export interface Lifted {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly target: Target | undefined;
}

export interface Drag {
  readonly lifted: Lifted | undefined;
  grab(event: ReactPointerEvent<Element>, slot: number): void;
  /** Whether the click that just came ended a drag rather than chose a tile. */
  hasDragged(): boolean;
}

interface Grip {
  readonly slot: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A pointer that moved less than this has not lifted the tile. */
const SLACK = 7;

export function useDrag(
  onDrop: (slot: number, target: Target | undefined) => void,
): Drag {
  const [lifted, setLifted] = useState<Lifted>();
  const [grip, setGrip] = useState<Grip>();
  const dragged = useRef(false);
  const call = useRef(onDrop);
  useEffect(() => {
    call.current = onDrop;
  });

  useEffect(() => {
    if (!grip) return undefined;
    const { slot, pointer, width, x: startX, y: startY } = grip;
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX, event.clientY];
      if (Math.hypot(x - startX, y - startY) >= SLACK) dragged.current = true;
      if (dragged.current)
        setLifted({ slot, x, y, width, target: targetAt(x, y) });
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      setGrip(undefined);
      setLifted(undefined);
      if (!dragged.current || event.type === "pointercancel") return;
      call.current(slot, targetAt(event.clientX, event.clientY));
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
    grab(event, slot) {
      if (event.button !== 0) return;
      dragged.current = false;
      setGrip({
        slot,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        width: event.currentTarget.getBoundingClientRect().width,
      });
    },
    hasDragged: () => dragged.current,
  };
}

function targetAt(x: number, y: number): Target | undefined {
  const under = document.elementFromPoint(x, y);
  const field = under?.closest("[data-field]")?.getAttribute("data-field");
  if (field) return { type: "field", field: Number(field) };
  return under?.closest("[data-rack]") ? { type: "rack" } : undefined;
}
