/** The back of a card (G1): a goal with its value, a chance, or the joker. */

import { memo } from "react";
import type { Chance } from "../../content/back-kinds.ts";
import { backSides } from "../../content/back-sides.ts";
import type { BackId } from "../../content/back-sides.ts";
import { symbols } from "../../content/symbols.ts";
import { carve } from "../lettering.ts";
import { SymbolMark } from "../symbols/symbol.tsx";
import styles from "./card.module.css";
import { chanceIcons } from "./chance-icons.ts";
import { CARD } from "./front.tsx";
import { Seal } from "./seal.tsx";
import { TinySymbols } from "./tiny-symbols.tsx";
import {
  AvoidanceDrawing,
  BesideDrawing,
  PatternDrawing,
  RegionDrawing,
  SpotDrawing,
} from "./goal-drawings.tsx";

/** G16, G18: what is given for the wrong place, and for an unused chance. */
const LITTLE = 1;

/** How high the question mark of a hidden side is. */
const MARK = 46;

export const Back = memo(function Back(props: {
  readonly id: BackId;
  /** The date it prints; absent: the card is seen too small for words. */
  readonly date?: string | undefined;
  /** How high its letters are at least. */
  readonly legible: number;
}) {
  const { legible } = props;
  return (
    <g className={styles[kindOf(props.id)]}>
      <Ground />
      <Drawing id={props.id} legible={legible} />
      {props.date && <DateLine text={props.date} legible={legible} />}
    </g>
  );
});

/** For a grid seen very small: what it asks for, in no letters. */
export const TinyBack = memo(function TinyBack({
  id,
}: {
  readonly id: BackId;
}) {
  return (
    <g className={styles[kindOf(id)]}>
      <rect className={styles.ground} width={CARD} height={CARD} rx={2.5} />
      <TinyDrawing id={id} />
    </g>
  );
});

/** A side that this seat may not know (G6). */
export function Unknown(props: { readonly legible: number }) {
  return (
    <g className={styles.unknown}>
      <Ground />
      <path
        className={styles.veil}
        d="M6 30L30 6M6 54L54 6M6 78L78 6M14 94L94 14M38 94L94 38M62 94L94 62"
      />
      {props.legible <= MARK && (
        <text className={styles.worth} x={50} y={66} fontSize={MARK}>
          ?
        </text>
      )}
    </g>
  );
}

export function ChanceDrawing(props: {
  readonly chance: Chance;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { solid, lines, hot } = chanceIcons[props.chance];
  return (
    <g
      className={styles.icon}
      transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}
    >
      {solid && <path className={styles.lying} d={solid} />}
      <path className={styles.drawn} d={lines} />
      {hot && <path className={styles.going} d={hot} />}
    </g>
  );
}

function kindOf(id: BackId): "goal" | "chance" | "joker" {
  const { type } = backSides[id];
  return type === "chance" || type === "joker" ? type : "goal";
}

function TinyDrawing({ id }: { readonly id: BackId }) {
  const back = backSides[id];
  switch (back.type) {
    case "arrangement": {
      const asked = new Set(back.pattern.map(({ symbol }) => symbol));
      return <TinySymbols symbols={[...asked]} />;
    }
    case "symbols":
      return <TinySymbols symbols={[back.symbol]} />;
    case "avoidance":
      return <TinySymbols symbols={[back.symbol]} isStruck />;
    case "place":
      return <SpotDrawing spot={back.spot} />;
    case "beside":
      return <BesideDrawing card={back.card} />;
    case "chance":
      return <ChanceDrawing chance={back.chance} x={50} y={50} scale={1.5} />;
    case "joker":
      return <AnyMark />;
  }
}

function Ground() {
  return (
    <>
      <rect className={styles.ground} width={CARD} height={CARD} rx={2.5} />
      <rect className={styles.border} x={3} y={3} width={94} height={94} />
    </>
  );
}

function Drawing(props: { readonly id: BackId; readonly legible: number }) {
  const { id, legible } = props;
  const back = backSides[id];
  switch (back.type) {
    case "arrangement":
      return (
        <>
          <PatternDrawing pattern={back.pattern} />
          <Seal text={String(back.value)} legible={legible} />
        </>
      );
    case "symbols":
      return (
        <>
          <RegionDrawing symbol={back.symbol} region={back.region} />
          <Seal text="1×" legible={legible} />
        </>
      );
    case "avoidance":
      return (
        <>
          <AvoidanceDrawing symbol={back.symbol} />
          <Seal text={String(back.value)} legible={legible} />
        </>
      );
    case "place":
      return (
        <>
          <SpotDrawing spot={back.spot} />
          <Seal text={String(back.value)} least={LITTLE} legible={legible} />
        </>
      );
    case "beside":
      return (
        <>
          <BesideDrawing card={back.card} />
          <Seal text={String(back.value)} least={LITTLE} legible={legible} />
        </>
      );
    case "chance":
      return (
        <>
          <ChanceDrawing chance={back.chance} x={50} y={42} scale={1.15} />
          <Seal text="" least={LITTLE} legible={legible} />
        </>
      );
    case "joker":
      return <JokerDrawing />;
  }
}

/** G19: any symbol at all. */
function JokerDrawing() {
  return (
    <>
      {symbols.map((symbol, index) => {
        const angle = (index * 2 * Math.PI) / symbols.length - Math.PI / 2;
        return (
          <SymbolMark
            key={symbol}
            symbol={symbol}
            x={50 + 30 * Math.cos(angle)}
            y={42 + 30 * Math.sin(angle)}
            radius={7}
          />
        );
      })}
      <AnyMark />
    </>
  );
}

function AnyMark() {
  return (
    <path
      className={styles.any}
      d="M50 27V57M37 34.5L63 49.5M63 34.5L37 49.5"
    />
  );
}

function DateLine(props: { readonly text: string; readonly legible: number }) {
  const carved = carve(props.text, 54, 10, props.legible);
  if (!carved) return null;
  const { lines, size } = carved;
  return (
    <text className={styles.date} fontSize={size}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={8}
          y={91.5 - (lines.length - 1 - index) * size * 1.05}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
