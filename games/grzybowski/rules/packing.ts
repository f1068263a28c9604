/** The greatest number of arrangements that share no card (G12), exactly. */

/** The least number of arrangements at which partial results are cached. */
const MANY = 9;
/** No mask has more bits. */
const STRIDE = 2 ** 26;

/** How many of the masks can be chosen so that no two share a bit. */
export function packed(masks: readonly number[]): number {
  if (masks.length < 2) return masks.length;
  return solver(masks).best(0, 0);
}

/** Which of the masks: one best choice, by their indices. */
export function packing(masks: readonly number[]): number[] {
  const { best } = solver(masks);
  const chosen: number[] = [];
  let used = 0;
  for (const [index, mask] of masks.entries()) {
    if ((mask & used) !== 0) continue;
    const wanted = best(index, used);
    if (wanted === 0) break;
    if (1 + best(index + 1, used | mask) < wanted) continue;
    chosen.push(index);
    used |= mask;
  }
  return chosen;
}

interface Solver {
  /** The greatest number from the masks after `index` that leave the used bits alone. */
  best(index: number, used: number): number;
}

/**
 * Each mask in turn is taken or left. Two branches that have used the same of the bits still in question are one: in a
 * frame of five columns, read row by row, few are left.
 */
function solver(given: readonly number[]): Solver {
  const masks = given;
  const count = masks.length;
  const rest = new Array<number>(count + 1).fill(0);
  for (let index = count - 1; index >= 0; index -= 1)
    rest[index] = (rest[index + 1] ?? 0) | (masks[index] ?? 0);
  const known = count >= MANY ? new Map<number, number>() : undefined;

  function best(from: number, used: number): number {
    let index = from;
    while (index < count && ((masks[index] ?? 0) & used) !== 0) index += 1;
    if (index >= count) return 0;
    if (index === count - 1) return 1;
    const key = index * STRIDE + (used & (rest[index] ?? 0));
    const found = known?.get(key);
    if (found !== undefined) return found;
    const mask = masks[index] ?? 0;
    let result = 1 + best(index + 1, used | mask);
    // Leaving out a mask that overlaps no other gains nothing.
    if ((mask & (rest[index + 1] ?? 0) & ~used) !== 0) {
      const without = best(index + 1, used);
      if (without > result) result = without;
    }
    known?.set(key, result);
    return result;
  }
  return { best };
}
