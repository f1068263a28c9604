/** The lens over the field on a small screen: it pans with one finger, zooms with two or in steps, and keeps the field in sight. */

import { useRef, useState } from "react";
import type { PointerEvent } from "react";
import type { Cell } from "../rules/position.ts";
import { fieldSize, middleOf } from "./geometry.ts";
import type { Geometry, Place, Size } from "./geometry.ts";
import { centred, near, within, zoomed } from "./lens.ts";
import type { Lens } from "./lens.ts";

/** What a finger finds, in pixels. */
const TOUCH = 44;
/** Where cells are smaller than this, nobody would play on the whole field; a mouse finds smaller ones than a finger. */
const TINY = { finger: 30, mouse: 24 } as const;
/** A finger that moved further than this did not tap. */
const TAP_SLACK = 8;
/** How much nearer one step goes. */
const STEP = 1.5;

export interface OpenLens extends Lens {
  /** Whether a finger would miss the cells of the whole field. */
  readonly isFine: boolean;
  readonly isWhole: boolean;
  /** Whether a finger finds a cell as the field is drawn now. */
  readonly isTouchable: boolean;
  show(at: Cell): void;
  /** Keeps a cell in sight. */
  follow(at: Cell): void;
  /** Brings a point of the field into the middle. */
  moveTo(point: Place): void;
  nearer(): void;
  further(): void;
  /** Whether the finger that was just lifted had moved the field rather than tapped. */
  hasMoved(): boolean;
  /** Whether a mouse pressed last: it finds the smallest cell at once. */
  isMouse(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** `room`: what the lens is drawn in; `pixels`: how large one of its units is on the screen. */
export function useLens(
  geometry: Geometry,
  room: Size,
  pixels: number,
  isDesk: boolean,
): OpenLens {
  const [chosen, setChosen] = useState<Lens>();
  const fingers = useRef(new Map<number, Place>());
  const moved = useRef(0);
  const pressedBy = useRef("");

  const field = fieldSize(geometry);
  const cell = Math.min(geometry.cellWidth, geometry.cellHeight) * pixels;
  const isFine = cell < TOUCH;
  const whole = within({ scale: 1, x: 0, y: 0 }, field, room);
  const close = near(geometry, pixels);
  const middle = { x: field.width / 2, y: field.height / 2 };
  const isTiny = cell < TINY[isDesk ? "mouse" : "finger"];
  const first = isTiny
    ? within(centred(middle, close, room), field, room)
    : whole;
  const lens = isFine ? within(chosen ?? first, field, room) : whole;

  const set = (next: Lens) => setChosen(within(next, field, room));
  const show = (at: Cell) =>
    set(centred(middleOf(geometry, at), Math.max(close, lens.scale), room));
  const zoom = (by: number, about: Place) =>
    set(zoomed(lens, clamp(lens.scale * by, 1, close * STEP), about));
  const centre = { x: room.width / 2, y: room.height / 2 };

  function move(event: PointerEvent, from: Place, to: Place): void {
    moved.current += Math.hypot(to.x - from.x, to.y - from.y);
    const others = [...fingers.current].filter(
      ([id]) => id !== event.pointerId,
    );
    const [other] = others.map(([, spot]) => spot);
    if (other) {
      moved.current = TAP_SLACK;
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      const now = Math.hypot(to.x - other.x, to.y - other.y);
      const corner = event.currentTarget.getBoundingClientRect();
      const about = {
        x: ((to.x + other.x) / 2 - corner.left) / pixels - geometry.margin,
        y: ((to.y + other.y) / 2 - corner.top) / pixels - geometry.margin,
      };
      if (before > 0) zoom(now / before, about);
    } else if (moved.current >= TAP_SLACK) {
      const unit = pixels * lens.scale;
      set({
        ...lens,
        x: lens.x - (to.x - from.x) / unit,
        y: lens.y - (to.y - from.y) / unit,
      });
    }
  }

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return {
    ...lens,
    isFine,
    isWhole: lens.scale === 1,
    isTouchable: !isFine || cell * lens.scale >= TOUCH,
    show,
    follow(at) {
      const { x, y } = middleOf(geometry, at);
      const isSeen =
        x > lens.x &&
        y > lens.y &&
        x < lens.x + room.width / lens.scale &&
        y < lens.y + room.height / lens.scale;
      if (isFine && !isSeen) show(at);
    },
    moveTo: (point) => set(centred(point, lens.scale, room)),
    nearer: () => zoom(STEP, centre),
    further: () => zoom(1 / STEP, centre),
    hasMoved: () => moved.current >= TAP_SLACK,
    isMouse: () => pressedBy.current === "mouse",
    handlers: {
      onPointerDown(event) {
        pressedBy.current = event.pointerType;
        // The first finger of all: one whose lifting was never told is forgotten.
        if (event.isPrimary) fingers.current.clear();
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, spotOf(event));
      },
      onPointerMove(event) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = spotOf(event);
        fingers.current.set(event.pointerId, to);
        if (isFine) move(event, from, to);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

function spotOf(event: PointerEvent): Place {
  return { x: event.clientX, y: event.clientY };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
