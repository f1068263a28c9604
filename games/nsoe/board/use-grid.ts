/** How the grid is handled: the cursor, the first of two taps, the magnifier, pointers and keys. */

import { useWidth } from "@stolik/furniture";
import {
  useCallback,
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
import { fieldSize, geometryFor } from "./geometry.ts";
import { focusCell, step } from "./grid-keys.ts";
import { isLegible, shortNames } from "./lettering.ts";
import type { Checked } from "./log.tsx";
import { useMagnifier } from "./use-magnifier.ts";

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
  /** Whether a column stands beside the plate. */
  readonly isDesk: boolean;
  lay(cell: Cell): void;
  /** Escape: the card goes back. */
  cancel(): void;
  /** Told when the board is magnified for the first of two taps. */
  readonly onMagnify: (isMagnified: boolean) => void;
  /** What is said under the board. */
  readonly children: ReactNode;
}

export function useGrid(props: GridProps) {
  const { view, chosen, isDesk } = props;
  const { language } = props.wording;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, 1200);
  const { rows, columns } = view;
  const whole = useMemo(
    () => geometryFor({ rows, columns }, width, isDesk),
    [rows, columns, width, isDesk],
  );
  const field = fieldSize(whole);
  const { margin } = whole;
  const pixels = width / (field.width + 2 * margin);
  const centre = { row: (rows - 1) / 2, column: (columns - 1) / 2 };
  const [cursor, setCursor] = useState<Cell>(centre);
  const [pointed, setPointed] = useState<Cell>();
  /** Of two taps the first, or where a card was dropped instead. */
  const [tapped, setTapped] = useState<Cell>();

  const magnifier = useMagnifier(whole, pixels);
  const { isFine, isOpen, geometry } = magnifier;
  const isTiny = isFine && !isOpen;
  // Names are shortened only where the magnifier can show them whole.
  const isShort = isTiny && !isLegible(geometry, pixels);
  const short = useMemo(
    () => (isShort ? shortNames(language) : undefined),
    [isShort, language],
  );

  function magnify(at: Cell | undefined): void {
    if (at) magnifier.open(at);
    else magnifier.close();
    setTapped(undefined);
    props.onMagnify(at !== undefined);
  }

  // A check is looked at on the whole board.
  const showWhole = useEffectEvent(() => magnify(undefined));
  useEffect(() => showWhole(), [props.check?.seq]);

  function lay(cell: Cell): void {
    if (!chosen || isTaken(view, cell)) return;
    props.lay(cell);
    if (isOpen) magnify(undefined);
  }

  function drop(cell: Cell, byMouse: boolean): void {
    setCursor(cell);
    if (!isTiny || byMouse) return lay(cell);
    magnify(cell);
    setTapped(cell);
  }

  function tap(cell: Cell): void {
    if (!magnifier.hasMoved()) drop(cell, magnifier.isMouse());
  }

  useImperativeHandle(props.handle, () => ({
    drop,
    focus: () => focusCell(svg.current, cursor),
  }));

  // Always the same function, so that a cell is drawn anew only when it changes.
  const latestTap = useRef(tap);
  useEffect(() => {
    latestTap.current = tap;
  });
  const onTap = useCallback((cell: Cell) => latestTap.current(cell), []);

  function onKeyDown(event: KeyboardEvent): void {
    const next = step(event.key, cursor, view);
    if (next) {
      setCursor(next);
      magnifier.follow(next);
      focusCell(svg.current, next);
    } else if (event.key === "Enter" || event.key === " ") {
      // The key that chose the card may still be held down.
      if (!event.repeat) lay(cursor);
    } else if (event.key === "Escape") props.cancel();
    else return;
    event.preventDefault();
  }

  return {
    svg,
    whole,
    field,
    centre,
    magnifier,
    short,
    cursor,
    setCursor,
    aimed: props.aimed ?? (chosen ? (pointed ?? tapped) : undefined),
    point: setPointed,
    onTap,
    onKeyDown,
    magnify,
  };
}
