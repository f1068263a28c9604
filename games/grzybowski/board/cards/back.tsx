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
import {
  AvoidanceDrawing,
  BesideDrawing,
  PatternDrawing,
  RegionDrawing,
  SpotDrawing,
} from "./goal-drawings.tsx";

/** G16, G18: what is given for the wrong place, and for an unused chance. */
const LITTLE = 1;

export const Back = memo(function Back(props: {
  readonly id: BackId;
  /** The date it prints; absent: the card is seen too small for words. */
  readonly date?: string | undefined;
}) {
  return (
    <g className={styles[kindOf(props.id)]}>
      <Ground />
      <Drawing id={props.id} />
      {props.date && <DateLine text={props.date} />}
    </g>
  );
});

/** For a grid seen very small: what it may bring. */
export const TinyBack = memo(function TinyBack({
  id,
}: {
  readonly id: BackId;
}) {
  const back = backSides[id];
  return (
    <g className={styles[kindOf(id)]}>
      <rect className={styles.ground} width={CARD} height={CARD} rx={2.5} />
      {back.type === "chance" ? (
        <ChanceDrawing chance={back.chance} x={50} y={50} scale={1.5} />
      ) : (
        <text className={styles.worth} x={50} y={70} fontSize={58}>
          {worthOf(id)}
        </text>
      )}
    </g>
  );
});

/** A side that this seat may not know (G6). */
export function Unknown() {
  return (
    <g className={styles.unknown}>
      <Ground />
      <path
        className={styles.veil}
        d="M6 30L30 6M6 54L54 6M6 78L78 6M14 94L94 14M38 94L94 38M62 94L94 62"
      />
      <text className={styles.worth} x={50} y={66} fontSize={46}>
        ?
      </text>
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

function worthOf(id: BackId): string {
  const back = backSides[id];
  switch (back.type) {
    case "symbols":
      return "1×";
    case "joker":
      return "∗";
    case "chance":
      return String(LITTLE);
    case "arrangement":
    case "avoidance":
    case "place":
    case "beside":
      return String(back.value);
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

function Drawing({ id }: { readonly id: BackId }) {
  const back = backSides[id];
  switch (back.type) {
    case "arrangement":
      return (
        <>
          <PatternDrawing pattern={back.pattern} />
          <Seal text={String(back.value)} />
        </>
      );
    case "symbols":
      return (
        <>
          <RegionDrawing symbol={back.symbol} region={back.region} />
          <Seal text="1×" />
        </>
      );
    case "avoidance":
      return (
        <>
          <AvoidanceDrawing symbol={back.symbol} />
          <Seal text={String(back.value)} />
        </>
      );
    case "place":
      return (
        <>
          <SpotDrawing spot={back.spot} />
          <Seal text={String(back.value)} least={LITTLE} />
        </>
      );
    case "beside":
      return (
        <>
          <BesideDrawing card={back.card} />
          <Seal text={String(back.value)} least={LITTLE} />
        </>
      );
    case "chance":
      return (
        <>
          <ChanceDrawing chance={back.chance} x={50} y={42} scale={1.15} />
          <Seal text="" least={LITTLE} />
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
      <path
        className={styles.any}
        d="M50 27V57M37 34.5L63 49.5M63 34.5L37 49.5"
      />
    </>
  );
}

function DateLine({ text }: { readonly text: string }) {
  const { lines, size } = carve(text, 54, 10);
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
