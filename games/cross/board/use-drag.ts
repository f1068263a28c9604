/** Dragging a card: a lifted copy follows the pointer, mouse or finger, to a slot. */

import { useEffect, useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";
import type { Card, Slot } from "../rules/position.ts";
import { slotFrom } from "./stations.ts";

export interface Lifted {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly target: Slot | undefined;
}

export interface Drag {
  readonly lifted: Lifted | undefined;
  grab(event: ReactPointerEvent<HTMLElement>, card: Card): void;
  /** Whether the click that just came ended a drag rather than chose a card. */
  hasDragged(): boolean;
}

/** A pointer that moved less than this has not lifted the card. */
const SLACK = 7;

export function useDrag(
  onDrop: (card: Card, target: Slot | undefined) => void,
): Drag {
  const [lifted, setLifted] = useState<Lifted>();
  const [grip, setGrip] = useState<Grip>();
  const dragged = useRef(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    if (!grip) return undefined;
    const { card, pointer, width, x: startX, y: startY } = grip;
    function move(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      const [x, y] = [event.clientX, event.clientY];
      if (!dragged.current) {
        if (Math.hypot(x - startX, y - startY) < SLACK) return;
        dragged.current = true;
      }
      setLifted({ card, x, y, width, target: targetAt(x, y) });
    }
    function end(event: PointerEvent): void {
      if (event.pointerId !== pointer) return;
      setGrip(undefined);
      setLifted(undefined);
      if (!dragged.current || event.type === "pointercancel") return;
      drop.current(card, targetAt(event.clientX, event.clientY));
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
    grab(event, card) {
      if (event.button !== 0) return;
      dragged.current = false;
      setGrip({
        card,
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
  readonly card: Card;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function targetAt(x: number, y: number): Slot | undefined {
  return slotFrom(document.elementFromPoint(x, y));
}
