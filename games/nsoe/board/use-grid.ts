/** How the grid is handled: the cursor, the first of two taps, the lens, pointers and keys. */

import {
  useHeight,
  useStable,
  useWidth,
  useWindowSize,
} from "@stolik/furniture";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { City } from "../content/cities.ts";
import { isTaken } from "../rules/moves.ts";
import type { Cell, View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import { geometryFor, lensRoom, lowered } from "./geometry.ts";
import { focusCell, step } from "./grid-keys.ts";
import { isLegible, shortNames } from "./lettering.ts";
import type { Checked } from "./log.tsx";
import type { NarrowLines } from "./narrow-lines.ts";
import type { IdleTap } from "./prompt.tsx";
import { useLens } from "./use-lens.ts";

/** What the hand may ask of the grid. */
export interface GridHandle {
  /** A card was dropped there: where cells are too fine for a finger, that is the first of two taps. */
  drop(cell: Cell, byMouse: boolean): void;
  /** Moves the keyboard's focus to the grid. */
  focus(): void;
}

export interface GridProps {
  readonly handle: Ref<GridHandle>;
  readonly view: View;
  readonly wording: Wording;
  /** The card that looks for its cell; absent: the grid is only looked at. */
  readonly chosen: City | undefined;
  /** Where a dragged card would land. */
  readonly aimed: Cell | undefined;
  /** The last check: its card is marked. */
  readonly check: Checked | undefined;
  /** The lines that are shaded, if any are. */
  readonly narrow: NarrowLines | undefined;
  /** Whether a column stands beside the plate. */
  readonly isDesk: boolean;
  lay(cell: Cell): void;
  /** Escape: the card goes back. */
  cancel(): void;
  /** Told when a tap could do nothing, and why; undefined: the next one did. */
  readonly onIdleTap: (why: IdleTap | undefined) => void;
  /** What is said under the board. */
  readonly children: ReactNode;
}

export function useGrid(props: GridProps) {
  const { view, chosen, isDesk } = props;
  const { language } = props.wording;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, 1200);
  const height = useHeight(svg);
  const window = useWindowSize();
  const { rows, columns } = view;
  const own = useMemo(
    () => geometryFor({ rows, columns }, width, isDesk),
    [rows, columns, width, isDesk],
  );
  const geometry = useMemo(
    () => lowered(own, { width, height }),
    [own, width, height],
  );
  const room = lensRoom(geometry, width, window);
  const shape = lensRoom(own, width, window);
  const pixels = width / (room.width + 2 * geometry.margin);
  const centre = { row: (rows - 1) / 2, column: (columns - 1) / 2 };
  const [cursor, setCursor] = useState<Cell>(centre);
  const [pointed, setPointed] = useState<Cell>();
  /** Of two taps the first, or where a card was dropped instead. */
  const [tapped, setTapped] = useState<Cell>();

  const lens = useLens(geometry, room, pixels, isDesk);
  // In steps, so that cards are not lettered anew with every move of a finger.
  const unit = Math.floor(pixels * lens.scale * 100) / 100;
  const isShort = !isLegible(geometry, unit);
  const short = useMemo(
    () => (isShort ? shortNames(language) : undefined),
    [isShort, language],
  );

  // The card of a check is looked at.
  const { check } = props;
  const showChecked = useEffectEvent(() => {
    if (check) lens.follow(check.event);
  });
  useEffect(() => showChecked(), [check?.seq]);

  function lay(cell: Cell): void {
    if (!chosen || isTaken(view, cell)) return;
    setTapped(undefined);
    props.lay(cell);
  }

  function drop(cell: Cell, byMouse: boolean): void {
    setCursor(cell);
    if (lens.isTouchable || byMouse) return lay(cell);
    lens.show(cell);
    setTapped(cell);
  }

  function tap(cell: Cell): void {
    if (lens.hasMoved()) return;
    props.onIdleTap(idleTap(cell));
    drop(cell, lens.isMouse());
  }
  function idleTap(cell: Cell): IdleTap | undefined {
    if (chosen) return isTaken(view, cell) ? "taken" : undefined;
    return isTaken(view, cell) ? undefined : "unchosen";
  }

  useImperativeHandle(props.handle, () => ({
    drop,
    focus: () => focusCell(svg.current, cursor),
  }));

  const onTap = useStable(tap);

  function onKeyDown(event: KeyboardEvent): void {
    const next = step(event.key, cursor, view);
    if (next && !event.ctrlKey && !event.metaKey) {
      setCursor(next);
      lens.follow(next);
      focusCell(svg.current, next);
    } else if (event.key === "Enter" || event.key === " ") {
      // The key that chose the card may still be held down.
      if (!event.repeat) {
        props.onIdleTap(idleTap(cursor));
        lay(cursor);
      }
    } else if (event.key === "Escape") props.cancel();
    else return;
    event.preventDefault();
  }

  return {
    svg,
    geometry,
    room,
    /** The plate's own shape, if the window is high enough for it. */
    aspect: `${shape.width + 2 * own.margin} / ${shape.height + 2 * own.margin}`,
    lens,
    short,
    /** The smallest letters that can be read, in units of the field. */
    least: LEAST / unit,
    cursor,
    setCursor,
    aimed: props.aimed ?? (chosen ? (pointed ?? tapped) : undefined),
    point: setPointed,
    onTap,
    onKeyDown,
  };
}

/** Nothing is printed smaller than this, in pixels. */
export const LEAST = 11;
