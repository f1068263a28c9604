/** A small cross for the rulebook: drawn like the real one, to be looked at only. */

import type { Language } from "@stolik/kernel";
import { arms } from "../../rules/position.ts";
import type { Back, Card, Slot } from "../../rules/position.ts";
import { LaidCard } from "../laid-card.tsx";
import { Ground } from "../plate.tsx";
import { spread } from "../spread.ts";
import { linesOf } from "../stations.ts";
import { degreesOn, axisOf } from "../words.ts";
import type { Words } from "../words.ts";
import type { Example } from "./chapters.ts";
import styles from "./rules.module.css";

const WIDTH = 560;

export function MiniCross(props: {
  readonly example: Example;
  readonly language: Language;
  readonly words: Words;
}) {
  const { example, language, words } = props;
  const { shown, asks = [], wrong } = example;
  const hasArms = shown.arms.north.length + shown.arms.south.length > 0;
  const backs: Readonly<Partial<Record<Card, Back>>> = example.backs ?? {};
  const plan = spread({
    shown,
    width: WIDTH,
    height: hasArms ? 440 : 210,
    focus: undefined,
    isOpen: example.hasSlots ?? false,
    wide: [],
    isTurned: example.backs !== undefined,
    language,
  });
  const numbers = (card: Card, slot: Slot | undefined) => {
    const back = backs[card];
    const axis = axisOf(slot?.arm ?? arms[0]);
    return back ? [degreesOn(axis, back, words)] : [];
  };
  return (
    <svg
      className={styles.mini}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      aria-hidden
    >
      <Ground
        spread={plan}
        isCross={linesOf(shown).includes("down")}
        words={words}
      />
      {example.hasSlots &&
        plan.slots.map(({ x, y, width, height }, index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect
              className={styles.slot}
              x={4}
              y={4}
              width={Math.max(0, width - 8)}
              height={Math.max(0, height - 8)}
              rx={3}
            />
            <text
              className={styles.slotNumber}
              x={width / 2}
              y={height / 2 + 7}
            >
              {index + 1}
            </text>
          </g>
        ))}
      {plan.cards.map(({ card, slot, form, x, y, width, height }) => (
        <g key={card} transform={`translate(${x} ${y})`}>
          <LaidCard
            card={card}
            form={form}
            width={width}
            height={height}
            numbers={numbers(card, slot)}
            isStart={slot === undefined}
            language={language}
          />
          {(card === example.fresh || asks.includes(card)) && (
            <rect
              className={card === example.fresh ? styles.fresh : styles.asked}
              width={width}
              height={height}
              rx={3}
            />
          )}
          {asks.includes(card) && <Sign x={width} sign="?" />}
          {wrong && slot && (
            <Sign x={width} sign={wrong.includes(card) ? "wrong" : "right"} />
          )}
        </g>
      ))}
    </svg>
  );
}

function Sign(props: {
  readonly x: number;
  readonly sign: "?" | "right" | "wrong";
}) {
  return (
    <g transform={`translate(${props.x - 6} 6)`}>
      <circle
        className={styles[props.sign === "?" ? "ask" : props.sign]}
        r={12}
      />
      {props.sign === "?" ? (
        <text className={styles.mark} y={6}>
          ?
        </text>
      ) : (
        <path
          className={styles.sign}
          d={props.sign === "right" ? "M-6 0L-2 5L6-5" : "M-5-5L5 5M5-5L-5 5"}
        />
      )}
    </g>
  );
}
