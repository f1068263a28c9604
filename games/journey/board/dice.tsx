/** The seven dice: rolled before everyone's eyes, chosen by tap or key, gone until the next roll. */

import type { HeardEvents } from "@stolik/kernel";
import { useReducedMotion } from "motion/react";
import * as m from "motion/react-m";
import { useState } from "react";
import type { Event, View } from "../rules/position.ts";
import { stepsAllowed } from "../rules/roads.ts";
import styles from "./dice.module.css";
import { emptyPlaces, placeTaken } from "./tray.ts";
import type { Taken } from "./use-choice.ts";
import type { Words } from "./words.ts";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-9, -10],
    [9, -10],
    [-9, 0],
    [9, 0],
    [-9, 10],
    [9, 10],
  ],
};

export function Dice(props: {
  readonly view: View;
  readonly heard: readonly HeardEvents<Event>[];
  readonly words: Words;
  readonly canTake: boolean;
  /** The place of the die that is chosen. */
  readonly chosen: number | undefined;
  readonly taken: readonly Taken[];
  /** `byKeys`: the keyboard chose, and wants to go on. */
  choose(slot: number, die: number, byKeys: boolean): void;
}) {
  const { view, heard, words, canTake } = props;
  const { rolled, seq } = lastRoll(heard, view.roll ?? view.dice);
  const now = heard.at(-1)?.seq ?? 0;
  const own = props.taken.filter((die) => die.seq >= seq && die.seq < now);
  const empty = emptyPlaces(
    rolled,
    view.dice,
    own.map(({ slot }) => slot),
  );
  const inUse =
    view.die > 0 ? placeTaken(heard, rolled, empty, own) : undefined;
  const isCalm = useReducedMotion() ?? false;
  // What lay there already is not rolled again before somebody's eyes.
  const [foundAt] = useState(seq);
  return (
    <section className={styles.dice} aria-label={words("dice.label")}>
      {rolled.map((die, slot) => {
        const isLeft = !empty.includes(slot);
        return (
          <m.button
            key={`${seq}-${slot}`}
            type="button"
            className={styles.die}
            data-die={isLeft ? die : undefined}
            data-gone={!isLeft}
            data-taken={slot === inUse}
            aria-label={labelOf(die, isLeft, words)}
            aria-pressed={props.chosen === slot}
            disabled={!canTake || !isLeft}
            initial={
              seq === foundAt
                ? false
                : isCalm
                  ? { opacity: 0 }
                  : { opacity: 0, y: -26, rotate: -260 + slot * 40 }
            }
            animate={{ opacity: 1, y: 0, rotate: 0 }}
            transition={{ duration: 0.45, delay: slot * 0.03, ease: "easeOut" }}
            onClick={({ detail }) => props.choose(slot, die, detail === 0)}
          >
            <DieFace die={die} />
            {die === 1 && isLeft && (
              <span className={styles.worth} aria-hidden>
                {stepsAllowed(die)}
              </span>
            )}
          </m.button>
        );
      })}
    </section>
  );
}

/** J12: a 1 is the longest way. */
function labelOf(die: number, isLeft: boolean, words: Words): string {
  if (!isLeft) return words("dice.gone", { die });
  return die === 1
    ? words("dice.one", { die, steps: stepsAllowed(die) })
    : words("dice.die", { die });
}

function DieFace({ die }: { readonly die: number }) {
  return (
    <svg viewBox="-20 -20 40 40" aria-hidden>
      <rect
        className={styles.face}
        x={-18.5}
        y={-18.5}
        width={37}
        height={37}
        rx={5}
      />
      {(PIPS[die] ?? []).map(([x, y]) => (
        <circle
          key={`${x}${y}`}
          className={styles.pip}
          cx={x}
          cy={y}
          r={die === 1 ? 5.4 : 3.9}
        />
      ))}
    </svg>
  );
}

/** Dice keep their places in the tray, so those of the last roll are what is shown. */
export function lastRoll(
  heard: readonly HeardEvents<Event>[],
  dice: readonly number[],
) {
  for (const { seq, events } of heard.toReversed())
    for (const event of events)
      if (event.type === "rolled") return { rolled: event.dice, seq };
  return { rolled: dice, seq: 0 };
}
