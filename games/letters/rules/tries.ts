/** The tries of a daily deal: what each has come to, and which is the best. */

import type { Row, Task, View } from "./position.ts";

export interface Try {
  /** Which word it is, counted from 0. */
  readonly index: number;
  readonly word: string;
  /** L20, L21 */
  readonly total: number;
}

const WHOLE = 100;

/** The words that were read, in their order. */
export function triesOn(sheet: View["sheet"]): Try[] {
  return sheet.filter(isWord).map(({ word, points, bonus }, index) => ({
    index,
    word,
    total: points + bonus,
  }));
}

/** The one that brought most; of equals the first. */
export function bestTry(sheet: View["sheet"]): Try | undefined {
  const [best] = triesOn(sheet).toSorted(
    (one, other) => other.total - one.total,
  );
  return best;
}

/** In whole per cent of the goal. Rounded down: nothing less than the goal is a hundred, and no goal has so many points that one more would not show. */
export function shareOf(total: number, { goal }: Pick<Task, "goal">): number {
  return Math.floor((total * WHOLE) / goal);
}

function isWord(row: Row): row is Extract<Row, { type: "word" }> {
  return row.type === "word";
}
