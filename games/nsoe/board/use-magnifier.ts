/** The magnifier over the field: whole, or so near that a finger finds a cell; it follows pans and pinches. */

import { useMemo, useRef, useState } from "react";
import type { PointerEvent } from "react";
import type { Cell } from "../rules/position.ts";
import { cellOf, fieldSize } from "./geometry.ts";
import type { Geometry, Place } from "./geometry.ts";

/** What a finger finds, in pixels; a magnified cell is a little larger. */
const TOUCH = 44;
const MAGNIFIED = 50;
/** A field that would hardly grow is not worth a second tap. */
const WORTHWHILE = 1.15;
/** A finger that moved further than this did not tap. */
const TAP_SLACK = 8;

export interface Magnifier {
  readonly isFine: boolean;
  readonly isOpen: boolean;
  /** The field as it is drawn now: magnified, whole rows fill the window. */
  readonly geometry: Geometry;
  readonly scale: number;
  /** Where the field's corner is drawn. */
  readonly offset: Place;
  open(at: Cell): void;
  close(): void;
  /** Keeps a cell in sight if the magnifier is open. */
  follow(at: Cell): void;
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

/** `whole`: the field unmagnified; `pixels`: how large one of its units is on the screen. */
export function useMagnifier(whole: Geometry, pixels: number): Magnifier {
  /** The first cell in sight; between cells only while a finger moves the field. */
  const [corner, setCorner] = useState<Cell>();
  const fingers = useRef(new Map<number, Place>());
  const moved = useRef(0);
  const spread = useRef(0);
  const pressedBy = useRef("");

  const near = useMemo(() => magnified(whole, pixels), [whole, pixels]);
  const isFine =
    near.scale > WORTHWHILE &&
    Math.min(whole.cellWidth, whole.cellHeight) * pixels < TOUCH;
  const isOpen = isFine && corner !== undefined;
  const { geometry, scale } = isOpen ? near : { geometry: whole, scale: 1 };
  const first = isOpen ? corner : { row: 0, column: 0 };

  const inSight = (cell: Cell): Cell => ({
    row: clamp(cell.row, whole.rows - near.rows),
    column: clamp(cell.column, whole.columns - near.columns),
  });
  const around = (cell: Cell): Cell =>
    inSight({
      row: cell.row - Math.floor(near.rows / 2),
      column: cell.column - Math.floor(near.columns / 2),
    });

  function move(event: PointerEvent, from: Place, to: Place): void {
    moved.current += Math.hypot(to.x - from.x, to.y - from.y);
    if (fingers.current.size === 2) return pinch(event);
    if (!isOpen || moved.current < TAP_SLACK) return;
    const unit = pixels * scale;
    setCorner(
      inSight({
        row: first.row - (to.y - from.y) / (unit * geometry.cellHeight),
        column: first.column - (to.x - from.x) / (unit * geometry.cellWidth),
      }),
    );
  }

  function pinch(event: PointerEvent): void {
    const [one, two] = [...fingers.current.values()];
    if (!one || !two) return;
    const now = Math.hypot(one.x - two.x, one.y - two.y);
    if (spread.current === 0) spread.current = now;
    moved.current = TAP_SLACK;
    const cell = cellUnder(event);
    if (now > spread.current * 1.25 && !isOpen && cell) setCorner(around(cell));
    if (now < spread.current * 0.8 && isOpen) setCorner(undefined);
  }

  function lift(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    spread.current = 0;
    setCorner(
      (at) => at && { row: Math.round(at.row), column: Math.round(at.column) },
    );
  }

  return {
    isFine,
    isOpen,
    geometry,
    scale,
    offset: {
      x: -first.column * geometry.cellWidth * scale,
      y: -first.row * geometry.cellHeight * scale,
    },
    open: (at) => setCorner(around(at)),
    close: () => setCorner(undefined),
    follow: (at) => setCorner((old) => old && around(at)),
    hasMoved: () => moved.current >= TAP_SLACK,
    isMouse: () => pressedBy.current === "mouse",
    handlers: {
      onPointerDown(event) {
        pressedBy.current = event.pointerType;
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, spotOf(event));
      },
      onPointerMove(event) {
        const from = fingers.current.get(event.pointerId);
        if (!from) return;
        const to = spotOf(event);
        fingers.current.set(event.pointerId, to);
        move(event, from, to);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** So many whole cells fill the window that each is large enough for a finger, and no card is cut at the edge. */
function magnified(whole: Geometry, pixels: number) {
  const { width, height } = fieldSize(whole);
  const columns = Math.max(3, Math.floor((width * pixels) / MAGNIFIED));
  const scale = whole.columns / columns;
  const rows = Math.max(3, Math.round(whole.rows / scale));
  const cellHeight = height / scale / rows;
  return { rows, columns, scale, geometry: { ...whole, cellHeight } };
}

function cellUnder(event: PointerEvent): Cell | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return cellOf(under);
}

function spotOf(event: PointerEvent): Place {
  return { x: event.clientX, y: event.clientY };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
