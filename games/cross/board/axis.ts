/** How one axis shares out its room: full cards near what one looks at, folded ones further off, slots a finger can find. */

/** What the things on an axis measure, in pixels. */
export interface Measures {
  /** A folded card at its thinnest, and where there is room. */
  readonly least: number;
  readonly folded: number;
  /** What a finger finds. */
  readonly touch: number;
  /** An unfolded card, and how large it may grow. */
  readonly full: number;
  readonly most: number;
  /** A slot that takes a card, one that only shows where it is, and the gap where none is offered. */
  readonly slot: number;
  readonly thin: number;
  readonly gap: number;
}

/** Cards never quite touch. */
const MIN_GAP = 0.5;

export interface Demand {
  /** How many cards lie on the axis, the start card included. */
  readonly count: number;
  readonly start: number;
  readonly length: number;
  /** The gap one looks at: 0 lies before the first card. */
  readonly focus: number;
  /** Whether slots are offered. */
  readonly isOpen: boolean;
  /** Where room is scarce, the one slot that takes a card; the others only show where they are. */
  readonly unfolded: number | undefined;
  /** Whether room is taken to be scarce, though there is enough. */
  readonly isScarce: boolean;
  /** Cards that must be wide enough for a finger. */
  readonly wide: readonly number[];
  /** The size of the start card, where the other axis settles it. */
  readonly startSize?: number;
  /** Whether the length is all there is; else a long line may take more. */
  readonly isRigid: boolean;
  readonly measures: Measures;
}

interface Piece {
  readonly at: number;
  readonly size: number;
}

export interface AxisPlan {
  readonly cards: readonly Piece[];
  readonly slots: readonly (Piece & { readonly isThin: boolean })[];
  readonly length: number;
  /** Whether some slots are too thin to take a card: the first tap unfolds them. */
  readonly isFine: boolean;
}

export function planAxis(demand: Demand): AxisPlan {
  const { count, start, measures } = demand;
  const isFine = demand.isOpen && (demand.isScarce || !fitsOpen(demand));
  const gaps = isFine ? fineGaps(demand) : evenGaps(demand);
  const room = demand.length - sum(gaps);
  const sizes = cardSizes(demand, room);
  const used = sum(gaps) + sum(sizes);
  const length = Math.max(demand.length, used);
  const before = sum(gaps.slice(0, start + 1)) + sum(sizes.slice(0, start));
  const middle = before + (sizes[start] ?? 0) / 2;
  // The start card stands in the middle as far as the arms let it.
  let at = Math.max(0, Math.min(length - used, length / 2 - middle));
  const cards: Piece[] = [];
  const slots: (Piece & { readonly isThin: boolean })[] = [];
  for (const [index, size] of gaps.entries()) {
    slots.push({ at, size, isThin: size < measures.slot });
    at += size;
    const card = sizes[index];
    if (card === undefined || index === count) continue;
    cards.push({ at, size: card });
    at += card;
  }
  return { cards, slots, length, isFine };
}

function fitsOpen(demand: Demand): boolean {
  const { count, length, measures } = demand;
  const cards = cardsAt(demand, measures.folded);
  return cards + (count + 1) * measures.slot <= length;
}

/** What the cards take if those that may fold are this thin. */
function cardsAt({ count, wide, startSize, measures }: Demand, folded: number) {
  const fixed = wide.length + (startSize === undefined ? 0 : 1);
  const wides = wide.length * measures.touch + (startSize ?? 0);
  return (count - fixed) * folded + wides;
}

/** Slots alike; where none is offered, cards that hardly fit move together. */
function evenGaps(demand: Demand): number[] {
  const { count, length, isOpen, measures } = demand;
  const spare =
    (length - cardsAt(demand, measures.least)) / Math.max(1, count - 1);
  const closed = Math.max(MIN_GAP, Math.min(measures.gap, spare));
  return Array.from({ length: count + 1 }, (_, gap) => {
    if (isOpen) return measures.slot;
    return gap === 0 || gap === count ? 0 : closed;
  });
}

/** All alike, but for the one that was unfolded. */
function fineGaps(demand: Demand): number[] {
  const { count, length, unfolded, measures } = demand;
  const taken = unfolded === undefined ? 0 : measures.slot;
  const spare = length - cardsAt(demand, measures.least) - taken;
  const thin = Math.max(0, Math.min(measures.thin, spare / (count + 1)));
  return Array.from({ length: count + 1 }, (_, gap) =>
    gap === unfolded ? measures.slot : thin,
  );
}

function cardSizes(demand: Demand, room: number): number[] {
  const { count, start, focus, wide, startSize, measures } = demand;
  const folded = Math.max(1, count - wide.length);
  // On the smallest phone even the thinnest give way a little.
  const least = demand.isRigid
    ? Math.min(measures.least, (room - cardsAt(demand, 0)) / folded)
    : measures.least;
  const sizes = Array.from({ length: count }, (_, index) => {
    if (index === start && startSize !== undefined) return startSize;
    return wide.includes(index) ? measures.touch : least;
  });
  const free = [...sizes.keys()].filter(
    (index) => index !== start || startSize === undefined,
  );
  let left = room - sum(sizes);
  left -= raise(sizes, free, left, measures.folded);
  const nearest = free.toSorted(
    (one, other) => distance(one, focus) - distance(other, focus),
  );
  for (const index of nearest) {
    const more = measures.full - (sizes[index] ?? 0);
    if (more > left) break;
    sizes[index] = measures.full;
    left -= more;
  }
  const isAllFull = free.every((index) => (sizes[index] ?? 0) >= measures.full);
  raise(sizes, free, left, isAllFull ? measures.most : measures.touch);
  return sizes;
}

/** Shares what is left evenly among those still smaller than this; says how much was used. */
function raise(
  sizes: number[],
  among: readonly number[],
  left: number,
  to: number,
): number {
  const small = among.filter((index) => (sizes[index] ?? 0) < to);
  if (small.length === 0 || left <= 0) return 0;
  let used = 0;
  for (const index of small) {
    const size = sizes[index] ?? 0;
    const more = Math.min(to - size, left / small.length);
    sizes[index] = size + more;
    used += more;
  }
  return used;
}

/** From the middle of a card to a gap, in cards. */
function distance(card: number, gap: number): number {
  return Math.abs(card + 0.5 - gap);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
