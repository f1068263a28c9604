/** A card on the board, coordinates showing (N12, N17): drawn around the middle of its cell. */

import { diceOf, fit, narrowed, SeatShape, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { Laid, Point } from "../rules/position.ts";
import type { Geometry } from "./geometry.ts";
import styles from "./laid-card.module.css";
import { oneLine, roomFor } from "./lettering.ts";
import { degreesOn } from "./words.ts";
import type { Words } from "./words.ts";

const GAP = 3;
/** What stays free on either side of a name. */
const EDGE = 6;
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
  /** The smallest letters that can be read: nothing is printed smaller. */
  readonly least: number;
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
        <ShortText
          card={card}
          name={props.short ?? ""}
          least={props.least}
          width={width}
          short={short}
        />
      ) : (
        <FullText {...props} width={width} height={height} />
      )}
      {card.seat !== undefined && (
        <SeatShape
          seat={card.seat}
          x={isShort ? 0 : width / 2 - 7}
          y={-height / 2 + (isShort ? short.mark : 7)}
          radius={isShort ? short.radius : 5.5}
          className={styles.mark}
        />
      )}
    </g>
  );
});

/** Three letters under the seat's mark, in a high cell and in a low one. */
const SHORT_HIGH = { size: 43, baseline: 26, mark: 24, radius: 14 } as const;
const SHORT_LOW = { size: 40, baseline: 25, mark: 14, radius: 11 } as const;

/** Where even three letters would be too small to read, none are printed. */
function ShortText(props: {
  readonly card: Laid;
  readonly name: string;
  readonly least: number;
  readonly width: number;
  readonly short: typeof SHORT_HIGH | typeof SHORT_LOW;
}) {
  const { card, name, short } = props;
  const size = Math.max(short.size, props.least);
  if (widthOf(name, size) > props.width * SNUG) return null;
  return (
    <text
      className={styles.name}
      fontSize={size}
      y={card.seat === undefined ? size * 0.35 : short.baseline}
    >
      {name}
    </text>
  );
}

/** Letters run a little narrower than they are guessed to. */
const SNUG = 1.15;

function FullText(
  props: Props & { readonly width: number; readonly height: number },
) {
  const { card, point, language, words, width, height, least } = props;
  const text = placeName(card.city, language);
  const fitted = fit(text, roomFor(width - 2 * EDGE, 26));
  const latitude = degreesOn("latitude", point, words);
  const longitude = degreesOn("longitude", point, words);
  const isHigh = height > HIGH - 2 * GAP;
  const degrees = isHigh ? [latitude, longitude] : [`${latitude} ${longitude}`];
  // A low card gives the strip up for letters that can be read.
  const spare = height - 2 - (1 + degrees.length) * least;
  const strip =
    card.seat === undefined ? 0 : Math.max(0, Math.min(STRIP, spare));
  const room = height - strip - 2;
  // Rather one line that is set narrow than two that are too small.
  const isLow = (fitted.lines.length + degrees.length) * least > room;
  const name = isLow ? fit(text, oneLine(width - 2 * EDGE, 26)) : fitted;
  const plain = isHigh ? 21 : 19;
  const wanted = name.lines.length * name.size + degrees.length * plain;
  const shrunk = Math.min(1, room / wanted);
  const size = Math.max(least, name.size * shrunk);
  const small = Math.max(least, plain * shrunk * 0.95);
  const high = name.lines.length * size + degrees.length * small;
  const top = (strip - high) / 2 + size * 0.84;
  const under = top + (name.lines.length - 1) * size + small;
  return (
    <>
      <Lines
        className={styles.name}
        lines={name.lines}
        size={size}
        width={width - 2 * EDGE}
        top={top}
      />
      <Lines
        className={styles.degrees}
        lines={degrees}
        size={small}
        width={width - 2 * EDGE}
        top={under}
      />
    </>
  );
}

/** Lines in the middle of the card; one that is too long is set narrower. */
function Lines(props: {
  readonly className: string | undefined;
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly top: number;
}) {
  const { size, width, top } = props;
  return props.lines.map((line, index) => (
    <text
      key={line}
      className={props.className}
      y={top + index * size}
      fontSize={size}
      {...narrowed(line, size, width)}
    >
      {line}
    </text>
  ));
}
