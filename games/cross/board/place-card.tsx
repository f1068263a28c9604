/** A place card in the hand: in front its name and picture, on the back where it lies and how many live there (C1). */

import { DISPLAY, fit } from "@stolik/furniture";
import {
  countryName,
  isSight,
  placeCountry,
  placeName,
} from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import type { ReactNode } from "react";
import { isWorldHeritage } from "../content/heritage.ts";
import type { Back, Card } from "../rules/position.ts";
import styles from "./place-card.module.css";
import { Block, Window } from "./printed.tsx";
import { degreesOn, peopleText } from "./words.ts";
import type { Words } from "./words.ts";

const CARD = { width: 112, height: 148 } as const;
const EDGE = 5;
const ACROSS = CARD.width - 2 * EDGE;
const PICTURE = 82;
/** The deck is never narrower than 80 pixels, so these letters never smaller than 11. */
const SMALL_FRONT = 15.4;

export function CardFront(props: {
  readonly card: Card;
  readonly language: Language;
}) {
  const { card, language } = props;
  return (
    <Sheet className={styles.front}>
      <Window card={card} x={EDGE} y={EDGE} width={ACROSS} height={PICTURE} />
      <Name
        text={placeName(card, language)}
        y={118}
        height={52}
        least={SMALL_FRONT}
      />
    </Sheet>
  );
}

export function CardBack(props: {
  readonly card: Card;
  readonly back: Back;
  readonly language: Language;
  readonly words: Words;
}) {
  const { card, back, language, words } = props;
  return (
    <Sheet className={styles.back}>
      <Name text={placeName(card, language)} y={23} height={34} least={11} />
      <path className={styles.rule} d="M12 43H100" />
      <text className={styles.degrees} x={56} y={65}>
        {degreesOn("latitude", back, words)}
      </text>
      <text className={styles.degrees} x={56} y={89}>
        {degreesOn("longitude", back, words)}
      </text>
      <path className={styles.rule} d="M12 96H100" />
      <text className={styles.people} x={56} y={113}>
        {peopleText(back, language)}
        {back.year !== undefined && (
          <tspan className={styles.year} dx={4}>
            {back.year}
          </tspan>
        )}
      </text>
      <Block
        className={styles.country}
        text={fit(countryName(placeCountry(card), language), {
          width: ACROSS,
          height: 26,
          largest: 12,
          lines: 2,
        })}
        x={56}
        y={130}
        anchor="middle"
        within={{ width: ACROSS, least: 11 }}
      />
      {isSight(card) && isWorldHeritage(card) && (
        <path
          className={styles.heritage}
          d="M96 138 102 132 108 138 102 144Z"
        />
      )}
    </Sheet>
  );
}

/** What the deck shows where a stop card lies on top. */
export function StopCard({ word }: { readonly word: string }) {
  return (
    <Sheet className={styles.stop}>
      <path
        className={styles.octagon}
        d="M38 34H74L98 58V94L74 118H38L14 94V58Z"
      />
      <Block
        className={styles.halt}
        text={fit(word, { width: 74, height: 40, largest: 26, lines: 1 })}
        x={56}
        y={76}
        anchor="middle"
      />
    </Sheet>
  );
}

function Name(props: {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly least: number;
}) {
  return (
    <Block
      className={styles.name}
      text={fit(
        props.text,
        { width: ACROSS - 4, height: props.height, largest: 21, lines: 3 },
        DISPLAY,
      )}
      x={CARD.width / 2}
      y={props.y}
      anchor="middle"
      within={{ width: ACROSS - 4, least: props.least }}
    />
  );
}

function Sheet(props: {
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.card} ${props.className}`}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      aria-hidden
    >
      <rect
        className={styles.sheet}
        x={0.75}
        y={0.75}
        width={CARD.width - 1.5}
        height={CARD.height - 1.5}
        rx={3.5}
      />
      {props.children}
    </svg>
  );
}
