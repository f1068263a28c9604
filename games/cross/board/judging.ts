/** The judging of a stop as a film: card after card from the start card outwards, arm after arm (C16). */

import { useReducedMotion } from "motion/react";
import { useEffect, useMemo, useState } from "react";
import type { Arm, Back, Card, Slot } from "../rules/position.ts";
import type { JudgedEvent } from "./describe.ts";

interface Step {
  readonly card: Card;
  readonly back: Back;
  readonly slot: Slot;
  readonly isRight: boolean;
}

export interface Film {
  /** How many cards are judged so far, and how many of them were set aside. */
  readonly judged: number;
  readonly wrong: number;
  readonly all: number;
  readonly isDone: boolean;
  readonly verdicts: ReadonlyMap<Card, boolean>;
  readonly backs: ReadonlyMap<Card, Back>;
  readonly gaze: Slot | undefined;
  skip(): void;
}

/** How long a card has the stage, in milliseconds. */
const PACE = 550;

function stepsOf(event: JudgedEvent): Step[] {
  return order.flatMap((arm) =>
    event.arms[arm].map(({ card, back, isRight }, index) => ({
      card,
      back,
      isRight,
      slot: { arm, index },
    })),
  );
}

/** Clockwise from the top, as one reads a compass. */
const order: readonly Arm[] = ["north", "east", "south", "west"];

/** `key` names the stop: another one begins from the first card. `isOver`: it was seen, and only its end is shown. */
export function useFilm(
  event: JudgedEvent | undefined,
  key: number | undefined,
  isOver = false,
): Film | undefined {
  const isCalm = (useReducedMotion() ?? false) || isOver;
  const [at, setAt] = useState<{
    readonly key: number | undefined;
    readonly judged: number;
  }>({
    key,
    judged: 0,
  });
  const steps = useMemo(() => (event ? stepsOf(event) : []), [event]);
  const played = at.key === key ? at.judged : 0;
  // Where motion is unwelcome, everything lies turned at once.
  const judged = isCalm ? steps.length : Math.min(played, steps.length);
  const isDone = judged === steps.length;
  useEffect(() => {
    if (!event || isDone) return undefined;
    const timer = setTimeout(() => setAt({ key, judged: judged + 1 }), PACE);
    return () => clearTimeout(timer);
  }, [event, key, judged, isDone]);
  return useMemo(() => {
    if (!event) return undefined;
    const shown = steps.slice(0, judged);
    return {
      judged,
      all: steps.length,
      wrong: shown.filter(({ isRight }) => !isRight).length,
      isDone,
      verdicts: new Map(shown.map(({ card, isRight }) => [card, isRight])),
      backs: new Map([
        [event.start.card, event.start.back],
        ...shown.map(({ card, back }) => [card, back] as const),
      ]),
      gaze: isDone ? undefined : shown.at(-1)?.slot,
      skip: () => setAt({ key, judged: steps.length }),
    };
  }, [event, key, steps, judged, isDone]);
}

/** The cross that was judged, as it lay. */
export function judgedCross({
  arms,
}: JudgedEvent): Readonly<Record<Arm, readonly Card[]>> {
  const cards = (arm: Arm) => arms[arm].map(({ card }) => card);
  return {
    west: cards("west"),
    east: cards("east"),
    south: cards("south"),
    north: cards("north"),
  };
}
