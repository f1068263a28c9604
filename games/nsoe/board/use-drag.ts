/** Dragging a card: a lifted copy follows the pointer, mouse or finger, to a cell or a pile. */

import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";
import type { City } from "../content/cities.ts";
import type { Cell } from "../rules/position.ts";
import { cellOf } from "./geometry.ts";

export type Target =
  | { readonly type: "cell"; readonly cell: Cell }
  | { readonly type: "pile"; readonly pile: number };

export interface Lifted {
  readonly city: City;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly target: Target | undefined;
}

export interface Drag {
  readonly lifted: Lifted | undefined;
  grab(event: ReactPointerEvent<HTMLElement>, city: City): void;
  /** Whether the click that just came ended a drag rather than chose a card. */
  hasDragged(): boolean;
}

/** A pointer that moved less than this has not lifted the card. */
const SLACK = 7;

export function useDrag(
  onLift: (city: City) => void,
  onDrop: (city: City, target: Target | undefined, byMouse: boolean) => void,
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
    const { city, pointer, width, x: startX, y: startY } = grip;
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!dragged.current) {
        if (Math.hypot(x - startX, y - startY) < SLACK) return;
        dragged.current = true;
        calls.current.onLift(city);
      }
      setLifted({ city, x, y, width, target: targetAt(x, y) });
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      setGrip(undefined);
      setLifted(undefined);
      if (!dragged.current || event.type === "pointercancel") return;
      const target = targetAt(event.clientX, event.clientY);
      calls.current.onDrop(city, target, event.pointerType === "mouse");
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
    grab(event, city) {
      if (event.button !== 0) return;
      dragged.current = false;
      setGrip({
        city,
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
  readonly city: City;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function targetAt(x: number, y: number): Target | undefined {
  const under = document.elementFromPoint(x, y);
  const cell = cellOf(under);
  if (cell) return { type: "cell", cell };
  const pile = under?.closest("[data-pile]")?.getAttribute("data-pile");
  return pile ? { type: "pile", pile: Number(pile) } : undefined;
}
