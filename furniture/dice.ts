/** Numbers from a name: the same name gives the same numbers, on every machine. */

export interface Dice {
  /** A fraction in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
}

/** FNV-1a, stirred by mulberry32. */
export function diceOf(name: string): Dice {
  let seed = hash(name);
  const next = (): number => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
