/** Dragging a card from the market: a lifted copy follows the pointer, mouse or finger, to a place. */

import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";
import type { Cell } from "../rules/index.ts";

export interface Lifted {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The cell under the pointer. */
  readonly cell: Cell | undefined;
}

export interface Drag {
  readonly lifted: Lifted | undefined;
  grab(event: ReactPointerEvent<HTMLElement>, slot: number): void;
  /** Whether the click that just came ended a drag rather than chose a card. */
  hasDragged(): boolean;
}

/** A pointer that moved less than this has not lifted the card. */
const SLACK = 9;

export function useDrag(
  onLift: (slot: number) => void,
  onDrop: (cell: Cell | undefined) => void,
): Drag {
  const [lifted, setLifted] = useState<Lifted>();
  const [grip, setGrip] = useState<Grip>();
  const dragged = useRef(false);
  const calls = useRef({ onLift, onDrop });
  useEffect(() => {
    calls.current = { onLift, onDrop };
  });

  useEffect(() => {
    if (!grip) return undefined;
    const { slot, pointer, width, x: startX, y: startY } = grip;
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!dragged.current) {
        if (Math.hypot(x - startX, y - startY) < SLACK) return;
        dragged.current = true;
        calls.current.onLift(slot);
      }
      setLifted({ slot, x, y, width, cell: cellUnder(x, y) });
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      setGrip(undefined);
      setLifted(undefined);
      if (!dragged.current || event.type === "pointercancel") return;
      calls.current.onDrop(cellUnder(event.clientX, event.clientY));
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

interface Grip {
  readonly slot: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function cellUnder(x: number, y: number): Cell | undefined {
  const under = document.elementFromPoint(x, y)?.closest("[data-cell]");
  const name = under?.getAttribute("data-cell");
  return name ? Number(name) : undefined;
}
