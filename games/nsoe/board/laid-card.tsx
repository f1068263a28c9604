/** A card on the board, coordinates showing (N12, N17): drawn around the middle of its cell. */

import { diceOf, fit, SeatShape } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { Laid, Point } from "../rules/position.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./laid-card.module.css";
import { roomFor } from "./lettering.ts";
import { degreesOn } from "./words.ts";
import type { Words } from "./words.ts";

const GAP = 3;
/** From here on a cell is high enough for three lines. */
const HIGH = 95;
/** The strip above the text that belongs to the seat's mark. */
const STRIP = 12;

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
  const isShort = props.short !== undefined;
  const short = height > HIGH - 2 * GAP ? SHORT_HIGH : SHORT_LOW;
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
      {isShort ? (
        <text
          className={styles.name}
          fontSize={short.size}
          y={card.seat === undefined ? short.size * 0.35 : short.baseline}
        >
          {props.short}
        </text>
      ) : (
        <FullText {...props} width={width} height={height} />
      )}
      {card.seat !== undefined && (
        <SeatShape
          seat={card.seat}
          x={isShort ? 0 : width / 2 - 8}
          y={-height / 2 + (isShort ? short.mark : 8)}
          radius={isShort ? short.radius : 6}
          className={styles.mark}
        />
      )}
    </g>
  );
});

/** Three letters under the seat's mark, in a high cell and in a low one. */
const SHORT_HIGH = { size: 43, baseline: 26, mark: 24, radius: 14 } as const;
const SHORT_LOW = { size: 40, baseline: 25, mark: 14, radius: 11 } as const;

function FullText(
  props: Props & { readonly width: number; readonly height: number },
) {
  const { card, point, language, words, width, height } = props;
  const name = fit(placeName(card.city, language), roomFor(width - 5, 26));
  const { lines } = name;
  const latitude = degreesOn("latitude", point, words);
  const longitude = degreesOn("longitude", point, words);
  const isHigh = height > HIGH - 2 * GAP;
  const degrees = isHigh ? [latitude, longitude] : [`${latitude} ${longitude}`];
  const strip = card.seat === undefined ? 0 : STRIP;
  const wanted = lines.length * name.size + degrees.length * (isHigh ? 21 : 19);
  const shrunk = Math.min(1, (height - strip - 2) / wanted);
  const size = name.size * shrunk;
  const small = (isHigh ? 21 : 19) * shrunk;
  const top = (strip - wanted * shrunk) / 2 + size * 0.84;
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
