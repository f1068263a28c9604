/** The board itself: a grid to look at, to tap, to drop cards on and to walk with the arrow keys. */

import { useDeferredValue, useId } from "react";
import { Cells } from "./cells.tsx";
import { middleOf } from "./geometry.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./grid.module.css";
import { LaidCards } from "./laid-cards.tsx";
import { Frame, Lines, Rose } from "./plate.tsx";
import { Crosshair, WrongTrace } from "./traces.tsx";
import { useGrid } from "./use-grid.ts";
import type { GridProps } from "./use-grid.ts";

export function Grid(props: GridProps) {
  const { view, wording, chosen } = props;
  const check = props.check?.event;
  const { words } = wording;
  const grid = useGrid(props);
  const { svg, whole, field, magnifier, cursor, aimed } = grid;
  const { margin } = whole;
  const { isFine, isOpen, geometry, scale, offset } = magnifier;
  const clip = useId();
  /** How cards are lettered: a tap moves the field at once, whole names follow. */
  const lettered = useDeferredValue(geometry);
  const short = useDeferredValue(grid.short);
  return (
    <div>
      <svg
        ref={svg}
        className={`${styles.grid} ${chosen ? styles.choosing : ""} ${isOpen ? styles.magnified : ""}`}
        viewBox={`${-margin} ${-margin} ${field.width + 2 * margin} ${field.height + 2 * margin}`}
        role="grid"
        aria-label={words("grid.label")}
        aria-rowcount={view.rows}
        aria-colcount={view.columns}
        onKeyDown={grid.onKeyDown}
        onPointerLeave={() => grid.point(undefined)}
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
              at={middleOf(geometry, grid.centre)}
              radius={field.height * 0.44}
            />
            <Lines geometry={geometry} />
            {aimed && <Crosshair geometry={geometry} cell={aimed} />}
            <g role="presentation" transform={stretch(whole, geometry)}>
              <Cells
                view={view}
                wording={wording}
                geometry={whole}
                cursor={cursor}
                isLit={chosen !== undefined}
                aimed={aimed}
                onTap={grid.onTap}
                onPoint={grid.point}
                onFocus={grid.setCursor}
              />
            </g>
            {check && check.contradictions.length > 0 && (
              <WrongTrace geometry={geometry} view={view} check={check} />
            )}
            <g transform={stretch(lettered, geometry)}>
              <LaidCards
                view={view}
                wording={wording}
                geometry={lettered}
                short={short}
                fresh={check?.city}
              />
            </g>
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
            onClick={() => grid.magnify(isOpen ? undefined : cursor)}
          >
            {words(isOpen ? "grid.whole" : "grid.magnify")}
          </button>
        )}
      </div>
    </div>
  );
}

/** What is drawn for one geometry, shown in another without being drawn anew: magnified rows are a little higher or lower. */
function stretch(drawn: Geometry, shown: Geometry): string {
  return `scale(1 ${shown.cellHeight / drawn.cellHeight})`;
}
