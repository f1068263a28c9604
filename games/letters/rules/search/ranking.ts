/** Words found, by the million: their numbers, gathered with what each is worth, are put in order. */

/** Worths are whole numbers below this. */
const WORTHS = 4096;
/** How many there is room for to begin with. */
export const FIRST_CAPACITY = 1 << 12;

/** The same with as much room again. */
export function doubled<Items extends Uint32Array | Uint16Array>(
  items: Items,
): Items {
  const make = items.constructor as new (length: number) => Items;
  const more = new make(2 * items.length);
  more.set(items);
  return more;
}

/**
 * The numbers, those worth most first; equals in the order in which they were found. A counting sort: there are many
 * words and few worths.
 */
export function ranked(
  numbers: Uint32Array,
  worths: Uint16Array,
  count: number,
): Uint32Array {
  const starts = new Uint32Array(WORTHS);
  for (let index = 0; index < count; index += 1) {
    const worth = worths[index] as number;
    starts[worth] = (starts[worth] as number) + 1;
  }
  let sum = 0;
  for (let worth = WORTHS - 1; worth >= 0; worth -= 1) {
    const here = starts[worth] as number;
    starts[worth] = sum;
    sum += here;
  }
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const worth = worths[index] as number;
    const at = starts[worth] as number;
    order[at] = numbers[index] as number;
    starts[worth] = at + 1;
  }
  return order;
}
