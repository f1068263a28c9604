/** The plate the cards are laid on: a map's frame, the four letters, lines for rows and columns, a compass rose beneath. */

import { memo } from "react";
import { fieldSize } from "./geometry.ts";
import type { Geometry, Place } from "./geometry.ts";
import styles from "./plate.module.css";
import type { Words } from "./words.ts";

/** The frame stays where it is while the field inside it is magnified. */
export const Frame = memo(function Frame(props: {
  readonly geometry: Geometry;
  readonly words: Words;
  /** The smallest letters that can be read. */
  readonly least: number;
}) {
  const { geometry, words } = props;
  const { margin } = geometry;
  const { width, height } = fieldSize(geometry);
  const letters = [
    ["north", width / 2, -margin / 2],
    ["south", width / 2, height + margin / 2],
    ["west", -margin / 2, height / 2],
    ["east", width + margin / 2, height / 2],
  ] as const;
  return (
    <g aria-hidden>
      <rect
        className={styles.plate}
        x={-margin}
        y={-margin}
        width={width + 2 * margin}
        height={height + 2 * margin}
        rx={margin / 8}
      />
      <Neatline geometry={geometry} />
      {letters.map(([side, x, y]) => (
        <g key={side} transform={`translate(${x} ${y})`}>
          <rect
            className={styles.plate}
            x={-margin * 0.6}
            y={-margin * 0.42}
            width={margin * 1.2}
            height={margin * 0.84}
          />
          <text
            className={side === "north" ? styles.north : styles.letter}
            fontSize={Math.max(margin * 0.8, props.least)}
            y={margin * 0.28}
          >
            {words(`compass.${side}`)}
          </text>
        </g>
      ))}
    </g>
  );
});

export const Lines = memo(function Lines({
  geometry,
}: {
  readonly geometry: Geometry;
}) {
  const { rows, columns, cellWidth, cellHeight } = geometry;
  const { width, height } = fieldSize(geometry);
  const across = Array.from(
    { length: rows - 1 },
    (_, row) => (row + 1) * cellHeight,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, column) => (column + 1) * cellWidth,
  );
  const edge = `M0 0H${width}V${height}H0Z`;
  const d =
    edge +
    across.map((y) => `M0 ${y}H${width}`).join("") +
    down.map((x) => `M${x} 0V${height}`).join("");
  return <path className={styles.lines} d={d} aria-hidden />;
});

/** Eight points around the central slot. */
export const Rose = memo(function Rose({
  x,
  y,
  radius,
}: Place & { readonly radius: number }) {
  const petals = Array.from({ length: 8 }, (_, index) => index);
  return (
    <g
      className={styles.rose}
      transform={`translate(${x} ${y}) scale(${radius / 100})`}
      aria-hidden
    >
      <circle r={72} />
      <circle r={66} />
      {petals.map((petal) => (
        <Petal key={petal} turn={petal * 45} length={petal % 2 ? 58 : 100} />
      ))}
    </g>
  );
});

function Petal(props: { readonly turn: number; readonly length: number }) {
  const { turn, length } = props;
  const waist = length * 0.16;
  return (
    <g transform={`rotate(${turn})`}>
      <path
        className={styles.bright}
        d={`M0 0L${waist} ${-waist}L0 ${-length}Z`}
      />
      <path
        className={styles.shade}
        d={`M0 0L${-waist} ${-waist}L0 ${-length}Z`}
      />
    </g>
  );
}

/** The black and white edge of an old map, one piece for each row and column. */
function Neatline({ geometry }: { readonly geometry: Geometry }) {
  const { rows, columns, cellWidth, cellHeight, margin } = geometry;
  const { width, height } = fieldSize(geometry);
  const thick = margin * 0.16;
  let d = "";
  for (let column = 0; column < columns; column += 2) {
    const x = column * cellWidth;
    d += `M${x} ${-thick}h${cellWidth}v${thick}h${-cellWidth}z`;
    d += `M${x} ${height}h${cellWidth}v${thick}h${-cellWidth}z`;
  }
  for (let row = 0; row < rows; row += 2) {
    const y = row * cellHeight;
    d += `M${-thick} ${y}h${thick}v${cellHeight}h${-thick}z`;
    d += `M${width} ${y}h${thick}v${cellHeight}h${-thick}z`;
  }
  return (
    <>
      <path className={styles.dashes} d={d} />
      <rect
        className={styles.edge}
        x={-thick}
        y={-thick}
        width={width + 2 * thick}
        height={height + 2 * thick}
      />
    </>
  );
}
