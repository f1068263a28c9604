/** Words by number: each is known by its place in the order of the alphabet, without a list of them. */

import { FINAL, LAST, SYMBOL_MASK, TARGET_SHIFT } from "./automaton.ts";
import type { Automaton } from "./automaton.ts";

/**
 * For every edge, how many words of its node come before the first that follows the edge. The sum along a walk, one
 * more for every word that ends on the way, is the number of the word at its end; the first is 0.
 */
export function wordsBefore({ edges }: Automaton): Uint32Array {
  const before = new Uint32Array(edges.length);
  const sizes = new Uint32Array(edges.length);
  // Nodes are packed after those they lead to, so one pass suffices.
  let sum = 0;
  let first = 1;
  for (let at = 1; at < edges.length; at += 1) {
    const edge = edges[at] as number;
    before[at] = sum;
    sum += (edge & FINAL) === 0 ? 0 : 1;
    sum += sizes[edge >>> TARGET_SHIFT] as number;
    if ((edge & LAST) === 0) continue;
    sizes[first] = sum;
    sum = 0;
    first = at + 1;
  }
  return before;
}

/** The symbols of the word of this number, given what `wordsBefore` counted. */
export function wordAt(
  { edges, root, words }: Automaton,
  before: Uint32Array,
  number: number,
): number[] {
  if (number < 0 || number >= words) throw new Error(`No word ${number}.`);
  const symbols: number[] = [];
  let node = root;
  let left = number;
  while (left >= 0) {
    let at = node;
    while (
      ((edges[at] as number) & LAST) === 0 &&
      (before[at + 1] as number) <= left
    )
      at += 1;
    const edge = edges[at] as number;
    symbols.push(edge & SYMBOL_MASK);
    left -= before[at] as number;
    // The word that ends here comes before those that go on.
    if ((edge & FINAL) !== 0) left -= 1;
    node = edge >>> TARGET_SHIFT;
  }
  return symbols;
}

/** The number of the word of these symbols; undefined if it is none. */
export function numberOf(
  { edges, root }: Automaton,
  before: Uint32Array,
  symbols: readonly number[],
): number | undefined {
  let node = root;
  let edge = 0;
  let number = 0;
  for (const symbol of symbols) {
    // The word that ended before comes before those that go on.
    if ((edge & FINAL) !== 0) number += 1;
    let at = node;
    while (((edges[at] as number) & SYMBOL_MASK) !== symbol) {
      if (node === 0 || ((edges[at] as number) & LAST) !== 0) return undefined;
      at += 1;
    }
    edge = edges[at] as number;
    number += before[at] as number;
    node = edge >>> TARGET_SHIFT;
  }
  return (edge & FINAL) === 0 ? undefined : number;
}
