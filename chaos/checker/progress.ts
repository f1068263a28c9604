/** Checks that play went on: every table that could go on was moved at after the last fault, and how long the longest wait was. */

import { only } from "./evidence.ts";
import type { Case, Check } from "./evidence.ts";

/** A time in which nobody at a table saw a move, though the match was not over. */
export interface Silence {
  readonly table: string;
  readonly game: string;
  /** When it began. */
  readonly from: number;
  readonly milliseconds: number;
}

export const checkProgress: Check = (one) => {
  const { table } = one.log;
  if (table.status === "stopped")
    return [{ kind: "stuck", table: table.id, words: "it was stopped" }];
  const { healedAt } = one;
  const { moments, overAt } = momentsOf(one);
  const [first] = moments;
  if (healedAt === undefined || first === undefined || first >= healedAt)
    return [];
  if (overAt < healedAt || moments.some((at) => at > healedAt)) return [];
  const words = "nobody saw a move after the last fault was over";
  return [{ kind: "stuck", table: table.id, words }];
};

export function longestSilence(one: Case): Silence {
  const { moments, overAt } = momentsOf(one);
  const { id, game } = one.log.table;
  const end = Math.min(overAt, one.endedAt);
  const marks = [...moments.filter((at) => at < end), end];
  const silences = marks.map((from, index) => ({
    table: id,
    game,
    from,
    milliseconds: (marks[index + 1] ?? from) - from,
  }));
  return longestOf(silences) ?? { table: id, game, from: end, milliseconds: 0 };
}

export function longestOf(silences: readonly Silence[]): Silence | undefined {
  return silences.toSorted(
    (one, other) => other.milliseconds - one.milliseconds,
  )[0];
}

/** When each seq was first seen by anybody, and when the end was; Infinity: nobody saw it. */
function momentsOf({ entries }: Case): {
  readonly moments: readonly number[];
  readonly overAt: number;
} {
  const moments: number[] = [];
  let head = -1;
  let overAt = Infinity;
  for (const { at, seq, isOver } of only(entries, "seen")) {
    if (seq > head) moments.push(at);
    head = Math.max(head, seq);
    if (isOver) overAt = Math.min(overAt, at);
  }
  return { moments, overAt };
}
