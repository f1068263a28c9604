/** What steers the lens: nearer, further, and a small picture of the whole board that shows where the lens is. */

import { useRef } from "react";
import type { PointerEvent } from "react";
import type { View } from "../rules/position.ts";
import { fieldSize } from "./geometry.ts";
import type { Geometry, Size } from "./geometry.ts";
import styles from "./lens-tools.module.css";
import type { OpenLens } from "./use-lens.ts";
import type { Words } from "./words.ts";

interface Props {
  readonly lens: OpenLens;
  readonly geometry: Geometry;
  /** What the field is seen through. */
  readonly room: Size;
  readonly laid: View["laid"];
  readonly words: Words;
}

/** Over the board, once only a part of it is seen: the field can be moved out from under them. */
export function LensTools(props: Props) {
  const { lens, words } = props;
  return (
    <div className={styles.tools}>
      <Overview {...props} />
      <span className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={words("grid.further")}
          data-further
          onClick={lens.further}
        >
          −
        </button>
        <Nearer lens={lens} words={words} />
      </span>
    </div>
  );
}

/** It stands beside a board that is seen whole, where it covers no cell. */
export function Nearer({ lens, words }: Pick<Props, "lens" | "words">) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={words("grid.nearer")}
      data-nearer
      onClick={lens.nearer}
    >
      +
    </button>
  );
}

/** Pressed or stroked, it moves the lens there. Keys need none: the lens follows them. */
function Overview({ lens, geometry, room, laid }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = fieldSize(geometry);
  const { cellWidth, cellHeight } = geometry;
  function moveTo(event: PointerEvent): void {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || event.buttons === 0) return;
    lens.moveTo({
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
  }
  return (
    <svg
      ref={drawing}
      className={styles.overview}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-overview
      onPointerDown={moveTo}
      onPointerMove={moveTo}
    >
      <rect className={styles.field} width={width} height={height} />
      {laid.map(({ city, seat, row, column }) => (
        <rect
          key={city}
          className={seat === undefined ? styles.reference : styles.card}
          x={column * cellWidth}
          y={row * cellHeight}
          width={cellWidth}
          height={cellHeight}
        />
      ))}
      <rect
        className={styles.lens}
        x={lens.x}
        y={lens.y}
        width={room.width / lens.scale}
        height={room.height / lens.scale}
      />
    </svg>
  );
}
