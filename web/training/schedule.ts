/** When an exercise comes again, by how well it is remembered. Without chance, and in whole days: nobody sits twice a day. */

import { fsrs, Rating, State } from "ts-fsrs";
import type { CardInput } from "ts-fsrs";
import type { TrainingCard } from "../profile/profile.ts";

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** `before` undefined: it is answered for the first time. */
export function answered(
  key: string,
  before: TrainingCard | undefined,
  isRight: boolean,
  now: number,
): TrainingCard {
  const grade = isRight ? Rating.Good : Rating.Again;
  const { card } = scheduler.next(cardOf(before, now), now, grade);
  return {
    key,
    due: card.due.getTime(),
    answered: now,
    stability: card.stability,
    difficulty: card.difficulty,
    days: card.scheduled_days,
    times: card.reps,
    lapses: card.lapses,
  };
}

function cardOf(before: TrainingCard | undefined, now: number): CardInput {
  return {
    due: before?.due ?? now,
    stability: before?.stability ?? 0,
    difficulty: before?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: before?.days ?? 0,
    learning_steps: 0,
    reps: before?.times ?? 0,
    lapses: before?.lapses ?? 0,
    state: before ? State.Review : State.New,
    last_review: before?.answered ?? null,
  };
}
