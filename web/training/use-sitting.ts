/** One sitting: its questions as they were when it began, and what was answered so far. */

import { useState } from "react";
import type { TrainingCard } from "../profile/profile.ts";
import { noteCard, readProfile } from "../profile/store.ts";
import { answerTo, exercisesOf, wayOf } from "./exercises.ts";
import type { Exercise, Side, Way } from "./exercises.ts";
import type { Answer } from "./question.tsx";
import { answered } from "./schedule.ts";
import { sittingAt } from "./sitting.ts";
import type { Sitting } from "./sitting.ts";

interface Asked {
  readonly exercise: Exercise;
  readonly way: Way;
  readonly before: TrainingCard | undefined;
}

interface State {
  readonly asked: readonly Asked[];
  /** One by one; the last may still be looked at. */
  readonly answers: readonly Answer[];
  readonly at: number;
}

export interface RunningSitting extends State {
  /** What is left today and when the next is due, from now on. */
  rest(): Pick<Sitting, "more" | "next">;
  answer(side: Side): void;
  next(): void;
  /** With what is left of today. */
  begin(): void;
}

export function useSitting(clock: () => number): RunningSitting {
  const [state, setState] = useState(() => begun(clock()));
  const { asked, answers, at } = state;
  return {
    ...state,
    rest() {
      const { now, more, next } = readSitting(clock());
      return { more: now.length + more, next };
    },
    answer(side) {
      const current = asked[at];
      if (!current || answers.length > at) return;
      const { exercise, way, before } = current;
      const isRight = side === answerTo(exercise, way);
      const card = answered(exercise.key, before, isRight, clock());
      noteCard(card);
      setState({ ...state, answers: [...answers, { side, isRight, card }] });
    },
    next: () => setState({ ...state, at: at + 1 }),
    begin: () => setState(begun(clock())),
  };
}

function begun(now: number): State {
  const { cards } = readProfile();
  const asked = readSitting(now).now.map((exercise) => {
    const before = cards.find(({ key }) => key === exercise.key);
    return { exercise, before, way: wayOf(exercise, before?.times ?? 0) };
  });
  return { asked, answers: [], at: 0 };
}

function readSitting(now: number): Sitting {
  const { map, cards } = readProfile();
  return sittingAt(exercisesOf(map.arrows), cards, now);
}
