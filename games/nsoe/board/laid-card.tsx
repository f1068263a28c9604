/** A card on the board, coordinates showing (N12, N17): drawn around the middle of its cell. */

import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { SeatShape } from "@stolik/furniture";
import { memo } from "react";
import type { Laid, Point } from "../rules/position.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./laid-card.module.css";
import { fit } from "./lettering.ts";
import { diceOf } from "./skyline/hash.ts";
import { degreesOn } from "./words.ts";
import type { Words } from "./words.ts";

const GAP = 3;
/** From here on a cell is high enough for three lines. */
const HIGH = 95;

interface Props {
  readonly card: Laid;
  readonly point: Point;
  readonly geometry: Geometry;
  readonly language: Language;
  readonly words: Words;
  /** Where a cell is too small for words, three letters stand for the name. */
  readonly short: string | undefined;
  readonly isNew: boolean;
}

export const LaidCard = memo(function LaidCard(props: Props) {
  const { card, geometry } = props;
  const width = geometry.cellWidth - 2 * GAP;
  const height = geometry.cellHeight - 2 * GAP;
  const tilt = diceOf(card.city).between(-2.4, 2.4);
  const kind = card.seat === undefined ? styles.reference : styles.laid;
  return (
    <g
      className={`${kind} ${props.isNew ? styles.new : ""}`}
      transform={`rotate(${tilt.toFixed(2)})`}
    >
      <rect
        className={styles.sheet}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={3}
      />
      {props.short === undefined ? (
        <FullText {...props} width={width} height={height} />
      ) : (
        <text
          className={styles.name}
          fontSize={43}
          y={card.seat === undefined ? 15 : 26}
        >
          {props.short}
        </text>
      )}
      {card.seat !== undefined && (
        <SeatShape
          seat={card.seat}
          x={props.short === undefined ? width / 2 - 8 : 0}
          y={props.short === undefined ? -height / 2 + 8 : -height / 2 + 24}
          radius={props.short === undefined ? 6 : 14}
          className={styles.mark}
        />
      )}
    </g>
  );
});

function FullText(
  props: Props & { readonly width: number; readonly height: number },
) {
  const { card, point, language, words, width, height } = props;
  const { lines, size } = fit(placeName(card.city, language), width - 5, 26);
  const latitude = degreesOn("latitude", point, words);
  const longitude = degreesOn("longitude", point, words);
  const isHigh = height > HIGH - 2 * GAP;
  const degrees = isHigh ? [latitude, longitude] : [`${latitude} ${longitude}`];
  const small = isHigh ? 21 : 19;
  const block = lines.length * size + degrees.length * small;
  const top = -block / 2 + size * 0.84;
  const under = top + (lines.length - 1) * size + small;
  return (
    <>
      <text className={styles.name} fontSize={size}>
        {lines.map((line, index) => (
          <tspan key={line} x={0} y={top + index * size}>
            {line}
          </tspan>
        ))}
      </text>
      <text className={styles.degrees} fontSize={small * 0.95}>
        {degrees.map((line, index) => (
          <tspan key={line} x={0} y={under + index * small}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
