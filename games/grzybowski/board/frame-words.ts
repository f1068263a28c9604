/** What is said when the frame has become fixed (G7). */

import { frameOf } from "../rules/field.ts";
import type { Grid, Range } from "../rules/index.ts";
import type { Wording } from "./words.ts";

export function newlyFixed(
  before: Grid,
  now: Grid,
  { words }: Pick<Wording, "words">,
): string[] {
  const [was, is] = [frameOf(before), frameOf(now)];
  const isNew = (old: Range, range: Range) => !isFixed(old) && isFixed(range);
  return [
    ...(isNew(was.top, is.top) ? [words("bar.fixed-rows")] : []),
    ...(isNew(was.left, is.left) ? [words("bar.fixed-columns")] : []),
  ];
}

function isFixed({ low, high }: Range): boolean {
  return low === high;
}
