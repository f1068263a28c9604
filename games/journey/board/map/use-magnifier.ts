/** The magnifier over the map: whole, or near enough for a finger; it follows pans and pinches. */

import { useRef, useState } from "react";
import type { PointerEvent } from "react";
import { MAP } from "./spots.ts";
import type { Spot } from "./spots.ts";

/** How many pixels a unit of the map has: neighbours then lie a finger apart. */
const NEAR = 1.15;
/** From here on a finger finds a field without help. */
const FINE = 0.62;
/** A finger that moved further than this did not tap. */
const TAP_SLACK = 8;

interface Region extends Spot {
  readonly scale: number;
}

const WHOLE: Region = { x: 0, y: 0, scale: 1 };

export interface Magnifier extends Region {
  /** Whether the whole map is too small for a finger. */
  readonly isSmall: boolean;
  readonly isOpen: boolean;
  /** Whether a finger moves it right now. */
  readonly isHeld: boolean;
  open(at: Spot): void;
  /** Shows a part of the map that holds all the spots. */
  show(spots: readonly Spot[]): void;
  close(): void;
  hasMoved(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** `pixels`: how large a unit of the whole map is on the screen. */
export function useMagnifier(pixels: number): Magnifier {
  const [region, setRegion] = useState(WHOLE);
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Spot>());
  const moved = useRef(0);
  const spread = useRef(0);

  const isSmall = pixels < FINE;
  const nearest = Math.max(1, NEAR / pixels);
  const shown = isSmall ? region : WHOLE;
  const isOpen = shown.scale > 1;

  const around = ({ x, y }: Spot, scale: number): Region =>
    within({
      x: x - MAP.width / scale / 2,
      y: y - MAP.height / scale / 2,
      scale,
    });

  function move(from: Spot, to: Spot): void {
    moved.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (fingers.current.size === 2) return pinch();
    if (!isOpen || moved.current < TAP_SLACK) return;
    const unit = pixels * shown.scale;
    setHeld(true);
    setRegion((at) =>
      within({
        x: at.x - (to.x - from.x) / unit,
        y: at.y - (to.y - from.y) / unit,
        scale: at.scale,
      }),
    );
  }

  function pinch(): void {
    const [one, two] = [...fingers.current.values()];
    if (!one || !two || !isSmall) return;
    const now = Math.hypot(one.x - two.x, one.y - two.y);
    if (spread.current === 0) spread.current = now;
    moved.current = TAP_SLACK;
    const growth = now / spread.current;
    spread.current = now;
    setHeld(true);
    setRegion((at) => {
      const scale = Math.max(1, Math.min(nearest * 1.5, at.scale * growth));
      return around(middleOf(at), scale);
    });
  }

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    spread.current = 0;
    setHeld(false);
  }

  return {
    ...shown,
    isSmall,
    isOpen,
    isHeld,
    open: (at) => setRegion(around(at, nearest)),
    show: (spots) => {
      const xs = spots.map(({ x }) => x);
      const ys = spots.map(({ y }) => y);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      const scale = Math.min(
        MAP.width / (right - left + 160),
        MAP.height / (bottom - top + 130),
        nearest,
      );
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      setRegion(scale < 1.25 ? WHOLE : around(middle, scale));
    },
    close: () => setRegion(WHOLE),
    hasMoved: () => moved.current >= TAP_SLACK,
    handlers: {
      onPointerDown(event) {
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, placeOf(event));
      },
      onPointerMove(event) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = placeOf(event);
        fingers.current.set(event.pointerId, to);
        move(from, to);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

function middleOf({ x, y, scale }: Region): Spot {
  return {
    x: x + MAP.width / scale / 2,
    y: y + MAP.height / scale / 2,
  };
}

/** Never beyond the edge of the map. */
function within({ x, y, scale }: Region): Region {
  return {
    x: Math.max(0, Math.min(MAP.width * (1 - 1 / scale), x)),
    y: Math.max(0, Math.min(MAP.height * (1 - 1 / scale), y)),
    scale,
  };
}

function placeOf(event: PointerEvent): Spot {
  return { x: event.clientX, y: event.clientY };
}
