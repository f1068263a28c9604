/** A city card: in front its name under a skyline, on the back its country and coordinates (N1). */

import { DISPLAY, fit, narrowed } from "@stolik/furniture";
import { countryName, placeCountry, placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import { memo } from "react";
import type { ReactNode } from "react";
import type { City } from "../content/cities.ts";
import type { Point } from "../rules/position.ts";
import styles from "./city-card.module.css";
import { roomFor } from "./lettering.ts";
import { HEIGHT, WIDTH } from "./skyline/compose.ts";
import { Skyline } from "./skyline/skyline.tsx";
import { degreesOn } from "./words.ts";
import type { Words } from "./words.ts";

const CARD = { width: 108, height: 140 } as const;
const EDGE = 4;
/** A card is never narrower than 72 pixels, so these letters never smaller than 11. */
const NAME = { middle: 120, width: 90, size: 21, least: 16.5 } as const;

export const CardFront = memo(function CardFront(props: {
  readonly city: City;
  readonly language: Language;
}) {
  return (
    <Sheet className={styles.front}>
      <svg x={EDGE} y={EDGE} width={WIDTH} height={HEIGHT}>
        <Skyline city={props.city} />
      </svg>
      <Lines
        text={placeName(props.city, props.language)}
        middle={NAME.middle}
        width={NAME.width}
        size={NAME.size}
        least={NAME.least}
        className={styles.name}
      />
    </Sheet>
  );
});

export function CardBack(props: {
  readonly city: City;
  readonly language: Language;
  readonly point: Point;
  readonly words: Words;
}) {
  const { city, language, point, words } = props;
  return (
    <Sheet className={styles.back}>
      <Lines
        text={placeName(city, language)}
        middle={24}
        width={NAME.width}
        size={NAME.size}
        least={NAME.least}
        className={styles.name}
      />
      <line className={styles.rule} x1={14} x2={94} y1={44} y2={44} />
      <text className={styles.degrees} x={54} y={70}>
        {degreesOn("latitude", point, words)}
      </text>
      <text className={styles.degrees} x={54} y={99}>
        {degreesOn("longitude", point, words)}
      </text>
      <Lines
        text={countryName(placeCountry(city), language)}
        middle={121}
        width={96}
        size={14}
        least={12.5}
        high={30}
        className={styles.country}
      />
    </Sheet>
  );
}

/** The skyline alone, for a card seen small. */
export const Stamp = memo(function Stamp({ city }: { readonly city: City }) {
  return (
    <svg
      className={styles.stamp}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <Skyline city={city} />
    </svg>
  );
});

function Sheet(props: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.card} ${props.className}`}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
    >
      <rect
        className={styles.sheet}
        x={0.75}
        y={0.75}
        width={CARD.width - 1.5}
        height={CARD.height - 1.5}
        rx={3}
      />
      {props.children}
    </svg>
  );
}

function Lines(props: {
  readonly text: string;
  readonly middle: number;
  readonly width: number;
  readonly size: number;
  /** How high two lines may stand together. */
  readonly high?: number;
  /** Rather set narrower than smaller than this. */
  readonly least: number;
  readonly className: string | undefined;
}) {
  const room = roomFor(props.width, props.size);
  const fitted = fit(
    props.text,
    { ...room, height: props.high ?? room.height },
    DISPLAY,
  );
  const { lines } = fitted;
  const size = Math.max(props.least, fitted.size);
  const top = props.middle - ((lines.length - 1) * size) / 2 + size * 0.33;
  return lines.map((line, index) => (
    <text
      key={line}
      className={props.className}
      x={CARD.width / 2}
      y={top + index * size}
      fontSize={size}
      {...narrowed(line, size, props.width, DISPLAY)}
    >
      {line}
    </text>
  ));
}
