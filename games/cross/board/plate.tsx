/** The plate the cross lies on: a chart's edge, waves, a rose of winds under the start card, the four letters. */

import { useId } from "react";
import styles from "./plate.module.css";
import { marginOf } from "./spread.ts";
import type { Spread } from "./spread.ts";
import type { Words } from "./words.ts";

const EDGE = 6;
const TICK = 28;

export function Ground(props: {
  readonly spread: Spread;
  readonly isCross: boolean;
  readonly words: Words;
}) {
  const { spread, isCross, words } = props;
  const { width, height, start } = spread;
  const margin = marginOf(width);
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  const waves = useId();
  return (
    <g aria-hidden>
      <pattern id={waves} width={56} height={34} patternUnits="userSpaceOnUse">
        <path
          className={styles.waves}
          d="M0 10q7-6 14 0t14 0M28 27q7-6 14 0t14 0"
        />
      </pattern>
      <clipPath id={`${waves}-edge`}>
        <rect
          x={EDGE}
          y={EDGE}
          width={width - 2 * EDGE}
          height={height - 2 * EDGE}
        />
      </clipPath>
      <rect className={styles.plate} width={width} height={height} rx={4} />
      <rect
        x={margin / 2}
        y={margin / 2}
        width={width - margin}
        height={height - margin}
        fill={`url(#${waves})`}
      />
      <Neatline width={width} height={height} />
      {isCross && (
        <g clipPath={`url(#${waves}-edge)`}>
          <Rose x={x} y={y} radius={Math.min(width * 0.3, height * 0.34)} />
        </g>
      )}
      <path
        className={styles.axis}
        d={`M${margin} ${y}H${width - margin}${isCross ? `M${x} ${margin}V${height - margin}` : ""}`}
      />
      {isCross ? (
        <>
          <Letter
            x={Math.max(10, margin / 2)}
            y={y}
            text={words("compass.west")}
          />
          <Letter
            x={width - Math.max(10, margin / 2)}
            y={y}
            text={words("compass.east")}
          />
          <Letter
            x={x}
            y={Math.max(10, margin / 2)}
            text={words("compass.north")}
            isHot
          />
          <Letter
            x={x}
            y={height - Math.max(10, margin / 2)}
            text={words("compass.south")}
          />
        </>
      ) : (
        <>
          <End
            x={margin}
            y={height - 14}
            anchor="start"
            text={words("people.fewest")}
          />
          <End
            x={width - margin}
            y={height - 14}
            anchor="end"
            text={words("people.most")}
          />
        </>
      )}
    </g>
  );
}

function Letter(props: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isHot?: boolean;
}) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <circle className={props.isHot ? styles.hot : styles.disc} r={10} />
      <text className={styles.letter} y={5}>
        {props.text}
      </text>
    </g>
  );
}

function End(props: {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
  readonly text: string;
}) {
  return (
    <text
      className={styles.end}
      x={props.x}
      y={props.y}
      textAnchor={props.anchor}
    >
      {props.text}
    </text>
  );
}

/** The black and white edge of an old chart. */
function Neatline(props: { readonly width: number; readonly height: number }) {
  const [width, height] = [props.width - 2 * EDGE, props.height - 2 * EDGE];
  const across = Math.max(2, Math.round(width / TICK / 2) * 2);
  const down = Math.max(2, Math.round(height / TICK / 2) * 2);
  const [wide, high] = [width / across, height / down];
  let d = "";
  for (let step = 0; step < across; step += 2) {
    const x = EDGE + step * wide;
    d += `M${x} ${EDGE}h${wide}M${x} ${EDGE + height}h${wide}`;
  }
  for (let step = 0; step < down; step += 2) {
    const y = EDGE + step * high;
    d += `M${EDGE} ${y}v${high}M${EDGE + width} ${y}v${high}`;
  }
  return (
    <>
      <rect
        className={styles.edge}
        x={EDGE}
        y={EDGE}
        width={width}
        height={height}
      />
      <path className={styles.dashes} d={d} />
    </>
  );
}

/** Sixteen winds, the four great ones in two tones. */
function Rose(props: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const winds = Array.from({ length: 16 }, (_, index) => index);
  return (
    <g
      className={styles.rose}
      transform={`translate(${props.x} ${props.y}) scale(${props.radius / 100})`}
      aria-hidden
    >
      <circle className={styles.ring} r={74} />
      <circle className={styles.ring} r={69} />
      {winds.map((wind) => (
        <g key={wind} transform={`rotate(${wind * 22.5})`}>
          <path className={styles.bright} d={petal(wind, 1)} />
          <path className={styles.shade} d={petal(wind, -1)} />
        </g>
      ))}
    </g>
  );
}

function petal(wind: number, side: 1 | -1): string {
  const length = wind % 4 === 0 ? 100 : wind % 2 === 0 ? 72 : 50;
  const waist = wind % 4 === 0 ? 17 : wind % 2 === 0 ? 11 : 6;
  return `M0 0L${side * waist} ${-waist * 1.5}L0 ${-length}Z`;
}
