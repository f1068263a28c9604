/** A round symbol, printed from its block: light on dark, or dark on light. */

import type { CardSymbol } from "../../content/symbols.ts";
import { glyphs } from "./glyphs.ts";
import styles from "./symbol.module.css";

/** The things of the city are printed in the second ink; the shape alone tells the symbols apart. */
export const ofTheCity: ReadonlySet<CardSymbol> = new Set([
  "trade",
  "architecture",
  "transport",
  "iron",
]);

/** Ticks that the gouge left along the rim. */
const RIM = Array.from({ length: 9 }, (_, tick) => {
  const angle = (tick * 40 + 14) * (Math.PI / 180);
  const [from, to] = [10.9, tick % 2 === 0 ? 11.7 : 11.4];
  const spot = (radius: number) =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  return `M${spot(from)}L${spot(to)}`;
}).join("");

/** Inside a drawing, at a spot of it. */
export function SymbolMark(props: {
  readonly symbol: CardSymbol;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isStruck?: boolean;
}) {
  const { symbol, x, y, radius } = props;
  const { solid, lines, width, cut, scratches } = glyphs[symbol];
  return (
    <g
      className={ofTheCity.has(symbol) ? styles.second : styles.first}
      transform={`translate(${x} ${y}) scale(${radius / 12})`}
      data-symbol={symbol}
    >
      <circle className={styles.disc} r={12} />
      <path className={styles.rim} d={RIM} />
      <g transform="scale(0.86)">
        {lines && (
          <path className={styles.lines} d={lines} strokeWidth={width} />
        )}
        {solid && <path className={styles.solid} d={solid} />}
        {cut && <path className={styles.cut} d={cut} />}
        {scratches && <path className={styles.scratches} d={scratches} />}
      </g>
      {props.isStruck && (
        <path className={styles.struck} d="M-9.5 9.5L9.5-9.5" />
      )}
    </g>
  );
}

/** Beside words. */
export function SymbolIcon({ symbol }: { readonly symbol: CardSymbol }) {
  return (
    <svg className={styles.icon} viewBox="-12.5 -12.5 25 25" aria-hidden>
      <SymbolMark symbol={symbol} x={0} y={0} radius={12} />
    </svg>
  );
}
