/** One line for each key of many: the greatest by some measures, and of those the greatest few. Neither depends on the order. */

export type Measure<Line> = (line: Line) => number;

/** Greatest first. Lines that measure alike are told apart by what is in them, so their members must stand in one order. */
export function greatest<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
  measures: readonly Measure<Line>[],
  most: number,
): Line[] {
  const sorted = lines.toSorted((one, other) => {
    for (const measure of measures) {
      const apart = measure(other) - measure(one);
      if (apart !== 0) return apart;
    }
    return ordered(JSON.stringify(one), JSON.stringify(other));
  });
  const found = new Map<string, Line>();
  for (const line of sorted) {
    const key = keyOf(line);
    if (!found.has(key)) found.set(key, line);
  }
  return [...found.values()].slice(0, most);
}

/** By code units, which are the same in every language. */
export function ordered(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
