/** A minimal automaton packed into 32-bit edges: walked without unpacking, so that loading it costs nothing. */

/**
 * An edge holds, from its lowest bit: the symbol (6 bits), whether it is the node's last edge, whether a word ends
 * after it, and the index of the first edge of the node it leads to (24 bits; 0: that node has none).
 */
export interface Automaton {
  readonly edges: Uint32Array;
  /** The first edge of the node where every word begins; 0: there are no words. */
  readonly root: number;
  /** How many words it holds. */
  readonly words: number;
  readonly version: string;
}

export const SYMBOL_MASK = 0x3f;
export const LAST = 0x40;
export const FINAL = 0x80;
export const TARGET_SHIFT = 8;

const MAGIC = 0x584c5453;
const HEADER_WORDS = 12;
const VERSION_BYTES = 32;
const VERSION_AT = 16;

/** Reads what `toBytes` wrote; refuses anything else by throwing, for a broken dictionary is a broken installation. */
export function automatonFrom(bytes: Uint8Array): Automaton {
  // Typed arrays must begin at a multiple of their item's size; a slice of a pool may not.
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const whole = new Uint32Array(
    aligned.buffer,
    aligned.byteOffset,
    aligned.byteLength >> 2,
  );
  const [magic, root = 0, words = 0, length = 0] = whole;
  if (magic !== MAGIC || whole.length !== HEADER_WORDS + length)
    throw new Error("This is not a packed automaton.");
  const text = aligned.subarray(VERSION_AT, VERSION_AT + VERSION_BYTES);
  const version = String.fromCharCode(...text).replace(/\0+$/, "");
  return { edges: whole.subarray(HEADER_WORDS), root, words, version };
}

export function toBytes(automaton: Automaton): Uint8Array {
  const { edges, root, words, version } = automaton;
  const whole = new Uint32Array(HEADER_WORDS + edges.length);
  whole.set([MAGIC, root, words, edges.length]);
  whole.set(edges, HEADER_WORDS);
  const bytes = new Uint8Array(whole.buffer);
  for (let index = 0; index < VERSION_BYTES; index += 1)
    bytes[VERSION_AT + index] = version.charCodeAt(index) || 0;
  return bytes;
}

/** The edge by which the node leads on with the symbol; 0 if it does not. */
export function step(
  { edges }: Automaton,
  node: number,
  symbol: number,
): number {
  if (node === 0) return 0;
  for (let at = node; ; at += 1) {
    const edge = edges[at] as number;
    if ((edge & SYMBOL_MASK) === symbol) return edge;
    if ((edge & LAST) !== 0) return 0;
  }
}

/** The last edge of a walk along the symbols; 0 if it leaves the automaton, or if there are none. */
export function walk(automaton: Automaton, symbols: readonly number[]): number {
  let node = automaton.root;
  let edge = 0;
  for (const symbol of symbols) {
    edge = step(automaton, node, symbol);
    if (edge === 0) return 0;
    node = edge >>> TARGET_SHIFT;
  }
  return edge;
}

export function accepts(
  automaton: Automaton,
  symbols: readonly number[],
): boolean {
  return (walk(automaton, symbols) & FINAL) !== 0;
}

/** The symbols of every word that begins with what led to the node, without that beginning. */
export function* endings(
  automaton: Automaton,
  node: number,
  before: readonly number[] = [],
): Iterable<readonly number[]> {
  if (node === 0) return;
  for (let at = node; ; at += 1) {
    const edge = automaton.edges[at] as number;
    const symbols = [...before, edge & SYMBOL_MASK];
    if ((edge & FINAL) !== 0) yield symbols;
    yield* endings(automaton, edge >>> TARGET_SHIFT, symbols);
    if ((edge & LAST) !== 0) return;
  }
}
