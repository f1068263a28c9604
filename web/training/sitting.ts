/** What is to be trained now, and when the next is due. Days are those of this device. */

import type { TrainingCard } from "../profile/profile.ts";
import type { Exercise } from "./exercises.ts";

/** A handful: more in one sitting is work. */
const MOST = 10;

export interface Sitting {
  /** Those that are due, the longest due first, then new ones. */
  readonly now: readonly Exercise[];
  /** How many more of today's are left for another sitting. */
  readonly more: number;
  /** When the first of the others is due, in milliseconds; undefined: there is none. */
  readonly next: number | undefined;
}

export function sittingAt(
  exercises: readonly Exercise[],
  cards: readonly TrainingCard[],
  now: number,
): Sitting {
  const dueAt = new Map(cards.map(({ key, due }) => [key, due]));
  const tomorrow = dayAfter(now);
  const later: number[] = [];
  const today: { readonly exercise: Exercise; readonly due: number }[] = [];
  for (const exercise of exercises) {
    const due = dueAt.get(exercise.key);
    if (due !== undefined && due >= tomorrow) later.push(due);
    else today.push({ exercise, due: due ?? Infinity });
  }
  // Sorting is stable: new ones stay in the order of their answers.
  const sorted = today.toSorted((one, other) =>
    one.due === other.due ? 0 : one.due - other.due,
  );
  return {
    now: sorted.slice(0, MOST).map(({ exercise }) => exercise),
    more: Math.max(0, today.length - MOST),
    next: later.length > 0 ? Math.min(...later) : undefined,
  };
}

/** In how many days something is due: 0 is today, 1 tomorrow. */
export function daysUntil(due: number, now: number): number {
  const [from, to] = [startOfDay(now), startOfDay(due)];
  // A day may have 23 or 25 hours.
  return Math.round((to - from) / DAY);
}

const DAY = 24 * 60 * 60 * 1000;

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

function dayAfter(at: number): number {
  const day = new Date(at);
  return new Date(
    day.getFullYear(),
    day.getMonth(),
    day.getDate() + 1,
  ).getTime();
}
