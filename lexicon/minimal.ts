/** Builds the smallest automaton of a sorted list of words, a word at a time (Daciuk and others, 2000). */

import { FINAL, LAST, TARGET_SHIFT } from "./automaton.ts";
import type { Automaton } from "./automaton.ts";

/** An edge under construction, and the node it leads to while that one may still grow. */
interface Open {
  symbol: number;
  isFinal: boolean;
  /** The edges of the node it leads to, packed but for the last. */
  readonly node: number[];
}

/** The words, as symbols, must come in ascending order, each once. */
export function minimal(
  sorted: Iterable<readonly number[]>,
  version: string,
): Automaton {
  const packed: number[] = [0];
  const known = new Map<string, number>();
  const top: number[] = [];
  const open: Open[] = [];
  let before: readonly number[] = [];
  let words = 0;
  for (const word of sorted) {
    const shared = commonLength(before, word);
    if (shared === word.length) throw new Error("The words are not in order.");
    closeTo(shared);
    for (let at = shared; at < word.length; at += 1)
      open.push({ symbol: word[at] as number, isFinal: false, node: [] });
    (open.at(-1) as Open).isFinal = true;
    before = word;
    words += 1;
  }
  closeTo(0);
  const root = freezeNode(top);
  return { edges: Uint32Array.from(packed), root, words, version };

  function closeTo(depth: number): void {
    while (open.length > depth) {
      const { symbol, isFinal, node } = open.pop() as Open;
      const target = freezeNode(node);
      const edge =
        (symbol | (isFinal ? FINAL : 0) | (target << TARGET_SHIFT)) >>> 0;
      (open.at(-1)?.node ?? top).push(edge);
    }
  }

  /** The index of a node with exactly these edges: an old one if there is one. */
  function freezeNode(edges: readonly number[]): number {
    if (edges.length === 0) return 0;
    const name = edges.join();
    const old = known.get(name);
    if (old !== undefined) return old;
    const index = packed.length;
    for (const [at, edge] of edges.entries())
      packed.push((at === edges.length - 1 ? edge | LAST : edge) >>> 0);
    known.set(name, index);
    return index;
  }
}

function commonLength(
  one: readonly number[],
  other: readonly number[],
): number {
  const limit = Math.min(one.length, other.length);
  let length = 0;
  while (length < limit && one[length] === other[length]) length += 1;
  return length;
}
