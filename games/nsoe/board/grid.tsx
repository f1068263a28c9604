/** The board itself: a grid to look at, to tap, to drop cards on and to walk with the arrow keys. */

import { useWidth } from "@stolik/furniture";
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { City } from "../content/cities.ts";
import { isTaken } from "../rules/moves.ts";
import type { Cell, View } from "../rules/position.ts";
import { Cells } from "./cells.tsx";
import type { Telling } from "./describe.ts";
import { fieldSize, geometryFor, middleOf } from "./geometry.ts";
import styles from "./grid.module.css";
import { focusCell, step } from "./grid-keys.ts";
import { LaidCards } from "./laid-cards.tsx";
import { isLegible, shortNames } from "./lettering.ts";
import type { Checked } from "./log.tsx";
import { Frame, Lines, Rose } from "./plate.tsx";
import { useMagnifier } from "./use-magnifier.ts";
import { Crosshair, WrongTrace } from "./traces.tsx";

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
  readonly telling: Telling;
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

export function Grid(props: GridProps) {
  const { view, telling, chosen, isDesk } = props;
  const check = props.check?.event;
  const { words, language } = telling;
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
  const clip = useId();

  const magnifier = useMagnifier(whole, pixels);
  const { isFine, isOpen, geometry, scale, offset } = magnifier;
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
  const point = useCallback((cell: Cell) => setPointed(cell), []);

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

  const aimed = props.aimed ?? (chosen ? (pointed ?? tapped) : undefined);
  return (
    <div>
      <svg
        ref={svg}
        className={`${styles.grid} ${chosen ? styles.choosing : ""} ${isOpen ? styles.magnified : ""}`}
        viewBox={`${-margin} ${-margin} ${field.width + 2 * margin} ${field.height + 2 * margin}`}
        role="grid"
        aria-label={words("grid.label")}
        aria-rowcount={rows}
        aria-colcount={columns}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setPointed(undefined)}
        {...magnifier.handlers}
      >
        <clipPath id={clip}>
          <rect width={field.width} height={field.height} />
        </clipPath>
        <Frame geometry={whole} words={words} />
        <g clipPath={`url(#${clip})`} role="presentation">
          <g
            className={styles.field}
            role="presentation"
            style={{
              transform: `translate(${offset.x}px, ${offset.y}px) scale(${scale})`,
            }}
          >
            <Rose
              at={middleOf(geometry, centre)}
              radius={field.height * 0.44}
            />
            <Lines geometry={geometry} />
            {aimed && <Crosshair geometry={geometry} cell={aimed} />}
            <Cells
              view={view}
              telling={telling}
              geometry={geometry}
              cursor={cursor}
              isLit={chosen !== undefined}
              aimed={aimed}
              onTap={onTap}
              onPoint={point}
              onFocus={setCursor}
            />
            {check && check.contradictions.length > 0 && (
              <WrongTrace geometry={geometry} view={view} check={check} />
            )}
            <LaidCards
              view={view}
              telling={telling}
              geometry={geometry}
              short={short}
              fresh={check?.city}
            />
          </g>
        </g>
      </svg>
      <div className={styles.foot}>
        {props.children}
        {isFine && (
          <button
            type="button"
            className={styles.magnify}
            aria-pressed={isOpen}
            onClick={() => magnify(isOpen ? undefined : cursor)}
          >
            {words(isOpen ? "grid.whole" : "grid.magnify")}
          </button>
        )}
      </div>
    </div>
  );
}
