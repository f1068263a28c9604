/** The board itself: a grid to look at, to tap, to drop cards on and to walk with the arrow keys. */

import { memo, useDeferredValue, useId, useMemo } from "react";
import { Cells } from "./cells.tsx";
import { Field } from "./field.tsx";
import type { Geometry, Size } from "./geometry.ts";
import styles from "./grid.module.css";
import { LensTools, Nearer } from "./lens-tools.tsx";
import { isAny } from "./narrow-lines.ts";
import { Frame } from "./plate.tsx";
import { cardLines } from "./relation.ts";
import { useGrid } from "./use-grid.ts";
import type { GridProps } from "./use-grid.ts";

export function Grid(props: GridProps) {
  const { view, wording, chosen } = props;
  const { words } = wording;
  const grid = useGrid(props);
  const { svg, geometry, room, lens, cursor, aimed } = grid;
  const { margin } = geometry;
  const clip = useId();
  const keys = useId();
  const { width, height } = room;
  const frame = useMemo(
    () => framed(geometry, { width, height }),
    [geometry, width, height],
  );
  /** How cards are lettered: a finger moves the field at once, names follow. */
  const short = useDeferredValue(grid.short);
  const least = useDeferredValue(grid.least);
  return (
    <div>
      <div className={styles.plate}>
        <svg
          ref={svg}
          className={`${styles.grid} ${chosen ? styles.choosing : ""} ${lens.isWhole ? "" : styles.near}`}
          style={{ aspectRatio: grid.aspect }}
          viewBox={`${-margin} ${-margin} ${room.width + 2 * margin} ${room.height + 2 * margin}`}
          role="grid"
          aria-label={words("grid.label")}
          aria-describedby={keys}
          aria-rowcount={view.rows}
          aria-colcount={view.columns}
          onKeyDown={grid.onKeyDown}
          onPointerLeave={() => grid.point(undefined)}
          {...lens.handlers}
        >
          <clipPath id={clip}>
            <rect width={room.width} height={room.height} />
          </clipPath>
          <Frame
            geometry={frame}
            words={words}
            least={grid.least * lens.scale}
          />
          <g clipPath={`url(#${clip})`} role="presentation">
            <g
              className={styles.field}
              role="presentation"
              data-field
              style={{
                transform: `scale(${lens.scale}) translate(${-lens.x}px, ${-lens.y}px)`,
              }}
            >
              <Field
                view={view}
                wording={wording}
                geometry={geometry}
                narrow={props.narrow}
                chosen={chosen}
                aimed={aimed}
                check={props.check?.event}
                short={short}
                least={least}
              >
                <Cells
                  view={view}
                  wording={wording}
                  geometry={geometry}
                  narrow={props.narrow}
                  cursor={cursor}
                  aimed={aimed}
                  onTap={grid.onTap}
                  onPoint={grid.point}
                  onFocus={grid.setCursor}
                />
              </Field>
            </g>
          </g>
        </svg>
        {!lens.isWhole && (
          <LensTools
            lens={lens}
            geometry={geometry}
            room={room}
            laid={view.laid}
            words={words}
          />
        )}
      </div>
      <div className={styles.foot}>
        {props.children}
        {lens.isFine && lens.isWhole && <Nearer lens={lens} words={words} />}
      </div>
      <Spoken id={keys} view={view} wording={wording} />
      {props.narrow && isAny(props.narrow) && (
        <p className={styles.legend}>{words("hints.what")}</p>
      )}
    </div>
  );
}

/** For those who do not see the board: its keys, and what lies where. */
const Spoken = memo(function Spoken(props: {
  readonly id: string;
  readonly view: GridProps["view"];
  readonly wording: GridProps["wording"];
}) {
  const { view, wording } = props;
  const { words } = wording;
  return (
    <div className={styles.spoken}>
      <p id={props.id}>{words("grid.keys")}</p>
      <ul aria-label={words("grid.list")}>
        {cardLines(view, wording).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
});

/** The frame stays where it is while the field moves under it. */
function framed(geometry: Geometry, room: Size): Geometry {
  const { rows, columns } = geometry;
  return {
    ...geometry,
    cellWidth: room.width / columns,
    cellHeight: room.height / rows,
  };
}
