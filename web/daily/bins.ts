/** How everybody did, as the rows of a histogram. */

import type { ScoreCount } from "@stolik/server/protocol";

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly people: number;
}

/** Every score from the lowest to the highest; where there are too many, several in one row, and so are those that nobody has reached. */
export function binsOf(
  scores: readonly ScoreCount[],
  best: number,
  most: number,
): readonly Bin[] {
  return folded(rowsOf(scores, best, most));
}

/** The least number of rows without anybody, one beside the other, that become one. */
const EMPTY = 3;

function folded(rows: readonly Bin[]): readonly Bin[] {
  const runs: Bin[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (row.people === 0 && run?.[0]?.people === 0) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < EMPTY) return run;
    return [{ from: first.from, to: last.to, people: 0 }];
  });
}

function rowsOf(
  scores: readonly ScoreCount[],
  best: number,
  most: number,
): readonly Bin[] {
  const reached = scores.map(({ score }) => Math.floor(score));
  const low = Math.min(best, ...reached);
  const high = Math.max(best, ...reached);
  const width = Math.ceil((high - low + 1) / most);
  const count = Math.ceil((high - low + 1) / width);
  return Array.from({ length: count }, (_, index) => {
    const from = low + index * width;
    const to = Math.min(from + width - 1, high);
    const inside = scores.filter(
      ({ score }) => Math.floor(score) >= from && Math.floor(score) <= to,
    );
    return {
      from,
      to,
      people: inside.reduce((sum, { people }) => sum + people, 0),
    };
  });
}
