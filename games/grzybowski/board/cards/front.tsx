/** The front of a card (G1): a picture, its name where there is room, and its round symbols. */

import { memo } from "react";
import { fronts } from "../../content/fronts.ts";
import type { FrontId } from "../../content/fronts.ts";
import { carve } from "../lettering.ts";
import { Picture } from "../pictures/picture.tsx";
import { SHEET } from "../pictures/shapes.ts";
import { SymbolMark } from "../symbols/symbol.tsx";
import styles from "./card.module.css";
import { TinySymbols } from "./tiny-symbols.tsx";

/** Cards are square, and drawn in units of their own. */
export const CARD = 100;

export const Front = memo(function Front(props: {
  readonly id: FrontId;
  /** Absent: the card is seen too small for words. */
  readonly title?: string | undefined;
  /** How high its letters are at least. */
  readonly legible: number;
}) {
  const front = fronts[props.id];
  const gap = front.length > 2 ? 31 : 36;
  const left = CARD / 2 - ((front.length - 1) * gap) / 2;
  return (
    <g className={styles.front}>
      <rect className={styles.sheet} width={CARD} height={CARD} rx={2.5} />
      <g transform="translate(3 3) scale(0.94)">
        <Picture card={props.id} />
      </g>
      {props.title && <Name text={props.title} legible={props.legible} />}
      {front.map((symbol, index) => (
        <SymbolMark
          key={index}
          symbol={symbol}
          x={left + index * gap}
          y={props.title ? 83.5 : 81.5}
          radius={props.title ? 13 : 14.5}
        />
      ))}
    </g>
  );
});

/** For a grid seen very small: the symbols alone. */
export const TinyFront = memo(function TinyFront({
  id,
}: {
  readonly id: FrontId;
}) {
  return (
    <g className={styles.front}>
      <rect className={styles.sheet} width={CARD} height={CARD} rx={2.5} />
      <TinySymbols symbols={fronts[id]} />
    </g>
  );
});

function Name(props: { readonly text: string; readonly legible: number }) {
  const carved = carve(props.text, 88, 9.6, props.legible);
  if (!carved) return null;
  const { lines, size } = carved;
  const height = lines.length * size * 1.04 + 3;
  const bottom = 5 + SHEET.height * 0.94;
  return (
    <g>
      <rect
        className={styles.band}
        x={3}
        y={bottom - height}
        width={94}
        height={height}
      />
      <text className={styles.name} fontSize={size}>
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={CARD / 2}
            y={bottom - height + 1.4 + size * (0.82 + index * 1.04)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
