/** Words found, by the hundred thousand, packed as bytes and given out best first. */

const LONGEST = 16;
const TOTALS = 512;

export interface Harvest {
  readonly count: number;
  /** Indices of the words, the greatest total first; equals in the order they were found. */
  ranked(): Iterable<number>;
  /** The codes of a word's letters. */
  word(index: number): number[];
  total(index: number): number;
}

export interface Gathering extends Harvest {
  /** Adds the first `length` codes of the path. */
  add(path: Uint8Array, length: number, total: number): void;
}

export function gather(): Gathering {
  let capacity = 1 << 10;
  let letters = new Uint8Array(capacity * LONGEST);
  let totals = new Uint16Array(capacity);
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(path, length, total) {
      if (count === capacity) grow();
      const at = count * LONGEST;
      letters[at] = length;
      for (let index = 0; index < length; index += 1)
        letters[at + 1 + index] = path[index] as number;
      totals[count] = total;
      count += 1;
    },
    ranked: () => ranked(totals, count),
    word(index) {
      const at = index * LONGEST;
      return [...letters.subarray(at + 1, at + 1 + (letters[at] ?? 0))];
    },
    total: (index) => totals[index] ?? 0,
  };

  function grow(): void {
    capacity *= 2;
    const more = new Uint8Array(capacity * LONGEST);
    more.set(letters);
    letters = more;
    const longer = new Uint16Array(capacity);
    longer.set(totals);
    totals = longer;
  }
}

/** A counting sort: there are many words and few totals. */
function ranked(totals: Uint16Array, count: number): Uint32Array {
  const starts = new Uint32Array(TOTALS + 1);
  for (let index = 0; index < count; index += 1) {
    const place = TOTALS - (totals[index] as number);
    starts[place] = (starts[place] as number) + 1;
  }
  let sum = 0;
  for (let place = 0; place <= TOTALS; place += 1) {
    const here = starts[place] as number;
    starts[place] = sum;
    sum += here;
  }
  const order = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const place = TOTALS - (totals[index] as number);
    const at = starts[place] as number;
    order[at] = index;
    starts[place] = at + 1;
  }
  return order;
}
